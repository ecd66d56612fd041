import type { Bulletin } from '#contract/central-bank.ts'
import { addDays, type Day, dayOf, instantOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import type { Zone } from '#domain/zone.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { type BulletinSource, describeBulletinFailure } from './bulletin-source.ts'
import { createHealth, type RunningSource } from './source-health.ts'

export interface BulletinWatchOptions {
  readonly source: BulletinSource
  readonly clock: Clock
  readonly log: Log
  readonly onBulletin: (bulletin: Bulletin) => void
  /** In [0, 1), for the jitter. */
  readonly random?: () => number
}

const REFRESH_EVERY = 30 * MINUTE
/** The bank publishes "about 15:30"; asked a moment later, then again until the day's bulletin is there. */
const PUBLISHED_AT = '15:30:05'
const QUICK_EVERY = MINUTE
const QUICK_UNTIL = '15:50'
const RETRY: Backoff = { first: 30 * SECOND, longest: REFRESH_EVERY }

/**
 * Keeps the newest bulletin: asks at the start, every 30 minutes, and right after publication on business days. After a failure the last good
 * one stands, and the next try comes sooner.
 */
export function watchBulletins({
  source,
  clock,
  log,
  onBulletin,
  random = Math.random,
}: BulletinWatchOptions): RunningSource {
  const health = createHealth(source.name, clock, log)
  let newest: Day | null = null
  let failuresInRow = 0
  let stopped = false
  let timer: Timer | undefined

  const ask = async (): Promise<void> => {
    const bulletin = await source.newest()
    if (stopped) return
    if (bulletin.ok) {
      failuresInRow = 0
      health.good(clock.now())
      take(bulletin.value)
    } else {
      failuresInRow += 1
      health.failed(describeBulletinFailure(bulletin.error))
    }
    const regular = nextAsking(clock.now(), newest, clock.zone)
    const retry = failuresInRow === 0 ? regular : clock.now() + delayAfter(failuresInRow, RETRY, random)
    timer = clock.after(Math.min(regular, retry) - clock.now(), () => void ask())
  }

  /** A cache on the way may still hold yesterday's. */
  const take = (bulletin: Bulletin): void => {
    if (newest !== null && bulletin.day < newest) return
    newest = bulletin.day
    onBulletin(bulletin)
  }

  void ask()
  return {
    health: () => health.read(),
    stop() {
      stopped = true
      timer?.cancel()
      health.enter('idle')
    },
  }
}

/** When to ask next, asked at `now` and knowing the bulletin of `newest`. Holidays aren't known: they cost twenty quick questions. */
export function nextAsking(now: number, newest: Day | null, zone: Zone): number {
  const today = dayOf(now, zone)
  const publication = nextPublication(now, zone)
  const missing = weekdayOf(today) <= 5 && newest !== today
  const quick = missing && now >= instantOf(today, PUBLISHED_AT, zone) && now < instantOf(today, QUICK_UNTIL, zone)
  return Math.min(publication, now + (quick ? QUICK_EVERY : REFRESH_EVERY))
}

function nextPublication(now: number, zone: Zone): number {
  for (let day = dayOf(now, zone); ; day = addDays(day, 1)) {
    const at = instantOf(day, PUBLISHED_AT, zone)
    if (weekdayOf(day) <= 5 && at > now) return at
  }
}
