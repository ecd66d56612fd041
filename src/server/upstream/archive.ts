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
import type { Result } from '#domain/result.ts'
import { type Backoff, delayAfter, repeat, type Runtime } from '../runtime/index.ts'
import type { PastAnswer } from './bulletin-source.ts'
import { type BulletinFailure, isMistake, sourceErrorLine } from './source-failure.ts'

/** The longest period of the chart. */
const DAYS_BACK = 365
/** A slow pace, so that the bank is not burdened. A year takes about a quarter of an hour. */
const PAUSE = 3 * SECOND
const RETRY: Backoff = { first: MINUTE, longest: HOUR }
/** The number of attempts for an unreadable day, so that it does not delay the others. */
const TRIES = 8

const TRIED_LONG_ENOUGH = 14
/** The most days between two bulletins: nine days of a bayram and a weekend. */
const MAX_HOLIDAY_DAYS = 11

/** Requests a span of days, both ends included. */
export type AskPast<Item> = (from: Day, to: Day) => Promise<Result<PastAnswer<Item>, BulletinFailure>>

/** An archive to fetch: the central bank's bulletins, or its gold prices. */
export interface Past<Item extends { readonly day: Day }> {
  readonly name: string
  readonly daysAtOnce: number
  /** Alternative requests. Each one is tried if the previous one found nothing or nothing readable. */
  readonly questions: readonly AskPast<Item>[]
  readonly wanted?: () => boolean
  /** The first day to fetch, if that is more than a year ago. */
  readonly since?: () => Promise<Day | null>
  readonly begins?: Day
  /** Resolves with the stored days, both ends included, oldest first. */
  readonly known: (from: Day, to: Day) => Promise<readonly Day[]>
  readonly keep: (item: Item) => Promise<void>
  /** Stores days without data at the bank. If it is left out, gaps between known days are days off. */
  readonly keepDaysOff?: (days: readonly Day[]) => Promise<void>
}

export interface AskingPace extends Runtime {
  /** ms between two requests. The demo needs no pause. */
  readonly pause?: number
  readonly random?: () => number
}

interface Progress<Item> {
  /** Newest first. Failed days move to the end, so that none delays the others. */
  readonly missing: readonly Day[]
  /** The number of failed attempts of each day. */
  readonly tries: ReadonlyMap<Day, number>
  /** The remaining alternative requests for the first missing day. */
  readonly left: readonly AskPast<Item>[]
  /** The number of consecutive failures, which lengthens the pause. */
  readonly failures: number
  /** The failure of an earlier request with an unreadable answer. */
  readonly mistake: BulletinFailure | null
}

/**
 * Fetches the days of the past year that the store lacks, newest first. Each answer is stored at once, so a stop
 * loses nothing. Recent days off that are not stored are requested again after a restart or a night.
 */
