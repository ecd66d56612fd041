import { SECOND } from '#domain/calendar.ts'
import { attemptWindows, type Clock, withTimeout, netOf } from '../runtime/index.ts'
import { StoreFailure } from './store-failure.ts'
import type { AttemptCounter } from './store.ts'

/** The longest time for counting in the database. After that, each process uses its own count. */
const COUNTED_WITHIN = SECOND

export interface AttemptBound {
  readonly key: string
  readonly most: number
}

/**
 * Returns the limits of an address and its neighbourhood. An IPv6 /64 is one address, because a home has at least one.
 */
export function addressBounds(whose: string, ip: string, most: { address: number; neighbourhood: number }) {
  const near: AttemptBound = { key: `${whose} ${netOf(ip)}`, most: most.address }
  const wide: AttemptBound = { key: `${whose} ${netOf(ip, 48)}`, most: most.neighbourhood }
  return wide.key === near.key ? [near] : [near, wide]
}

/**
 * Counts attempts of all replicas in windows of `length` ms. Attempts above the limit of this process do not use the
 * store.
 */
export function boundedAttempts(
  everywhere: AttemptCounter | null,
  length: number,
  clock: Pick<Clock, 'elapsed' | 'after'>,
) {
  const here = attemptWindows(length, clock)
  return {
    /**
     * Counts an attempt for each bound up to the first exceeded one. Returns its count and the ms left in its window.
     */
    async exceeded(bounds: readonly AttemptBound[]) {
      const until = clock.elapsed() + COUNTED_WITHIN
      for (const { key, most } of bounds) {
        const own = here.count(key)
        if (own.attempts > most) return { ...own, most }
        const asked = everywhere && StoreFailure.replacedBy(null, everywhere.count(key, length))
        const inAll = asked && (await withTimeout(asked, until - clock.elapsed(), clock))
        if (inAll && inAll.attempts > most) return { ...inAll, most }
      }
      return null
    },
    [Symbol.dispose]: () => here[Symbol.dispose](),
  }
}
