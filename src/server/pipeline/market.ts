import type { Bulletin } from '#contract/bulletin.ts'
import { boardOf, type MarketChange, type MarketView, movedSince } from '#domain/board.ts'
import { isAhead } from '#domain/freshness.ts'
import { withBars } from '#domain/gold/bars.ts'
import type { KnownPrices } from '#domain/gold/metal-measure.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { ownPrice } from '#domain/margin.ts'
import type { QuoteGuards, RuleName } from '#domain/quote-rules.ts'
import type { PriceMessage, Quote, Sides } from '#domain/quote.ts'
import { type Changes, type Clock, createChanges, type Runtime } from '../runtime/index.ts'
import { limitsFor, type OfficePricing } from '../settings/index.ts'
import type { Approval } from '../store/index.ts'
import type { SourceId } from '../upstream/index.ts'
import type { HeldQuote } from './held-prices.ts'
import { type LastPrices, NO_LAST_PRICES, sourcePast } from './last-prices.ts'
import { createRuleRecord, type RefusedPrice, type RuleRecord } from './rule-record.ts'
import { SourcePrices } from './source-prices.ts'
import { takeMessage } from './take-message.ts'

interface MarketOptions extends Runtime {
  readonly pricing: () => OfficePricing
  /** Prices from before the start. Each one stays on the board with its age until the source replaces it. */
  readonly last?: LastPrices
}

/**
 * The read-only part of a market for pages, answers and reports. It belongs to this process or to the leading replica.
 */
export type MarketReader = Omit<Market, 'take' | 'currentSides' | 'bulletinPublished' | 'fixingPublished' | 'approve'>

/** Evaluates prices, applies margins, publishes each change of the board. Bad input is logged, not thrown. */
export class Market implements Changes<MarketChange> {
  readonly #changes = createChanges<MarketChange>()
  readonly #pricing: () => OfficePricing
  readonly #last: LastPrices
  readonly #clock: Clock
  readonly #guards = (code: InstrumentId): QuoteGuards => limitsFor(this.#pricing(), code)
  readonly #record: RuleRecord
  readonly #prices: SourcePrices
  #view: MarketView
  #receivedAt = -Infinity

  readonly subscribe = this.#changes.subscribe

