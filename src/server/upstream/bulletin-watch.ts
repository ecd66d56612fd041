import type { Bulletin } from '#contract/central-bank.ts'
import { addDays, type Day, dayOf, instantOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { fail } from '#domain/result.ts'
import type { Zone } from '#domain/zone.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { type BulletinSource, describeBulletinFailure } from './bulletin-source.ts'
import { createHealth, type RunningSource } from './source-health.ts'

type KnownBulletin = Pick<Bulletin, 'day' | 'fetchedAt'>

export interface BulletinWatchOptions {
  readonly source: BulletinSource
  /** The newest that was ever taken, also before a restart. */
  readonly known?: KnownBulletin | null
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
 * Keeps the newest bulletin: asks every 30 minutes, and right after publication on business days. A restart asks no sooner than was to be
 * asked without it. After a failure the last good one stands, and the next try comes sooner.
 */
export function watchBulletins({
  source,
  known = null,
  clock,
  log,
  onBulletin,
  random = Math.random,
}: BulletinWatchOptions): RunningSource {
  const health = createHealth(source.name, clock, log)
  let newest: Day | null = null
  let failuresInRow = 0
  let stopped = false
  let due = 0
  let timer: Timer | undefined

  const wait = (delay: number): void => {
    due = clock.now() + delay
    timer = clock.after(delay, () => {
      timer = undefined
      void ask()
    })
  }

  const untilNext = (): number => nextAsking(clock.now(), newest, clock.zone) - clock.now()

  const ask = async (): Promise<void> => {
    const bulletin = await askSource()
    if (stopped) return
    if (bulletin.ok) {
      failuresInRow = 0
      health.good(clock.now())
      take(bulletin.value)
    } else {
      failuresInRow += 1
      health.failed(describeBulletinFailure(bulletin.error))
    }
    wait(failuresInRow === 0 ? untilNext() : Math.min(untilNext(), delayAfter(failuresInRow, RETRY, random)))
  }

  /** What calls itself of tomorrow would make every true one after it look old. */
  const askSource = async (): ReturnType<BulletinSource['newest']> => {
    const bulletin = await source.newest()
    return bulletin.ok && bulletin.value.day > dayOf(clock.now(), clock.zone) ? fail({ kind: 'future-day' }) : bulletin
  }

  /** A cache on the way may still hold yesterday's. */
  const take = (bulletin: Bulletin): void => {
    if (newest !== null && bulletin.day < newest) return
    newest = bulletin.day
    onBulletin(bulletin)
  }

  const now = clock.now()
  if (known !== null && isFresh(known, now, clock.zone)) {
    newest = known.day
    health.good(known.fetchedAt)
    wait(nextAsking(known.fetchedAt, known.day, clock.zone) - now)
  } else void ask()
  const stopListening = clock.onStep(() => {
    // None waits: an answer is awaited, and the clock is looked at when it is there.
    if (timer === undefined) return
    timer.cancel()
    wait(Math.max(0, Math.min(due - clock.now(), untilNext())))
  })
  return {
    health: () => health.read(),
    stop() {
      stopped = true
      stopListening()
      timer?.cancel()
      health.enter('idle')
    },
  }
}

/** Whether nobody would have asked again yet. */
function isFresh({ fetchedAt, day }: KnownBulletin, now: number, zone: Zone): boolean {
  return fetchedAt <= now && nextAsking(fetchedAt, day, zone) > now
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
