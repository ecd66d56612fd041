import { CURRENCIES } from '#domain/currencies.ts'
import { sampleMark } from '../../../web/copy/frame.ts'
import { DASH, formatRate } from '../../../web/format/format.ts'
import { ALL_CURRENCIES } from '../contract/official-day-addresses.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import type { OfficialDayAnswer } from '../domain/official-day.ts'
import { RATE_ROWS } from './DayTable.tsx'
import { copiedLine } from './official-day-words.ts'

/** Returns one line with the rate, bulletin and source. Null if no bulletin is in force or for all currencies. */
export function copiedText(
  { currency, bulletins }: Pick<OfficialDayState, 'currency' | 'bulletins'>,
  { date, valid }: OfficialDayAnswer,
  { url, isSample }: { url: string; isSample: boolean },
): string | null {
  if (currency === ALL_CURRENCIES || valid.kind !== 'published') return null
  const bulletin = bulletins[valid.day]
  const rate = bulletin?.rates[currency]
  if (bulletin === undefined || rate === undefined) return null
  const { rate: decimals } = CURRENCIES[currency].decimals
  const figures = RATE_ROWS.map(({ name, of }) => {
    const each = of(rate)
    return [name, each === null ? DASH : formatRate(each, decimals)] as const
  })
  return `${isSample ? `(${sampleMark}) ` : ''}${copiedLine(currency, date, figures, { day: valid.day, ...bulletin })}, ${url}`
}
