import { EVALUATION_ORDER } from '#domain/gold/metal-measure.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { evaluatePrice, measureOf } from '#domain/price-verdict.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'
import type { OfferedPrice, PriceMessage } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { SourceId } from '../upstream/index.ts'
import type { RuleRecord } from './rule-record.ts'
import type { SourcePrices } from './source-prices.ts'

interface MessageParts {
  readonly prices: SourcePrices
  readonly guards: (code: InstrumentId) => QuoteGuards
  readonly record: RuleRecord
}

/** Takes the prices of a message. Returns how many of them prove that the source is alive: valid or ignored. */
export function takeMessage(
  message: Pick<PriceMessage, 'prices' | 'statedAt'>,
  source: SourceId,
  receivedAt: number,
  deps: MessageParts,
): number {
  const { prices, record } = deps
  const waited = new Map(message.prices.map(({ code }) => [code, prices.waiting(code)?.passed]))
  const ordered = message.prices.toSorted(
    (one, other) => EVALUATION_ORDER.indexOf(one.code) - EVALUATION_ORDER.indexOf(other.code),
  )
  const genuine = ordered.filter((price) => takePrice(price, message.statedAt, source, receivedAt, deps)).length
  // Prices of the same message may be the reference that held metals waited for.
  if (ordered.some(({ code }) => isMetal(code))) prices.measureWaitingMetals()
  for (const { code } of ordered) {
    const held = prices.waiting(code)
    if (held === undefined || held.passed === waited.get(code)) continue
    const { buy, sell } = held.passed.quote
    record.count(held.rule, code, source, { buy, sell, ...held.measure })
  }
  return genuine
}

function takePrice(
  price: OfferedPrice,
  statedAt: number | null,
  source: SourceId,
  receivedAt: number,
  { prices, guards, record }: MessageParts,
): boolean {
  const { code } = price
  const [pair, limits] = [prices.pairOf(code, receivedAt), guards(code)]
  const verdict = evaluatePrice(price, statedAt, pair, limits, receivedAt)
  if (verdict.kind !== 'refused' || verdict.rule === 'older') record.passed(code)
  switch (verdict.kind) {
    case 'accepted':
      if (verdict.corrected) record.count('ahead-of-clock', code, source)
      prices.accept(verdict.passed, source, receivedAt)
      return true
    case 'held':
      prices.hold(verdict.passed, verdict.rule, source, pair, receivedAt)
      return true
    case 'known':
    case 'refused':
      prices.dropHeld(code, source)
      if (verdict.kind === 'known') return true
      record.count(verdict.rule, code, source, {
        buy: rateOr(price.buy),
        sell: rateOr(price.sell),
        ...measureOf(verdict.rule, pair, limits, { at: receivedAt, now: receivedAt }),
      })
      return verdict.rule === 'older'
  }
}

function rateOr(side: OfferedPrice['buy']): Rate | null {
  return side.ok ? side.value : null
}
