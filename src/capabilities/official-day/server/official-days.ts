import type { Bulletin } from '#contract/bulletin.ts'
import { addDays, type Day, dayOf, daysBetween } from '#domain/calendar.ts'
import { type Clock, withTimeout } from '../../../server/runtime/index.ts'
import { type RateStore, StoreFailure } from '../../../server/store/index.ts'
import { ALL_CURRENCIES, type AskedCurrency } from '../contract/official-day-addresses.ts'
import { addMonths, type Month, monthOf } from '../contract/official-day-query.ts'
import type { ShownBulletins } from '../contract/official-day-state.ts'
import { officialDay, type OfficialDayAnswer } from '../domain/official-day.ts'

/** More than the longest time between two bulletins: a feast of nine days with the weekends around it. */
const DAYS_BEFORE = 20
/** The longest time in ms for reading the months of the record for the sitemap. */
const READ_WITHIN = 2000

export interface OfficialDays {
  /** One answer for each requested date, oldest first. */
  readonly days: readonly OfficialDayAnswer[]
  readonly bulletins: ReadonlyMap<Day, Bulletin>
  /** The day of the oldest bulletin of the record; null if there is none. */
  readonly begins: Day | null
}

/** Returns the bulletin in force on each date from `from` to `to`, both included. Rejects with a `StoreFailure`. */
export async function readOfficialDays(
  store: Pick<RateStore, 'officialRecord'>,
  { from, to, today }: { readonly from: Day; readonly to: Day; readonly today: Day },
): Promise<OfficialDays> {
  const { bulletins, daysOff, begins } = await store.officialRecord(addDays(from, -DAYS_BEFORE), to)
  const byDay = new Map(bulletins.map((bulletin) => [bulletin.day, bulletin]))
  const off = new Set(daysOff)
  const statusOf = (day: Day) => (byDay.has(day) ? 'published' : off.has(day) ? 'off' : 'unknown')
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return { days: dates.map((date) => officialDay(date, { statusOf, begins }, today)), bulletins: byDay, begins }
}

/** Returns the bulletins for a page, with the rates of the requested currency. */
export function shownBulletins({ days, bulletins }: OfficialDays, currency: AskedCurrency): ShownBulletins {
  const shown = new Set(days.flatMap(({ date, valid }) => [date, ...(valid.kind === 'published' ? [valid.day] : [])]))
  const entries = [...bulletins].filter(([day]) => shown.has(day))
  return Object.fromEntries(
    entries.map(([day, { number, rates }]) => {
      const of = currency === ALL_CURRENCIES ? null : rates[currency]
      const shownRates = of === null ? rates : of === undefined ? {} : { [currency]: of }
      return [day, { ...(number !== undefined && { number }), rates: shownRates }]
    }),
  )
}

/** Returns the months of the record, oldest first; empty if the store cannot be read. */
export async function recordedMonths(store: Pick<RateStore, 'officialRecord'>, clock: Clock): Promise<Month[]> {
  const today = dayOf(clock.now())
  const asked = StoreFailure.replacedBy(null, store.officialRecord(today, today))
  const begins = (await withTimeout(asked, READ_WITHIN, clock))?.begins ?? null
  const months: Month[] = []
  if (begins !== null)
    for (let month = monthOf(begins); month <= monthOf(today); month = addMonths(month, 1)) months.push(month)
  return months
}
