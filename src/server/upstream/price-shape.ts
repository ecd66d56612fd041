import { excerptOf, fieldsOf } from '#contract/json.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { PriceMessage } from '#domain/quote.ts'

/** The number of names that the description of an unusable message quotes. */
const MAX_EXAMPLES = 5
const MAX_NAME_LENGTH = 24

/** Returns, for example, "USD, EUR, GBP …". */
export function examplesOf(names: Iterable<string>): string {
  const all = [...names]
  const shown = all.slice(0, MAX_EXAMPLES).map((name) => excerptOf(name.slice(0, MAX_NAME_LENGTH)))
  return `${shown.join(', ')}${all.length > MAX_EXAMPLES ? ' …' : ''}`
}

/** Describes a message without a usable price by a few of its names, so that the operator sees the mistake. */
export function withoutPrices({ prices, ignored }: PriceMessage, body: unknown): string {
  if (prices.length > 0) return `unreadable prices: ${examplesOf(prices.map(({ code }) => INSTRUMENTS[code].wireName))}`
  if (ignored.length > 0) return `unknown codes: ${examplesOf(ignored)}`
  const names = namesIn(body)
  return names.length === 0 ? 'no prices' : `no prices: ${examplesOf(names)}`
}

function namesIn(body: unknown): string[] {
  const data = fieldsOf(body)['data'] ?? body
  const all: readonly unknown[] = Array.isArray(data) ? data : [data]
  return Object.keys(fieldsOf(all[0]))
}
