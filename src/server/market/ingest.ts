import { type Board, EMPTY_BOARD, without } from '#domain/board.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { type MarginObjection, marginObjections, type Margins, withMargins } from '#domain/margin.ts'
import type { OfferedPrice, PriceMessage } from '#domain/offered-price.ts'
import { judge, type PassedQuote, type RuleName } from '#domain/quote-rules.ts'
import { type Quote, samePrice } from '#domain/quote.ts'
import type { OfficePricing } from '../office/door.ts'
import { type Changes, type Clock, createChanges, type Log, type Timer } from '../run/door.ts'
import type { SourceName } from '../upstream/door.ts'
import { createRuleRecord } from './rule-record.ts'

/** The market as the office shows it. */
export interface MarketView {
  /** Accepted quotes with the office's margins; halted currencies are not in it. */
  readonly board: Board
  /** Receipt of the last genuine message of the source, ms; null: none yet. */
  readonly spokeAt: number | null
  readonly halted: ReadonlySet<CurrencyCode>
}

/** `moved`: quotes whose price is another than before; empty when only times, `spokeAt` or `halted` changed. */
export interface MarketChange {
  readonly view: MarketView
  readonly moved: readonly Quote[]
}

/** Tells every change of the view. */
export interface Ingest extends Changes<MarketChange> {
  take(message: PriceMessage, source: SourceName, receivedAt: number): void
  view(): MarketView
  /** What speaks against other margins, at the prices of now; without a price of the source, at the last that the office had. */
  objectionsTo(pricing: OfficePricing): readonly MarginObjection[]
  /** The office file was edited: margins, guards or halted currencies may be others. */
  officeChanged(): void
  /** How often each rule has struck since the start; every rule is there, from zero. */
  refusals(): ReadonlyMap<RuleName, number>
}

export interface IngestOptions {
  readonly pricing: () => OfficePricing
  /** The office's own last prices, margins included, from before the start. Each stands, with its age, until the source names its pair. */
  readonly lastBoard?: Board
  readonly clock: Clock
  readonly log: Log
}

interface HeldQuote {
  readonly passed: PassedQuote
  readonly timer: Timer
}

/** The way of a price inside: quote, rules, margins, board. Bad input is counted, logged and dropped; it never throws. */
export function createIngest({ pricing, lastBoard = EMPTY_BOARD, clock, log }: IngestOptions): Ingest {
  const standing = new Map<CurrencyCode, PassedQuote>()
  const held = new Map<CurrencyCode, HeldQuote>()
  const changes = createChanges<MarketChange>()
  const record = createRuleRecord(clock, log)
  const haltedAtStart = pricing().halted
  let view: MarketView = { board: without(lastBoard, haltedAtStart), spokeAt: null, halted: haltedAtStart }

  const release = (code: CurrencyCode): void => {
    held.get(code)?.timer.cancel()
    held.delete(code)
  }

  const accept = (passed: PassedQuote): void => {
    release(passed.quote.code)
    standing.set(passed.quote.code, passed)
  }

  const hold = (passed: PassedQuote): void => {
    const { code } = passed.quote
    release(code)
    const settle = (): void => {
      accept(passed)
      publish(view.spokeAt, [code])
    }
    held.set(code, { passed, timer: clock.after(pricing().guards.settlesAfter, settle) })
  }

  /** True when the price is one that a living source sends, whether or not it reaches the board. */
  const takePrice = (price: OfferedPrice, statedAt: number | null, source: SourceName, receivedAt: number): boolean => {
    const known = { standing: standing.get(price.code), held: held.get(price.code)?.passed }
    const verdict = judge(price, statedAt, known, pricing().guards, receivedAt, clock.zone)
    switch (verdict.kind) {
      case 'accepted':
        if (verdict.corrected) record.count('ahead-of-clock', price.code, source)
        accept(verdict.passed)
        return true
      case 'held':
        record.count('jump', price.code, source)
        hold(verdict.passed)
        return true
      case 'known':
        return true
      case 'refused':
        record.count(verdict.rule, price.code, source)
        return verdict.rule === 'older'
    }
  }

  /** Derives the view; margins are laid on the given pairs again, the other pairs keep what they have. */
  function publish(spokeAt: number | null, codes: readonly CurrencyCode[]): void {
    const { margins, halted } = pricing()
    const board = new Map<CurrencyCode, Quote>()
    for (const code of CURRENCY_CODES) {
      if (halted.has(code)) continue
      const kept = codes.includes(code) ? undefined : view.board.get(code)
      const quote = kept ?? ownQuote(code, margins)
      if (quote !== undefined) board.set(code, quote)
    }
    const moved = [...board.values()].filter((quote) => {
      const before = view.board.get(quote.code)
      return before === undefined || !samePrice(quote, before)
    })
    view = { board, spokeAt, halted }
    changes.tell({ view, moved })
  }

  function ownQuote(code: CurrencyCode, margins: Margins): Quote | undefined {
    const passed = standing.get(code)
    if (passed === undefined) return lastBoard.get(code)
    const own = withMargins(passed.quote, margins, pricing().guards)
    if (own.ok) return own.value
    record.count(own.error.mistake, code, 'office')
    return passed.quote
  }

  return {
    take(message, source, receivedAt) {
      record.ignore(message.ignored, source)
      const before = new Map(standing)
      const genuine = message.prices.filter((price) => takePrice(price, message.statedAt, source, receivedAt))
      if (genuine.length === 0 && message.ignored.length === 0) return
      publish(
        receivedAt,
        CURRENCY_CODES.filter((code) => standing.get(code) !== before.get(code)),
      )
    },
    view: () => view,
    subscribe: changes.subscribe,
    objectionsTo({ margins, guards }) {
      const quotes = CURRENCY_CODES.flatMap((code) => standing.get(code)?.quote ?? lastBoard.get(code) ?? [])
      return marginObjections(quotes, margins, guards)
    },
    officeChanged: () => publish(view.spokeAt, CURRENCY_CODES),
    refusals: () => record.counts,
  }
}
