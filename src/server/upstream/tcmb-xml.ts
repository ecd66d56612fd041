import { type Bulletin, type BulletinRate, bulletinRate } from '#contract/bulletin.ts'
import { type Fields, isFields, textOf } from '#contract/json.ts'
import { type Day, dayOf, parseDay } from '#domain/calendar.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import { parseRate, type Rate, rateOfMicros } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { BankAddress, BulletinSource } from './bulletin-source.ts'
import { fetchDocument } from './fetch-document.ts'
import type { BulletinFailure, BulletinMistake } from './source-failure.ts'
import { parseRoot, XML_LIMITS } from './xml-text.ts'

export function tcmbXml({ url, clock }: BankAddress): BulletinSource {
  const bulletinAt = async (path: string): Promise<Result<Bulletin, BulletinFailure>> => {
    const document = await fetchDocument(`${url}/kurlar/${path}`, { clock, ...XML_LIMITS })
    if (!document.ok) return document
    const bulletin = parseBulletin(document.value, clock.now())
    return bulletin.ok ? bulletin : fail({ kind: bulletin.error })
  }
  return {
    name: 'tcmb',
    newest: () => bulletinAt('today.xml'),
    daysAtOnce: 1,
    async between(day) {
      const isOver = day < dayOf(clock.now())
      const [year, month, date] = day.split('-')
      const bulletin = await bulletinAt(`${year}${month}/${date}${month}${year}.xml`)
      if (bulletin.ok)
        return bulletin.value.day === day ? ok({ items: [bulletin.value], daysOff: [] }) : fail({ kind: 'other-day' })
      const { error } = bulletin
      const hasNone = error.kind === 'status' && error.status === 404
      return hasNone ? ok({ items: [], daysOff: isOver ? [day] : [] }) : bulletin
    },
  }
}

/** Reads a daily bulletin from its bytes, in the encoding that it declares (ISO-8859-9 before 2017, UTF-8 later). */
export function parseBulletin(bytes: Uint8Array, fetchedAt: number): Result<Bulletin, BulletinMistake> {
  const root = parseRoot(bytes, 'Tarih_Date')
  if (!root.ok) return root
  const day = readDay(root.value)
  if (day === undefined) return fail('no-date')
  const rates = readRates(root.value['Currency'])
  const number = textOf(root.value['Bulten_No'])
  const numbered = /^\d{4}\/\d{1,3}$/.test(number) ? { number } : {}
  return Object.keys(rates).length === 0 ? fail('no-rates') : ok({ day, ...numbered, rates, fetchedAt })
}

/** Reads the day. `Tarih` is DD.MM.YYYY, `Date` MM/DD/YYYY. If both are present, they must agree. */
function readDay(root: Fields): Day | undefined {
  const turkish = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(textOf(root['Tarih']))
  const english = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(textOf(root['Date']))
  const days = new Set([
    ...(turkish === null ? [] : [`${turkish[3]}-${turkish[2]}-${turkish[1]}`]),
    ...(english === null ? [] : [`${english[3]}-${english[1]}-${english[2]}`]),
  ])
  // If the two dates in the bulletin differ, reject it.
  const day = parseDay([...days].join())
  return day.ok ? day.value : undefined
}

function readRates(currencies: unknown): Partial<Record<CurrencyCode, BulletinRate>> {
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const currency of Array.isArray(currencies) ? currencies.filter(isFields) : []) {
    const code = currency['CurrencyCode'] ?? currency['Kod']
    if (typeof code !== 'string' || !isCurrencyCode(code)) continue
    const side = (name: string): Rate | null => readSide(currency[name], currency['Unit'], code)
    const rate = bulletinRate(
      { buy: side('ForexBuying'), sell: side('ForexSelling') },
      { buy: side('BanknoteBuying'), sell: side('BanknoteSelling') },
    )
    if (rate !== null) rates[code] = rate
  }
  return rates
}

/**
 * Reads a rate and converts its unit to ours. An empty element (`<A/>`, `<A></A>`, or one with a line break) has no
 * rate.
 */
function readSide(value: unknown, unit: unknown, code: CurrencyCode): Rate | null {
  const ours = CURRENCIES[code].unit
  const printed = unit === '1' ? 1 : unit === '100' ? 100 : undefined
  if (printed === undefined) return null
  const rate = parseRate(value, ours > printed ? 100 : 1)
  if (!rate.ok) return null
  const brought = ours < printed ? rateOfMicros(rate.value / printed) : rate
  return brought.ok ? brought.value : null
}
