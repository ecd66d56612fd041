import { ALL_CURRENCIES } from '#contract/official-day-query.ts'
import type { OfficialDayState } from '#contract/official-day-state.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { OfficialDayAnswer } from '#domain/official-day.ts'
import type { Rate } from '#domain/rate.ts'
import { sampleMark } from '../../copy/frame.ts'
import { copiedLine, officialDayWords as copy } from '../../copy/official-day-words.ts'
import { DASH, formatRate } from '../../format/format.ts'

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
  const figure = (each: Rate | null): string => (each === null ? DASH : formatRate(each, decimals))
  const { buy, sell, banknoteBuy, banknoteSell } = copy.rows
  const figures = [
    [buy, figure(rate.buy)],
    [sell, figure(rate.sell)],
    [banknoteBuy, figure(rate.banknote?.buy ?? null)],
    [banknoteSell, figure(rate.banknote?.sell ?? null)],
  ] as const
  return `${isSample ? `(${sampleMark}) ` : ''}${copiedLine(currency, date, figures, { day: valid.day, ...bulletin })}, ${url}`
}
