import { addDays, type Day, dayOf, instantOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import type { Rate } from '#domain/rate.ts'
import { ok, type Result } from '#domain/result.ts'
import type { AskPast, Past } from './archive.ts'
import type { BulletinFailure } from './source-failure.ts'
import type { SourceId } from './source.ts'

/** The central bank's buying price of gold since an hour, in lira per gram. The bank publishes no selling price. */
export interface GoldFixing {
  readonly at: number
  /** The price of gold of 995 ‰. */
  readonly standard: Rate
  readonly pure: Rate
}

/** The full hours of business days at which the bank sets prices. */
export const FIXING_HOURS = [10, 11, 12, 13, 14, 15] as const
export const LAST_FIXING_HOUR = 15
/** The bank publishes a document about a minute after its hour. */
export const FIXING_THERE_AFTER = 2 * MINUTE
export const FIRST_FIXING = Date.UTC(2021, 11, 29, 7)

/** A source of fixings: the bank's hourly documents, or the demo. */
export interface GoldFixings {
  readonly name: SourceId
  /** Resolves with null if the hour has no document, as on holidays. Never throws. */
  of(day: Day, hour: number): Promise<Result<GoldFixing | null, BulletinFailure>>
}

export function newestFixingHour(now: number): { readonly day: Day; readonly hour: number } {
  for (let day = dayOf(now); ; day = addDays(day, -1)) {
    if (weekdayOf(day) > 5) continue
    for (const hour of FIXING_HOURS.toReversed())
      if (instantOf(day, `${hour}:00`) + FIXING_THERE_AFTER <= now) return { day, hour }
  }
}

export interface PastFixing extends GoldFixing {
  readonly day: Day
}

/** Fetches the last hour of each past day, or an earlier hour if it is missing or unreadable. */
export function goldPast(
  source: GoldFixings,
  deps: Pick<Past<PastFixing>, 'wanted' | 'since' | 'known' | 'keep'>,
): Past<PastFixing> {
  const at =
    (hour: number): AskPast<PastFixing> =>
    async (day) => {
      const fixing = await source.of(day, hour)
      if (!fixing.ok) return fixing
      return ok({ items: fixing.value === null ? [] : [{ ...fixing.value, day }], daysOff: [] })
    }
  return {
    name: 'gold',
    daysAtOnce: 1,
    questions: FIXING_HOURS.toReversed().map(at),
    begins: dayOf(FIRST_FIXING),
    ...deps,
  }
}
