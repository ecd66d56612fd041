import { OFFICIAL_DAY_PATH, officialDayAddress, officialMonthAddress } from '#contract/official-day-query.ts'
import type { OfficialDayState } from '#contract/official-day-state.ts'

/** The canonical address of what the page shows. */
export function addressOfView({ view, date, currency, month }: OfficialDayState): string {
  if (view.kind === 'day') return officialDayAddress(date, currency)
  return month === null ? OFFICIAL_DAY_PATH : officialMonthAddress(month.month, currency, month.column)
}
