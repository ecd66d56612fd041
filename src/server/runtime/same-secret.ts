import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the time of an answer does not reveal how much of a guess is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