export function startArchive<Item extends { readonly day: Day }>(
  past: Past<Item>,
  { clock, log, pause = PAUSE, random = Math.random }: AskingPace,
): Disposable {
  const { name, daysAtOnce, questions, wanted = () => true, keep, keepDaysOff } = past
  let progress: Progress<Item> | null = null

  /**
   * Fetches the next day. Returns the progress and the ms until the next request; null means to read the store again.
   */
  const fetchNext = async (now: Progress<Item>, signal: AbortSignal) => {
    const { missing, tries, left, mistake } = now
    const [to] = missing
    const [ask, ...others] = left
    if (to === undefined) return { delay: nextMidnight(clock.now()) - clock.now() + HOUR, next: null }
    if (ask === undefined || !wanted()) return { delay: HOUR, next: null }
    const from = addDays(to, 1 - daysAtOnce)
    const answer = await ask(from, to)
    if (signal.aborted) return { delay: Infinity, next: null }
    const found = answer.ok ? answer.value.items.filter(({ day }) => missing.includes(day)) : []
    for (const item of found) await keep(item)
    if (answer.ok && answer.value.daysOff.length > 0) await keepDaysOff?.(answer.value.daysOff)

    const failure = answer.ok ? mistake : answer.error
    const isAskedOn = found.length === 0 && others.length > 0 && (answer.ok || isMistake(answer.error))
    if (isAskedOn) return { delay: pause, next: { ...now, left: others, mistake: failure } }
    if (found.length === 0 && failure !== null) return putOff(now, { from, to }, failure)
    return {
      delay: pause,
      next: begin(
        missing.filter((day) => day < from || day > to),
        tries,
      ),
    }
  }

  /**
   * Puts a failed day at the end, or drops it until the next night. If the source answers with another document it is
   * reachable, so the next day is requested without a longer pause.
   */
  const putOff = (
    { missing, tries, failures }: Progress<Item>,
    { from, to }: { readonly from: Day; readonly to: Day },
    failure: BulletinFailure,
  ) => {
    const tried = (tries.get(to) ?? 0) + 1
    const isLast = tried >= TRIES
    const reason = sourceErrorLine(failure)
    log.warn(
      { archive: name, from, to, reason },
      isLast ? 'archive days not fetched, retrying next night' : 'archive days not fetched, retrying',
    )
    const inRow = isMistake(failure) ? 0 : failures + 1
    const isOf = (day: Day): boolean => day >= from && day <= to
    const others = missing.filter((day) => !isOf(day))
    const next = begin(isLast ? others : [...others, ...missing.filter(isOf)], new Map([...tries, [to, tried]]), inRow)
    return { delay: tried === 1 && inRow === 0 ? pause : delayAfter(Math.max(tried, inRow), RETRY, random), next }
  }

  const begin = (missing: readonly Day[], tries: Progress<Item>['tries'], failures = 0): Progress<Item> => ({
    missing,
    tries,
    left: questions,
    failures,
    mistake: null,
  })

  const findMissing = async (): Promise<Progress<Item>> => {
    const missing = await missingDays(past, dayOf(clock.now()))
    if (missing.length > 0) log.info({ archive: name, days: missing.length }, 'fetching an archive')
    return begin(missing, new Map())
  }

  const fetching = repeat({
    // Wait first, because other work of a start is more urgent.
    first: PAUSE,
    async run(signal) {
      if (progress === null && !wanted()) return HOUR
      const { delay, next } = await fetchNext(progress ?? (await findMissing()), signal)
      progress = next
      return delay
    },
    onFailure(error) {
      log.error({ archive: name, err: error }, 'archive request failed')
      progress = null
      return RETRY.longest
    },
    clock,
  })
  return {
    [Symbol.dispose]() {
      void fetching[Symbol.asyncDispose]()
    },
  }
}

async function missingDays<Item extends { readonly day: Day }>(
  { since = () => Promise.resolve(null), begins, known, keepDaysOff }: Past<Item>,
  today: Day,
): Promise<Day[]> {
  const year = addDays(today, -DAYS_BACK)
  const asked = await since()
  const wanted = asked !== null && asked < year ? asked : year
  const first = begins !== undefined && begins > wanted ? begins : wanted
  const days = await known(first, today)
  const missing = businessDaysMissing(first, today, days)
  return keepDaysOff === undefined ? missing.filter((day) => !wasDayOff(day, today, days)) : missing
}

/** Returns the unknown weekdays from `first` up to the day before `today`, newest first. */
export function businessDaysMissing(first: Day, today: Day, known: readonly Day[]): Day[] {
  const have = new Set(known)
  const missing: Day[] = []
  for (let day = addDays(today, -1); day >= first; day = addDays(day, -1))
    if (weekdayOf(day) <= 5 && !have.has(day)) missing.push(day)
  return missing
}

/** Returns true for a day that is still missing between two bulletins after two weeks, because it was a holiday. */
function wasDayOff(day: Day, today: Day, known: readonly Day[]): boolean {
  if (day >= addDays(today, -TRIED_LONG_ENOUGH)) return false
  const before = known.findLast((other) => other < day)
  const after = known.find((other) => other > day)
  return before !== undefined && after !== undefined && daysBetween(before, after) <= MAX_HOLIDAY_DAYS
}
