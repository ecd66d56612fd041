import { SECOND } from '#domain/calendar.ts'
import { attemptWindows, type Clock, withTimeout, netOf } from '../runtime/index.ts'
import { StoreFailure } from './store-failure.ts'
import type { AttemptCounter } from './store.ts'

/** How long the database may take to count; then each process uses its own count. */
const COUNTED_WITHIN = SECOND

export interface AttemptBound {
  readonly key: string
  readonly most: number
}

/** An IPv6 /64 counts as one address: a home has a few of them, the next larger net of its provider far more. */
export function addressBounds(whose: string, ip: string, most: { address: number; neighbourhood: number }) {
  const near: AttemptBound = { key: `${whose} ${netOf(ip)}`, most: most.address }
  const wide: AttemptBound = { key: `${whose} ${netOf(ip, 48)}`, most: most.neighbourhood }
  return wide.key === near.key ? [near] : [near, wide]
}

/** Attempts in windows of `length` ms, over all replicas. Who is beyond in this process costs the store nothing. */
export function boundedAttempts(
  everywhere: AttemptCounter | null,
  length: number,
  clock: Pick<Clock, 'elapsed' | 'after'>,
) {
  const here = attemptWindows(length, clock)
  return {
    /** Counts one more of each, up to the first that is beyond: how many it had, and the ms left of its window. */
    async exceeded(bounds: readonly AttemptBound[]) {
      const until = clock.elapsed() + COUNTED_WITHIN
      for (const { key, most } of bounds) {
        const own = here.count(key)
        if (own.attempts > most) return { ...own, most }
        const asked = everywhere?.count(key, length).catch(nullWhereItFails)
        const inAll = asked && (await withTimeout(asked, until - clock.elapsed(), clock))
        if (inAll && inAll.attempts > most) return { ...inAll, most }
      }
      return null
    },
    [Symbol.dispose]: () => here[Symbol.dispose](),
  }
}

function nullWhereItFails(error: unknown): null {
  if (error instanceof StoreFailure) return null
  throw error
}
