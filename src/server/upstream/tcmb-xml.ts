import type { Bulletin, BulletinRate } from '#contract/central-bank.ts'
import { type Fields, isFields, textOf } from '#contract/json.ts'
import { type Day, parseDay, SECOND } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { parseRate, type Rate, rateOfMicros } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { BulletinFailure, BulletinMistake, BulletinSource } from './bulletin-source.ts'
import { fetchDocument } from './fetch-document.ts'
import { decodeXml, isHtml, parseXml } from './xml-text.ts'

/** A bulletin is 9 KB. */
const LARGEST_BULLETIN = 64 * 1024
const ANSWER_WITHIN = 15 * SECOND

export interface TcmbXmlOptions {
  /** Base address, "https://www.tcmb.gov.tr"; `/kurlar/…` follows. */
  readonly url: string
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
}

/** The central bank's key-less XML bulletins. */
export function tcmbXml({ url, clock, fetch }: TcmbXmlOptions): BulletinSource {
  const bulletinAt = async (path: string): Promise<Result<Bulletin, BulletinFailure>> => {
    const limits = { clock, fetch, timeout: ANSWER_WITHIN, limit: LARGEST_BULLETIN }
    const document = await fetchDocument(`${url}/kurlar/${path}`, limits)
    if (!document.ok) return document
    const bulletin = parseBulletin(document.value, clock.now())
    return bulletin.ok ? bulletin : fail({ kind: bulletin.error })
  }
  return {
    name: 'tcmb',
    newest: () => bulletinAt('today.xml'),
    daysAtOnce: 1,
    async between(day) {
      const bulletin = await bulletinAt(archivePath(day))
      if (bulletin.ok) return bulletin.value.day === day ? ok([bulletin.value]) : fail({ kind: 'other-day' })
      const { error } = bulletin
      return error.kind === 'status' && error.status === 404 ? ok([]) : bulletin
    },
  }
}

function archivePath(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${year}${month}/${date}${month}${year}.xml`
}

/** Reads a daily bulletin from its bytes, in the encoding that it declares (ISO-8859-9 before 2017, UTF-8 later). */
export function parseBulletin(bytes: Uint8Array, fetchedAt: number): Result<Bulletin, BulletinMistake> {
  const text = decodeXml(bytes)
  if (text === undefined) return fail('unknown-encoding')
  if (isHtml(text)) return fail('html')
  const document = parseXml(text)
  if (document === undefined) return fail('broken-xml')
  // The hourly (reeskont) document of the same host is <tcmbVeri>.
  const root = document['Tarih_Date']
  if (!isFields(root)) return fail('other-document')
  // The parser takes the first half of a bulletin that broke off for a whole one.
  if (!text.trimEnd().endsWith('</Tarih_Date>')) return fail('broken-xml')
  const day = readDay(root)
  if (day === undefined) return fail('no-date')
  const rates = readRates(root['Currency'])
  return Object.keys(rates).length === 0 ? fail('no-rates') : ok({ day, rates, fetchedAt })
}

/** `Tarih` is DD.MM.YYYY, `Date` MM/DD/YYYY: where both are there they have to agree. */
function readDay(root: Fields): Day | undefined {
  const turkish = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(textOf(root['Tarih']))
  const english = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(textOf(root['Date']))
  const days = [
    turkish === null ? undefined : `${turkish[3]}-${turkish[2]}-${turkish[1]}`,
    english === null ? undefined : `${english[3]}-${english[1]}-${english[2]}`,
  ].filter((day) => day !== undefined)
  const [first, second = first] = days
  if (first === undefined || first !== second) return undefined
  const day = parseDay(first)
  return day.ok ? day.value : undefined
}

function readRates(currencies: unknown): Partial<Record<CurrencyCode, BulletinRate>> {
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const currency of Array.isArray(currencies) ? currencies.filter(isFields) : []) {
    const code = currency['CurrencyCode'] ?? currency['Kod']
    if (typeof code !== 'string' || !isCurrencyCode(code)) continue
    const buy = readSide(currency['ForexBuying'], currency['Unit'], code)
    const sell = readSide(currency['ForexSelling'], currency['Unit'], code)
    if (buy !== null || sell !== null) rates[code] = { buy, sell }
  }
  return rates
}

/** An empty element (`<A/>`, `<A></A>`, or one that holds a line break) is no rate; a unit other than ours is brought to ours. */
function readSide(value: unknown, unit: unknown, code: CurrencyCode): Rate | null {
  const ours = CURRENCIES[code].unit
  const printed = unit === '1' ? 1 : unit === '100' ? 100 : undefined
  if (printed === undefined) return null
  const rate = parseRate(value, ours > printed ? 100 : 1)
  if (!rate.ok) return null
  const brought = ours < printed ? rateOfMicros(rate.value / printed) : rate
  return brought.ok ? brought.value : null
}
