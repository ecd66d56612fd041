import type { Bulletin } from '#contract/central-bank.ts'
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  HOUR,
  MINUTE,
  nextMidnight,
  SECOND,
  weekdayOf,
} from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { type BulletinSource, describeBulletinFailure } from './bulletin-source.ts'

/** What the longest period of the chart shows. */
const DAYS_BACK = 365
/** A polite pace: a year takes about a quarter of an hour, in the background, once. */
const PAUSE = 3 * SECOND
const RETRY: Backoff = { first: MINUTE, longest: HOUR }
/** Days that can't be read must not hold up the others. */
const TRIES = 8

/** In days. */
const TRIED_LONG_ENOUGH = 14
/** From the last bulletin before a bayram to the first after it: nine days off and what a weekend adds. */
const LONGEST_HOLIDAY = 11

export interface BulletinArchiveOptions {
  readonly source: Pick<BulletinSource, 'between' | 'daysAtOnce'>
  readonly store: Pick<RateStore, 'bulletinDays'>
  /** Resolves once it is stored. */
  readonly onBulletin: (bulletin: Bulletin) => Promise<void>
  readonly clock: Clock
  readonly log: Log
  /** Between two questions; nothing invented needs a pause. */
  readonly pause?: number
  /** In [0, 1), for the jitter of retries. */
  readonly random?: () => number
}

export interface BulletinArchive {
  stop(): void
}

/**
 * Fetches the bulletins of the past year that the store doesn't have, newest first, as many at once as the source can. It asks the store
 * where it stands, so a stop loses nothing; recent holidays answer "none" and are asked again after a restart or a night.
 */
export function startBulletinArchive(options: BulletinArchiveOptions): BulletinArchive {
  const { source, store, onBulletin, clock, log, pause = PAUSE, random = Math.random } = options
  let stopped = false
  let timer: Timer | undefined

  const waitThen = (delay: number, step: () => Promise<void>): void => {
    if (stopped) return
    timer = clock.after(delay, () => {
      step().catch((error: unknown) => {
        log.error({ err: error }, 'bulletin archive')
        waitThen(RETRY.longest, begin)
      })
    })
  }

  const begin = async (): Promise<void> => {
    const today = dayOf(clock.now(), clock.zone)
    const first = addDays(today, -DAYS_BACK)
    const missing = businessDaysMissing(first, today, await store.bulletinDays(first, today))
    if (missing.length > 0) log.info({ days: missing.length }, 'bulletin archive: fetching')
    await fetchNext(missing, 0)
  }

  const fetchNext = async (missing: readonly Day[], failures: number): Promise<void> => {
    const [to] = missing
    if (to === undefined) {
      waitThen(nextMidnight(clock.now(), clock.zone) - clock.now() + HOUR, begin)
      return
    }
    const from = addDays(to, 1 - source.daysAtOnce)
    const rest = missing.filter((day) => day < from)
    const bulletins = await source.between(from, to)
    if (bulletins.ok) {
      for (const bulletin of bulletins.value) if (missing.includes(bulletin.day)) await onBulletin(bulletin)
      waitThen(pause, () => fetchNext(rest, 0))
    } else if (failures + 1 < TRIES) {
      log.warn({ from, to, reason: describeBulletinFailure(bulletins.error) }, 'bulletin archive: trying again')
      waitThen(delayAfter(failures + 1, RETRY, random), () => fetchNext(missing, failures + 1))
    } else {
      log.warn({ from, to }, 'bulletin archive: left for the next night')
      waitThen(pause, () => fetchNext(rest, 0))
    }
  }

  // Not at once, whatever the pace: a start has more urgent questions to the store.
  waitThen(PAUSE, begin)
  return {
    stop() {
      stopped = true
      timer?.cancel()
    },
  }
}

/** Weekdays from `first` up to the day before `today` that aren't known, newest first. */
export function businessDaysMissing(first: Day, today: Day, known: readonly Day[]): Day[] {
  const have = new Set(known)
  const missing: Day[] = []
  for (let day = addDays(today, -1); day >= first; day = addDays(day, -1))
    if (weekdayOf(day) <= 5 && !have.has(day) && !wasDayOff(day, today, known)) missing.push(day)
  return missing
}

/** What was asked for in two weeks of nights, and still is missing between two bulletins, was a holiday: it is not asked for at each start. */
function wasDayOff(day: Day, today: Day, known: readonly Day[]): boolean {
  if (day >= addDays(today, -TRIED_LONG_ENOUGH)) return false
  const before = known.findLast((other) => other < day)
  const after = known.find((other) => other > day)
  return before !== undefined && after !== undefined && daysBetween(before, after) <= LONGEST_HOLIDAY
}
