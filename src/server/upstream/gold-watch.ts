import { addDays, type Day, dayOf, HOUR, instantOf, midnightOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { type Backoff, type Clock, delayAfter } from '../runtime/index.ts'
import type { AskingPace } from './archive.ts'
import { FIXING_HOURS, FIXING_THERE_AFTER, type GoldFixing, type GoldFixings, LAST_FIXING_HOUR } from './gold-source.ts'
import { type BulletinFailure, isMistake } from './source-failure.ts'
import { createHealth, type RunningSource } from './source.ts'
import { watchByClock } from './watch-by-clock.ts'

export interface GoldWatchOptions extends AskingPace {
  readonly source: GoldFixings
  /** Returns true if the office has a gold board. Nothing is fetched otherwise. */
  readonly wanted: () => boolean
  readonly knownAt: number | null
  readonly onFixing: (fixing: GoldFixing) => void
}

const PAUSE = 10 * SECOND
/** The attempts and the delay for an hour without a readable document. Two missing hours in a row mean a holiday. */
const TRIES = 3
const RETRY_DELAY_MS = 6 * MINUTE
const RETRY: Backoff = { first: MINUTE, longest: 30 * MINUTE }

/** Fetches the gold price of each hour. A start continues an interrupted day. */
export function watchGold(options: GoldWatchOptions): RunningSource {
  const { source, wanted, knownAt, onFixing, clock, log, pause = PAUSE, random = Math.random } = options
  const health = createHealth(source.name, clock, log)
  const hours = createHours(clock, knownAt, pause)
  let tries = 0
  let failures = 0
  /** The day of the last hour, if that had no document. */
  let bare: Day | null = null

  const continueAfter = (after: number, without: Day | null = null): number => {
    bare = hours.wasSetBack() ? null : without
    tries = 0
    failures = 0
    return hours.continueAfter(after)
  }

  const takeFailure = (error: BulletinFailure, at: number): number => {
    failures += 1
    health.failed(error)
    // An unreadable document must not block later hours. While the bank is down, later hours fail, too.
    if (isMistake(error) && failures >= TRIES && clock.now() >= at + HOUR) return continueAfter(at)
    return delayAfter(failures, RETRY, random)
  }

  const take = (fixing: Awaited<ReturnType<GoldFixings['of']>> | 'unwanted'): number => {
    const { day, at } = hours.current()
    if (fixing === 'unwanted') {
      health.enter('idle')
      return continueAfter(Math.max(at, clock.now() - FIXING_THERE_AFTER))
    }
    if (!fixing.ok) return takeFailure(fixing.error, at)
    failures = 0
    if (fixing.value !== null) {
      health.good(clock.now())
      onFixing(fixing.value)
      hours.received(at)
      return continueAfter(at)
    }
    health.nothingYet()
    tries += 1
    if (tries < TRIES && clock.now() < at + HOUR) return RETRY_DELAY_MS
    return continueAfter(bare === day ? instantOf(day, `${LAST_FIXING_HOUR}:00`) : at, day)
  }

  health.enter('waiting')
  return watchByClock({
    first: hours.untilDue(),
    ask: async () => (wanted() ? source.of(hours.current().day, hours.current().hour) : 'unwanted'),
    take,
    untilDue: () => (hours.wasSetBack() ? continueAfter(0) : Math.max(pause, hours.untilDue())),
    health,
    clock,
  })
}

/** Tracks the hour to fetch. Starts again if a clock that was ahead is set back. */
function createHours(clock: Clock, knownAt: number | null, pause: number) {
  const midnight = (): number => midnightOf(dayOf(clock.now()))
  let newest = knownAt
  const afterNewest = (): number => (newest === null || newest > clock.now() ? midnight() : newest)

  /** Skips the days in between, which the archive fetches (`goldPast`). */
  const next = (after: number) => {
    const slot = slotAfter(after)
    return slot.day === dayOf(after) ? slot : slotAfter(Math.max(after, midnight()))
  }

  let slot = next(afterNewest())
  let decidedAt = clock.now()
  const untilDue = (): number => slot.at + FIXING_THERE_AFTER - clock.now()
  const wasSetBack = (): boolean => clock.now() < decidedAt
  return {
    current: () => slot,
    received: (at: number) => void (newest = at),
    untilDue,
    wasSetBack,
    /** Continues with the hour after `after`. Returns the ms until then. */
    continueAfter(after: number): number {
      slot = next(wasSetBack() ? afterNewest() : after)
      decidedAt = clock.now()
      return Math.max(pause, untilDue())
    },
  }
}

function slotAfter(instant: number) {
  for (let day = dayOf(instant); ; day = addDays(day, 1)) {
    if (weekdayOf(day) > 5) continue
    for (const hour of FIXING_HOURS) {
      const at = instantOf(day, `${hour}:00`)
      if (at > instant) return { day, hour, at }
    }
  }
}
