import { priceOf } from '#contract/bulletin.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import { type Freshness, freshnessOf, isAhead } from '#domain/freshness.ts'
import { isSpotMarketClosed } from '#domain/gold/spot-market.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { type MarginObjection, ownPrice, type SideMargins } from '#domain/margin.ts'
import type { Opening } from '#domain/opening.ts'
import { type Quote, samePrice, type Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { HeldQuote, RefusedPrice } from '../pipeline/index.ts'
import { limitsFor } from '../settings/index.ts'
import type { Snapshot } from './snapshot.ts'

export type PriceState =
  | { readonly kind: 'halted' }
  /** A newer price waits; the older one stands on the site, if there is one. */
  | { readonly kind: 'held'; readonly held: HeldQuote }
  /** What the source quotes cannot be taken. */
  | { readonly kind: 'refused'; readonly refusal: RefusedPrice }
  /** The margins would cross its sides. */
  | { readonly kind: 'crossed' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: Freshness; readonly since: number }

/** One currency or piece of gold, per quoting unit, from the source's price to the site's. */
export interface PriceRow {
  readonly code: InstrumentId
  /** The newest that the source quotes, before margins, be it held. */
  readonly provider: Sides | null
  readonly margins: SideMargins
  readonly own: Quote | null
  /** What keeps the whole margins from it just now. */
  readonly cut: MarginObjection | null
  /** To the central bank's rate: 0.01 is one percent above it. null: a side is missing. */
  readonly distance: { readonly buy: number | null; readonly sell: number | null }
  /** Of the price shown or, without one, of the source's; ms. null: there is none, or its moment is yet to come. */
  readonly age: number | null
  /** By which word visitors find it; null: no price is shown. */
  readonly shown: Freshness | null
  readonly state: PriceState
}

/** In display order. */
export function priceRows(snapshot: Snapshot, opening: Opening, now: number): PriceRow[] {
  return snapshot.office.pricing.selection.map((code) => {
    const own = snapshot.market.board.get(code) ?? null
    const held = snapshot.held.find(({ passed }) => passed.quote.code === code)
    const provider = held?.passed.quote ?? snapshot.sourceQuotes.get(code) ?? null
    const bank = isCurrencyCode(code) ? snapshot.bulletin?.rates[code] : undefined
    const official = bank === undefined ? null : priceOf(bank)
    const dated = own ?? provider
    const cut = cutOf(own, snapshot.sourceQuotes.get(code), snapshot)
    const shown = own === null ? null : shownAs(own, snapshot, { opening, now })
    return {
      code,
      provider,
      margins: snapshot.office.pricing.margins[code] ?? {},
      own,
      cut,
      distance: { buy: shareOf(own?.buy, official?.buy), sell: shareOf(own?.sell, official?.sell) },
      age: dated === null || isAhead(dated.quotedAt, now) ? null : Math.max(0, now - dated.quotedAt),
      shown,
      state: stateOf(code, { own, cut, held, shown }, snapshot),
    }
  })
}

function shownAs(
  { code, quotedAt }: Quote,
  { office, market: { sourceTime } }: Snapshot,
  { opening, now }: { readonly opening: Opening; readonly now: number },
): Freshness {
  if (isSpotMarketClosed(INSTRUMENTS[code], now)) return 'closed'
  return freshnessOf(quotedAt, { now, sourceTime, limits: office.facts.freshness, opening })
}

function stateOf(
  code: InstrumentId,
  { own, cut, held, shown }: Pick<PriceRow, 'own' | 'cut' | 'shown'> & { readonly held: HeldQuote | undefined },
  { office, refusing }: Snapshot,
): PriceState {
  if (office.pricing.halted.has(code)) return { kind: 'halted' }
  if (held !== undefined) return { kind: 'held', held }
  const refusal = refusing.get(code)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  if (own === null || shown === null) return { kind: cut === null ? 'unpriced' : 'crossed' }
  return { kind: shown, since: own.quotedAt }
}

/** Asked of the price that is shown: one of before the start has the margins of that time. */
function cutOf(own: Quote | null, sourceQuote: Quote | undefined, { office: { pricing }, market }: Snapshot) {
  if (sourceQuote === undefined || pricing.halted.has(sourceQuote.code)) return null
  const { quote, cut } = ownPrice(sourceQuote, pricing.margins, limitsFor(pricing, sourceQuote.code))
  if (quote === null) return own === null && market.halted.has(sourceQuote.code) ? cut : null
  return own !== null && samePrice(own, quote) ? cut : null
}

function shareOf(side: Rate | null = null, bank: Rate | null = null): number | null {
  return side === null || bank === null ? null : (side - bank) / bank
}
