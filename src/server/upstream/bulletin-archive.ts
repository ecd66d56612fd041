import type { Bulletin } from '#contract/central-bank.ts'
import { addDays, type Day, dayOf, HOUR, MINUTE, nextMidnight, SECOND, weekdayOf } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { type BulletinSource, describeBulletinFailure } from './bulletin-source.ts'

/** What the longest period of the chart shows. */
const DAYS_BACK = 365
/** A polite pace: a year takes about a quarter of an hour, in the background, once. */
const PAUSE = 3 * SECOND
const RETRY: Backoff = { first: MINUTE, longest: HOUR }
/** One day that can't be read must not hold up the others. */
const TRIES = 8

export interface BulletinArchiveOptions {
  readonly source: Pick<BulletinSource, 'on'>
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
 * Fetches the bulletins of the past year that the store doesn't have, newest first, one by one. It asks the store where it stands, so a stop
 * loses nothing; holidays answer "none" and are asked again only after a restart or a night.
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
    await fetchNext(missing, 0, 0)
  }

  const fetchNext = async (missing: readonly Day[], index: number, failures: number): Promise<void> => {
    const day = missing[index]
    if (day === undefined) {
      waitThen(nextMidnight(clock.now(), clock.zone) - clock.now() + HOUR, begin)
      return
    }
    const bulletin = await source.on(day)
    if (bulletin.ok) {
      if (bulletin.value !== null) await onBulletin(bulletin.value)
      waitThen(pause, () => fetchNext(missing, index + 1, 0))
    } else if (failures + 1 < TRIES) {
      log.warn({ day, reason: describeBulletinFailure(bulletin.error) }, 'bulletin archive: trying again')
      waitThen(delayAfter(failures + 1, RETRY, random), () => fetchNext(missing, index, failures + 1))
    } else {
      log.warn({ day }, 'bulletin archive: left for the next night')
      waitThen(pause, () => fetchNext(missing, index + 1, 0))
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
    if (weekdayOf(day) <= 5 && !have.has(day)) missing.push(day)
  return missing
}
