import { addDays, DAY_LENGTH, midnightOf } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'
import type { MarkerStore } from '../store/index.ts'
import type { Bulletins } from './bulletins.ts'

/** A site that stood still over a long weekend is still believed. */
const FAR = 3 * DAY_LENGTH

/** Whether the machine's clock may decide what is old enough to be erased: one that is a year ahead would have everything erased. */
export interface ClockTrust {
  /** Asked before something is erased; remembers a moment that is believed. Rejects when the store can't. */
  believed(): Promise<boolean>
  /** By how many ms the clock is past the newest moment that is known, if that is too much to be believed; else null. */
  doubt(): number | null
}

export interface ClockTrustOptions {
  readonly store: MarkerStore
  /** The central bank dates its bulletins itself: a new one shows that a long pause was one. */
  readonly bulletins: Pick<Bulletins, 'newest'>
  readonly clock: Clock
}

export async function openClockTrust({ store, bulletins, clock }: ClockTrustOptions): Promise<ClockTrust> {
  // A store that never saw any moment holds nothing to erase.
  let seenAt = (await store.markers())['clock-seen-at'] ?? clock.now()

  const doubt = (): number | null => {
    const official = bulletins.newest()
    const known = official === null ? seenAt : Math.max(seenAt, midnightOf(addDays(official.day, 1), clock.zone))
    const past = clock.now() - known
    return past < FAR ? null : past
  }

  return {
    doubt,
    async believed() {
      if (doubt() !== null) return false
      seenAt = clock.now()
      await store.setMarkers({ 'clock-seen-at': seenAt })
      return true
    },
  }
}
