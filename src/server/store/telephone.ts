/** Drops the country's code and leading zeros: "+90 532 …" and "0532 …" are one telephone. */
export function lastDigits(written: string): string {
  return written.replaceAll(/\D/g, '').slice(-10)
}

/** Digits: fewer stand in any number. */
export const SHORTEST_TELEPHONE = 7
