import { addDays, type Day, dayOf, HOUR, instantOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import type { Zone } from '#domain/zone.ts'
import type { Clock, Log } from '../run/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { describeBulletinFailure } from './bulletin-source.ts'
import { createHealth, type RunningSource } from './source-health.ts'
import type { GoldFixing, GoldFixings } from './tcmb-gold.ts'
import { watchByClock } from './watch-by-clock.ts'

export interface GoldWatchOptions {
  readonly source: GoldFixings
  /** Whether the office has a gold board just now: without one nobody is asked. */
  readonly wanted: () => boolean
  /** Of the newest that is stored; null: none is. */
  readonly knownAt: number | null
  readonly onFixing: (fixing: GoldFixing) => void
  readonly clock: Clock
  readonly log: Log
  /** In [0, 1), for the jitter. */
  readonly random?: () => number
}

/** The bank sets prices at these full hours of business days. */
const [FIRST_HOUR, LAST_HOUR] = [10, 15]
/** The document is there a minute after its hour. */
const AFTER = 2 * MINUTE
/** Between two questions, also where several hours are caught up on. */
const LEAST_PAUSE = 10 * SECOND
/** An hour whose document is not there is asked for so often, this far apart. Two such hours of a day: a holiday. */
const TRIES = 3
const TRY_AGAIN = 6 * MINUTE
const RETRY: Backoff = { first: MINUTE, longest: 30 * MINUTE }

/** Brings the gold of each hour, one question after the other; a start catches up on the hours of its day. */
export function watchGold(options: GoldWatchOptions): RunningSource {
  const { source, wanted, knownAt, onFixing, clock, log, random = Math.random } = options
  const { zone } = clock
  const health = createHealth('tcmb gold', clock, log)
  const today = dayOf(clock.now(), zone)
  let slot = slotAfter(Math.max(knownAt ?? 0, instantOf(today, `${FIRST_HOUR}:00`, zone) - HOUR), zone)
  let tries = 0
  let failures = 0
  /** The day of the last hour that had no document. */
  let bare: Day | null = null

  const untilSlot = (): number => slot.at + AFTER - clock.now()

  /** On to the next hour; what was not asked for while there was no gold board is left. */
  const goOn = (after: number): number => {
    slot = slotAfter(after, zone)
    tries = 0
    return Math.max(LEAST_PAUSE, untilSlot())
  }

  const take = (fixing: Awaited<ReturnType<GoldFixings['of']>> | 'unwanted'): number => {
    const { day, at } = slot
    if (fixing === 'unwanted') {
      health.enter('idle')
      return goOn(Math.max(at, clock.now() - AFTER))
    }
    if (!fixing.ok) {
      failures += 1
      health.failed(describeBulletinFailure(fixing.error))
      return delayAfter(failures, RETRY, random)
    }
    failures = 0
    if (fixing.value !== null) {
      health.good(clock.now())
      onFixing(fixing.value)
      return goOn(at)
    }
    health.enter('waiting')
    tries += 1
    if (tries < TRIES && clock.now() < at + HOUR) return TRY_AGAIN
    const holiday = bare === day
    bare = day
    return goOn(holiday ? instantOf(day, `${LAST_HOUR}:00`, zone) : at)
  }

  health.enter('waiting')
  return watchByClock({
    first: untilSlot(),
    ask: async () => (wanted() ? source.of(slot.day, slot.hour) : 'unwanted'),
    take,
    untilDue: () => Math.max(LEAST_PAUSE, untilSlot()),
    health,
    clock,
  })
}

interface Slot {
  readonly day: Day
  readonly hour: number
  readonly at: number
}

function slotAfter(instant: number, zone: Zone): Slot {
  for (let day = dayOf(instant, zone); ; day = addDays(day, 1)) {
    if (weekdayOf(day) > 5) continue
    for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour += 1) {
      const at = instantOf(day, `${hour}:00`, zone)
      if (at > instant) return { day, hour, at }
    }
  }
}
