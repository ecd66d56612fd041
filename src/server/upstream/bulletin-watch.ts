import { type Bulletin, publicationOf } from '#contract/bulletin.ts'
import { addDays, type Day, dayOf, instantOf, MINUTE, SECOND, weekdayOf } from '#domain/calendar.ts'
import { fail } from '#domain/result.ts'
import { type Backoff, delayAfter } from '../runtime/index.ts'
import type { AskingPace } from './archive.ts'
import type { BulletinSource } from './bulletin-source.ts'
import { createHealth, type RunningSource } from './source.ts'
import { watchByClock } from './watch-by-clock.ts'

interface BulletinWatchOptions extends Omit<AskingPace, 'pause'> {
  readonly source: BulletinSource
  /** The newest known bulletin, also from before a restart. */
  readonly known?: Pick<Bulletin, 'day' | 'fetchedAt'> | null
  readonly onBulletin: (bulletin: Bulletin) => void
}

const REFRESH_EVERY = 30 * MINUTE
/** The bank publishes at about 15:30. The first request is sent shortly after, and then one a minute. */
const ASKED_AFTER = 5 * SECOND
const QUICK_EVERY = MINUTE
const QUICK_UNTIL = '15:50'
const RETRY: Backoff = { first: 30 * SECOND, longest: REFRESH_EVERY }

/**
 * Keeps the newest bulletin: asks every 30 minutes, more often around publication on business days, and sooner after a
 * failure. A restart does not ask earlier.
 */
export function watchBulletins(options: BulletinWatchOptions): RunningSource {
  const { source, known = null, clock, log, onBulletin, random = Math.random } = options
  const health = createHealth(source.name, clock, log)
  let newest: Day | null = null
  let failuresInRow = 0

  const untilNext = (): number => nextAsking(clock.now(), newest) - clock.now()

  /** Rejects a bulletin of the future, because every later correct one would look older. */
  const ask = async (): ReturnType<BulletinSource['newest']> => {
    const bulletin = await source.newest()
    return bulletin.ok && bulletin.value.day > dayOf(clock.now()) ? fail({ kind: 'future-day' }) : bulletin
  }

  /** Ignores an older bulletin, which a cache may still have. */
  const keep = (bulletin: Bulletin): void => {
    if (newest !== null && bulletin.day < newest) return
    newest = bulletin.day
    onBulletin(bulletin)
  }

  const take = (bulletin: Awaited<ReturnType<typeof ask>>): number => {
    if (bulletin.ok) {
      failuresInRow = 0
      health.good(clock.now())
      keep(bulletin.value)
      return untilNext()
    }
    failuresInRow += 1
    health.failed(bulletin.error)
    return Math.min(untilNext(), delayAfter(failuresInRow, RETRY, random))
  }

  const now = clock.now()
  const next = known === null ? now : nextAsking(known.fetchedAt, known.day)
  let first = 0
  if (known !== null && known.fetchedAt <= now && next > now) {
    newest = known.day
    health.good(known.fetchedAt)
    first = next - now
  }
  return watchByClock({ first, ask, take, untilDue: (left) => Math.min(left, untilNext()), health, clock })
}

/**
 * Returns the time of the next request if `newest` is the newest bulletin. A holiday costs twenty requests, because the
 * function does not know holidays.
 */
function nextAsking(now: number, newest: Day | null): number {
  const today = dayOf(now)
  const missing = weekdayOf(today) <= 5 && newest !== today
  const quick = missing && now >= askedAt(today) && now < instantOf(today, QUICK_UNTIL)
  return Math.min(nextPublication(now), now + (quick ? QUICK_EVERY : REFRESH_EVERY))
}

function nextPublication(now: number): number {
  for (let day = dayOf(now); ; day = addDays(day, 1)) {
    const at = askedAt(day)
    if (weekdayOf(day) <= 5 && at > now) return at
  }
}

function askedAt(day: Day): number {
  return publicationOf(day) + ASKED_AFTER
}
