/** So many texts of the office are kept: some years of a busy one; 12 kB each. */
export const MOST_VERSIONS = 500
