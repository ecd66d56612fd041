import { addDays, type Day } from './calendar.ts'

/** A public holiday of Turkey. `src/web/copy` has its Turkish name. */
export type HolidayName =
  | 'new-year'
  | 'sovereignty'
  | 'labour'
  | 'youth'
  | 'democracy'
  | 'victory'
  | 'republic'
  | 'ramadan-feast'
  | 'sacrifice-feast'

/** National holidays as law 2429 and its predecessors set them: month and day, and the first year with a day off. */
const NATIONAL: readonly { readonly on: string; readonly name: HolidayName; readonly since: number }[] = [
  { on: '01-01', name: 'new-year', since: 1936 },
  { on: '04-23', name: 'sovereignty', since: 1921 },
  { on: '05-01', name: 'labour', since: 2009 },
  { on: '05-19', name: 'youth', since: 1938 },
  { on: '07-15', name: 'democracy', since: 2017 },
  { on: '08-30', name: 'victory', since: 1926 },
  { on: '10-29', name: 'republic', since: 1925 },
]

/**
 * First days of the religious feasts, by the calendar of the Presidency of Religious Affairs (Diyanet). Feasts of other
 * years are missing.
 */
const FEASTS: readonly { readonly from: string; readonly days: number; readonly name: HolidayName }[] = [
  { from: '2024-04-10', days: 3, name: 'ramadan-feast' },
  { from: '2024-06-16', days: 4, name: 'sacrifice-feast' },
  { from: '2025-03-30', days: 3, name: 'ramadan-feast' },
  { from: '2025-06-06', days: 4, name: 'sacrifice-feast' },
  { from: '2026-03-20', days: 3, name: 'ramadan-feast' },
  { from: '2026-05-27', days: 4, name: 'sacrifice-feast' },
  { from: '2027-03-09', days: 3, name: 'ramadan-feast' },
  { from: '2027-05-16', days: 4, name: 'sacrifice-feast' },
  { from: '2028-02-26', days: 3, name: 'ramadan-feast' },
  { from: '2028-05-05', days: 4, name: 'sacrifice-feast' },
  { from: '2029-02-14', days: 3, name: 'ramadan-feast' },
  { from: '2029-04-24', days: 4, name: 'sacrifice-feast' },
  { from: '2030-02-04', days: 3, name: 'ramadan-feast' },
  { from: '2030-04-13', days: 4, name: 'sacrifice-feast' },
]

/** The last year whose feasts the table has. */
export const LAST_FEAST_YEAR = Math.max(...FEASTS.map(({ from }) => Number(from.slice(0, 4))))

/** Returns the public holiday on a day; null if the table has none. */
export function holidayOn(day: Day): HolidayName | null {
  const feast = FEASTS.find(({ from, days }) => day >= from && day < addDays(asDay(from), days))
  if (feast !== undefined) return feast.name
  const national = NATIONAL.find(({ on, since }) => day.endsWith(`-${on}`) && Number(day.slice(0, 4)) >= since)
  return national?.name ?? null
}

function asDay(text: string): Day {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table above is written by hand, and tested
  return text as Day
}
