/** Bytes that a probe writes: a message of 5,000 characters of four bytes, with its other fields. */
export const LARGEST_MESSAGE = 24 * 1024
