import { type Bulletin, type BulletinRate, bulletinRate } from '#contract/bulletin.ts'
import { type Fields, fieldsOf, isFields, textOf } from '#contract/json.ts'
import { addDays, type Day, dayOf, daysBetween, parseDay, SECOND, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { parseRate, type Rate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { BankAddress, BulletinSource } from './bulletin-source.ts'
import { fetchDocument } from './fetch-document.ts'
import { parseForeign } from './foreign-json.ts'
import type { BulletinFailure, BulletinMistake } from './source-failure.ts'

/** The limit of an answer in bytes. Thirty-two series over two months have about 120 KB. */
const LARGEST_ANSWER = 1024 * 1024
const ANSWER_WITHIN = 20 * SECOND
/**
 * Days requested before and after the wanted ones, more than the longest religious holiday, because the rates of a
 * bulletin are in the row of the next business day.
 */
const HORIZON_DAYS = 14
const MONTH = 31
/** The series of buying and selling: exchange rates, then banknotes ("efektif"). */
const SIDES = ['A', 'S', 'A.EF', 'S.EF'] as const

/** The central bank's data service ("https://evds3.tcmb.gov.tr"), for an office that has a key. */
export function evds({ url, key, clock }: BankAddress & { readonly key: string }): BulletinSource {
  const bulletinsAround = async (from: Day, to: Day): Promise<Result<Bulletin[], BulletinFailure>> => {
    const address = seriesAddress(url, addDays(from, -HORIZON_DAYS), addDays(to, HORIZON_DAYS))
    const body = await fetchDocument(address, {
      clock,
      timeout: ANSWER_WITHIN,
      limit: LARGEST_ANSWER,
      headers: { key, accept: 'application/json' },
      // A redirect would lead to the portal's HTML page with status 200.
      redirects: 'never',
    })
    if (!body.ok) return body
    const bulletins = parseEvds(body.value, clock.now())
    return bulletins.ok ? bulletins : fail({ kind: bulletins.error })
  }
  return {
    name: 'evds',
    async newest() {
      const today = dayOf(clock.now())
      const bulletins = await bulletinsAround(today, today)
      if (!bulletins.ok) return bulletins
      const newest = bulletins.value.at(-1)
      return newest === undefined ? fail({ kind: 'no-rates' }) : ok(newest)
    },
    daysAtOnce: MONTH,
    async between(from, to) {
      const bulletins = await bulletinsAround(from, to)
      if (!bulletins.ok) return bulletins
      const items = bulletins.value.filter(({ day }) => day >= from && day <= to)
      return ok({ items, daysOff: daysOffBetween(from, to, bulletins.value) })
    },
  }
}

/** Returns weekdays without a bulletin between two bulletins. The answer has null rows for them. */
function daysOffBetween(from: Day, to: Day, bulletins: readonly Bulletin[]): Day[] {
  const [first, last] = [bulletins[0]?.day, bulletins.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const published = new Set(bulletins.map(({ day }) => day))
  return days.filter((day) => weekdayOf(day) <= 5 && day > first && day < last && !published.has(day))
}

/** Builds an address without "?", because the service expects its parameters in the path. */
function seriesAddress(url: string, from: Day, to: Day): string {
  const series = CURRENCY_CODES.flatMap((code) => SIDES.map((side) => `TP.DK.${code}.${side}.YTL`)).join('-')
  const [start, end] = [from, to].map((day) => day.split('-').toReversed().join('-'))
  return `${url}/igmevdsms-dis/series=${series}&startDate=${start}&endDate=${end}&type=json&frequency=1`
}

/**
 * Reads an answer into bulletins, oldest first. EVDS dates a rate by the day on which it is in force, the business day
 * after its bulletin. Days off have null rows. The bulletin of a row is therefore dated by the previous row with rates;
 * for the first row, only weekends are skipped.
 */
export function parseEvds(bytes: Uint8Array, fetchedAt: number): Result<Bulletin[], BulletinMistake> {
  const text = new TextDecoder().decode(bytes).trim()
  if (text.startsWith('<')) return fail('html')
  const body = parseForeign(text)
  if (!body.ok) return fail('not-json')
  const items = fieldsOf(body.value)['items']
  if (!Array.isArray(items)) return fail('other-document')
  const rows = items.filter(isFields).flatMap((item) => readRow(item) ?? [])
  const inOrder = rows.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return ok(
    inOrder.map(({ day, rates }, index) => ({ day: inOrder[index - 1]?.day ?? weekdayBefore(day), rates, fetchedAt })),
  )
}

/** Returns undefined for a day off and for a row of another frequency ("2020-1"). */
function readRow(item: Fields) {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(textOf(item['Tarih'])) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  if (!day.ok) return undefined
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const code of CURRENCY_CODES) {
    const side = (name: string): Rate | null => readSide(item, `TP_DK_${code}_${name}`)
    const rate = bulletinRate({ buy: side('A'), sell: side('S') }, { buy: side('A_EF'), sell: side('S_EF') })
    if (rate !== null) rates[code] = rate
  }
  return Object.keys(rates).length === 0 ? undefined : { day: day.value, rates }
}

/** Reads a series by its name with or without "YTL". Yen is per 100: 27.89 on 2026-03-03. */
function readSide(item: Fields, name: string): Rate | null {
  const rate = parseRate(item[`${name}_YTL`] ?? item[name])
  return rate.ok ? rate.value : null
}

function weekdayBefore(day: Day): Day {
  const before = addDays(day, -1)
  return weekdayOf(before) > 5 ? weekdayBefore(before) : before
}
