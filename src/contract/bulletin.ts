import { type Day, instantOf, parseDay } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { Sides } from '#domain/quote.ts'
import { parseRate, type Rate, writeRate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFields, textOf } from './json.ts'

/** A bulletin may lack one side or both. Yen is per 100, as the bank prints it. */
export interface BulletinRate {
  readonly buy: Rate | null
  readonly sell: Rate | null
  /** The bank's rates for banknotes ("efektif"); left out if the source gives neither. */
  readonly banknote?: { readonly buy: Rate | null; readonly sell: Rate | null }
  /** The day of the older bulletin with this rate, if the newest bulletin lacks the currency. */
  readonly day?: Day
}

/** A rate of a bulletin; null if both sides are missing. */
export function bulletinRate(
  { buy, sell }: Pick<BulletinRate, 'buy' | 'sell'>,
  banknote: Required<BulletinRate>['banknote'],
): BulletinRate | null {
  if (buy === null && sell === null) return null
  return { buy, sell, ...((banknote.buy !== null || banknote.sell !== null) && { banknote }) }
}

/** Returns both sides of a rate; a missing side is replaced by the other one. */
export function priceOf({ buy, sell }: BulletinRate): Sides | null {
  if (sell !== null) return { buy, sell }
  return buy === null ? null : { buy: null, sell: buy }
}

export interface Bulletin {
  readonly day: Day
  /** The bank's number, "2026/156"; undefined if the source does not send it (EVDS). */
  readonly number?: string
  readonly rates: Readonly<Partial<Record<CurrencyCode, BulletinRate>>>
  /** The time of fetching, ms since the epoch. */
  readonly fetchedAt: number
}

/** The usual publication time of a day's bulletin; on the eve of a bayram it is earlier. */
export function publicationOf(day: Day): number {
  return instantOf(day, '15:30')
}

/**
 * Fields are text except `alindi` (ours, ms). A is buy, S is sell. TP_DK_USD_A_EF_YTL and TP_DK_USD_S_EF_YTL are the
 * rates for banknotes, if the bulletin has them. TP_DK_USD_TARIH (ours) dates a rate of an older bulletin.
 */
type CentralBankRecord = { readonly Tarih: string; readonly alindi: number } & Readonly<
  Record<string, string | number | null>
>

/** An invented bulletin is marked by `source: 'demo'`. */
export function writeBulletin(bulletin: Bulletin, isDemo = false): CentralBankRecord {
  const record: Record<string, string | null> = {}
  for (const code of CURRENCY_CODES) {
    const { buy = null, sell = null, banknote, day } = bulletin.rates[code] ?? {}
    const { rate: decimals } = CURRENCIES[code].decimals
    const written = (side: Rate | null): string | null => (side === null ? null : writeRate(side, decimals))
    record[`TP_DK_${code}_A_YTL`] = written(buy)
    record[`TP_DK_${code}_S_YTL`] = written(sell)
    if (banknote !== undefined) {
      record[`TP_DK_${code}_A_EF_YTL`] = written(banknote.buy)
      record[`TP_DK_${code}_S_EF_YTL`] = written(banknote.sell)
    }
    if (day !== undefined) record[`TP_DK_${code}_TARIH`] = writeDate(day)
  }
  const mark = isDemo ? { source: 'demo' } : {}
  return { Tarih: writeDate(bulletin.day), alindi: bulletin.fetchedAt, ...mark, ...record }
}

function writeDate(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}-${month}-${year}`
}

/** Reads the first element of the answer. `now` replaces a missing `alindi`. */
export function readNewestBulletin(body: unknown, now: number): Result<Bulletin, 'not-a-bulletin'> {
  const record: unknown = Array.isArray(body) ? body[0] : undefined
  if (!isFields(record)) return fail('not-a-bulletin')
  const day = readDate(record['Tarih'])
  if (day === undefined) return fail('not-a-bulletin')
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const code of CURRENCY_CODES) {
    const buy = readSide(record[`TP_DK_${code}_A_YTL`])
    const sell = readSide(record[`TP_DK_${code}_S_YTL`])
    const banknote = {
      buy: readSide(record[`TP_DK_${code}_A_EF_YTL`]),
      sell: readSide(record[`TP_DK_${code}_S_EF_YTL`]),
    }
    const own = readDate(record[`TP_DK_${code}_TARIH`])
    const rate = bulletinRate({ buy, sell }, banknote)
    if (rate !== null) rates[code] = { ...rate, ...(own !== undefined && { day: own }) }
  }
  const fetchedAt = typeof record['alindi'] === 'number' ? record['alindi'] : now
  return ok({ day, rates, fetchedAt })
}

function readDate(value: unknown): Day | undefined {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(textOf(value)) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  return day.ok ? day.value : undefined
}

function readSide(value: unknown): Rate | null {
  const parsed = parseRate(value)
  return parsed.ok ? parsed.value : null
}
