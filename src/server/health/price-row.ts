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
  /** A newer price is held. The site shows the older one, if any. */
  | { readonly kind: 'held'; readonly held: HeldQuote }
  | { readonly kind: 'refused'; readonly refusal: RefusedPrice }
  /** The margins would put buy above sell. */
  | { readonly kind: 'crossed' }
  /** Not offered, because this release cannot read the margins that another one stored. */
  | { readonly kind: 'unmargined' }
  | { readonly kind: 'unpriced' }
  | { readonly kind: Freshness; readonly since: number }

/** One instrument per quoting unit, with the source's price and the office's price. */
export interface PriceRow {
  readonly code: InstrumentId
  /** The source's newest price before margins, including a held one. */
  readonly provider: Sides | null
  readonly margins: SideMargins
  readonly own: Quote | null
  /** The reason why the margins are not applied in full. Null if they are. */
  readonly cut: MarginObjection | null
  /** The relative distance from the central bank's rate: 0.01 is one percent above it. Null if a side is missing. */
  readonly distance: { readonly buy: number | null; readonly sell: number | null }
  /**
   * The age in ms of the shown price, or of the source's price if none is shown. Null if there is none, or if its
   * time is in the future.
   */
  readonly age: number | null
  /** The freshness that the site shows. Null means that no price is shown. */
  readonly shown: Freshness | null
  readonly state: PriceState
}

/** Returns the rows in the order of the site. */
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
  { office, refusing, halts }: Snapshot,
): PriceState {
  const isStopped = halts.some((halt) => halt.code === code)
  if (!isStopped && office.pricing.unknownMargins?.has(code) === true) return { kind: 'unmargined' }
  if (office.pricing.halted.has(code)) return { kind: 'halted' }
  if (held !== undefined) return { kind: 'held', held }
  const refusal = refusing.get(code)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  if (own === null || shown === null) return { kind: cut === null ? 'unpriced' : 'crossed' }
  return { kind: shown, since: own.quotedAt }
}

/** Compares with the shown price, because a price from before the start has older margins. */
function cutOf(own: Quote | null, sourceQuote: Quote | undefined, { office: { pricing }, market }: Snapshot) {
  if (sourceQuote === undefined || pricing.halted.has(sourceQuote.code)) return null
  const { quote, cut } = ownPrice(sourceQuote, pricing.margins, limitsFor(pricing, sourceQuote.code))
  if (quote === null) return own === null && market.halted.has(sourceQuote.code) ? cut : null
  return own !== null && samePrice(own, quote) ? cut : null
}

function shareOf(side: Rate | null = null, bank: Rate | null = null): number | null {
  return side === null || bank === null ? null : (side - bank) / bank
}