  constructor({ pricing, last = NO_LAST_PRICES, clock, log }: MarketOptions) {
    this.#pricing = pricing
    this.#last = last
    this.#clock = clock
    this.#record = createRuleRecord(clock, log)
    this.#prices = new SourcePrices({
      guards: this.#guards,
      past: sourcePast(last, pricing().margins),
      onSettled: (code) => this.#publish(this.#sourceTime(), [code]),
      clock,
    })
    const { selection, halted } = pricing()
    this.#view = { board: boardOf(last.board, selection, halted), sourceTime: null, halted }
  }

  /**
   * Returns true if the message proves that the source is alive: it has at least one valid price or an ignored code.
   */
  take(message: PriceMessage, source: SourceId, receivedAt: number): boolean {
    this.#record.ignore(message.ignored, source)
    const before = this.#offeredNow()
    const prices = withBars(message.prices, this.#pricing().selection)
    const genuine = takeMessage({ ...message, prices }, source, receivedAt, {
      prices: this.#prices,
      guards: this.#guards,
      record: this.#record,
    })
    if (genuine === 0 && message.ignored.length === 0) return false
    this.#receivedAt = this.#clock.elapsed()
    this.#publish(receivedAt, this.#changedSince(before))
    return true
  }

  view(): MarketView {
    return this.#view
  }

  /** Returns ms since the source's last message, independent of the machine's clock; Infinity before the first one. */
  silentFor(): number {
    return this.#clock.elapsed() - this.#receivedAt
  }

  held(): readonly HeldQuote[] {
    return this.#prices.held().filter(({ passed }) => this.#pricing().selection.includes(passed.quote.code))
  }

  /** Returns the accepted source price of a pair before margins, or else the one from before the start. */
  sourceQuote(code: InstrumentId): Quote | undefined {
    return this.#pricing().selection.includes(code) ? this.#prices.sourceQuote(code) : undefined
  }

  currentSides(code: InstrumentId): readonly Sides[] {
    return this.#prices.currentSides(code)
  }

  /** Sets the central bank's newest bulletin as a reference. */
  bulletinPublished(bulletin: Bulletin | null): void {
    this.#change(() => this.#prices.bulletinPublished(bulletin))
  }

  /** Sets the central bank's newest price of pure gold, with the time at which its day begins. */
  fixingPublished(fixing: KnownPrices['fixing']): void {
    this.#change(() => this.#prices.fixingPublished(fixing))
  }

  approve(approval: Approval): void {
    this.#change(() => this.#prices.approve(approval))
  }

  /** Called when margins, guards or halts may have changed. */
  settingsChanged(): void {
    this.#prices.measureAgain()
    this.#publish(this.#sourceTime(), this.#pricing().selection)
  }

  /** Returns how often each rule was applied since the start, with an entry for every rule. */
  refusals(): ReadonlyMap<RuleName, number> {
    return this.#record.counts
  }

  /** Returns the last stopped prices, newest first, one for each pair and rule. */
  refused(): readonly RefusedPrice[] {
    return this.#record.last()
  }

  /** Returns the pairs whose current source price is refused. */
  refusing(): ReadonlyMap<InstrumentId, RefusedPrice> {
    return this.#record.lastRefused()
  }

  /** Returns null for a time in the future, because the machine's clock was set back. */
  #sourceTime(): number | null {
    const { sourceTime } = this.#view
    return sourceTime === null || isAhead(sourceTime, this.#clock.now()) ? null : sourceTime
  }

  #change(change: () => void): void {
    const before = this.#offeredNow()
    change()
    this.#publish(this.#sourceTime(), this.#changedSince(before))
  }

  #offeredNow(): readonly (Quote | undefined)[] {
    return INSTRUMENT_IDS.map((code) => this.#prices.sourceQuote(code))
  }

  #changedSince(before: readonly (Quote | undefined)[]): InstrumentId[] {
    return INSTRUMENT_IDS.filter((code, index) => this.#prices.sourceQuote(code) !== before[index])
  }

  /** Returns the office's price from before the start, unless it is invalidated. */
  #lastOf(code: InstrumentId): Quote | undefined {
    return this.#prices.isInvalidated(code) ? undefined : this.#last.board.get(code)
  }

  /** Updates the view. Applies margins to the given pairs again; the other pairs keep their quotes. */
  #publish(sourceTime: number | null, codes: readonly InstrumentId[]): void {
    const { halted, selection } = this.#pricing()
    const before = this.#view.board
    const board = new Map<InstrumentId, Quote>()
    for (const code of selection) {
      if (halted.has(code)) continue
      const unchanged = codes.includes(code) ? undefined : before.get(code)
      const quote = unchanged ?? this.#ownQuote(code, codes.includes(code))
      if (quote !== undefined) board.set(code, quote)
    }
    const unquoted = selection.filter((code) => {
      const [hasAccepted, isHeld] = [this.#prices.acceptedQuote(code) !== undefined, this.#prices.isHeld(code)]
      return !board.has(code) && (hasAccepted || isHeld || this.#prices.isInvalidated(code))
    })
    this.#view = { board, sourceTime, halted: unquoted.length === 0 ? halted : new Set([...halted, ...unquoted]) }
    this.#changes.publish({ view: this.#view, moved: movedSince(before, board) })
  }

  /**
   * Returns undefined if there is no price or its sides would cross. `moved` means that the price is new, so that a cut
   * margin is counted.
   */
  #ownQuote(code: InstrumentId, moved: boolean): Quote | undefined {
    const accepted = this.#prices.acceptedQuote(code)
    if (accepted === undefined) return this.#lastOf(code)
    const pricing = this.#pricing()
    const { quote, cut } = ownPrice(accepted, pricing.margins, limitsFor(pricing, code))
    if (cut !== null && moved) this.#record.count(cut.mistake, code, 'office')
    return quote ?? undefined
  }
}
