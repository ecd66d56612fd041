/** Removes the country code and leading zeros, so that "+90 532 …" and "0532 …" are equal. */
export function lastDigits(written: string): string {
  return written.replaceAll(/\D/g, '').slice(-10)
}

/** The minimum number of digits for a search by telephone number. */
export const SHORTEST_TELEPHONE = 7
