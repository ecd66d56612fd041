import { excerptOf, fieldsOf } from '#contract/json.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { PriceMessage } from '#domain/quote.ts'
import type { SourceFailure } from './source-failure.ts'

/** The number of names that the description of an unusable message quotes. */
const MAX_EXAMPLES = 5
const MAX_NAME_LENGTH = 24

/** Returns, for example, "USD, EUR, GBP …". */
export function examplesOf(names: Iterable<string>): string {
  const all = [...names]
  const shown = all.slice(0, MAX_EXAMPLES).map((name) => excerptOf(name.slice(0, MAX_NAME_LENGTH)))
  return `${shown.join(', ')}${all.length > MAX_EXAMPLES ? ' …' : ''}`
}

/** Returns the failure of a message without a usable price, with a few of its names. */
export function withoutPrices({ prices, ignored }: PriceMessage, body: unknown): SourceFailure {
  const wireNames = prices.map(({ code }) => INSTRUMENTS[code].wireName)
  if (prices.length > 0) return { kind: 'unreadable-prices', names: examplesOf(wireNames) }
  if (ignored.length > 0) return { kind: 'unknown-codes', names: examplesOf(ignored) }
  const names = namesIn(body)
  return names.length === 0 ? { kind: 'no-prices' } : { kind: 'other-fields', names: examplesOf(names) }
}

function namesIn(body: unknown): string[] {
  const data = fieldsOf(body)['data'] ?? body
  const all: readonly unknown[] = Array.isArray(data) ? data : [data]
  return Object.keys(fieldsOf(all[0]))
}
