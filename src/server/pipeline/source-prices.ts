import type { Bulletin } from '#contract/bulletin.ts'
import { EVALUATION_ORDER, type KnownPrices } from '#domain/gold/metal-measure.ts'
import { INSTRUMENT_IDS, type InstrumentId, isMetal } from '#domain/instrument.ts'
import { holdingRule, measureOf, type PairRecord, type PassedQuote } from '#domain/price-verdict.ts'
import {
  type HoldingRule,
  isAuthority,
  deviates,
  type QuoteGuards,
  type Reference,
  withholds,
} from '#domain/quote-rules.ts'
import { type Quote, samePrice, type Sides } from '#domain/quote.ts'
import type { Clock } from '../runtime/index.ts'
import type { Approval } from '../store/index.ts'
import type { SourceId } from '../upstream/index.ts'
import { createHeldPrices, type HeldPrices, type HeldQuote } from './held-prices.ts'
import type { SourcePast } from './last-prices.ts'
import { createPastPrices } from './past-prices.ts'
import { createReferences, type References } from './references.ts'

interface SourcePricesOptions {
  readonly guards: (code: InstrumentId) => QuoteGuards
  readonly past: SourcePast
  /** Called when a held price is accepted because nothing contradicted it for long enough. */
  readonly onSettled: (code: InstrumentId) => void
  readonly clock: Clock
}

interface AcceptedPrice {
  readonly passed: PassedQuote
  readonly source: SourceId
  /** True if a bulletin or a person confirmed the price. An unconfirmed price is dropped if either contradicts it. */
  readonly confirmedByBulletin: boolean
}

/** The source's accepted and held prices, before margins. */
export class SourcePrices {
  readonly #options: SourcePricesOptions
  readonly #references: References
  readonly #accepted = new Map<InstrumentId, AcceptedPrice>()
  readonly #held: HeldPrices
  readonly #past: ReturnType<typeof createPastPrices>

  constructor(options: SourcePricesOptions) {
    const { guards, past, onSettled, clock } = options
    this.#options = options
    this.#past = createPastPrices(past)
    this.#references = createReferences(past.closes, this)
    this.#held = createHeldPrices({
      settlesAfter: (code) => guards(code).settlesAfter,
      onSettled: (price) => {
        this.#measure(price)
        onSettled(price.passed.quote.code)
      },
      clock,
    })
  }

  acceptedQuote(code: InstrumentId): Quote | undefined {
    return this.#accepted.get(code)?.passed.quote
  }

  held(): readonly HeldQuote[] {
    return INSTRUMENT_IDS.flatMap((code) => this.#held.get(code) ?? [])
  }

  waiting(code: InstrumentId): HeldQuote | undefined {
    return this.#held.get(code)
  }

  isHeld(code: InstrumentId): boolean {
    return this.waiting(code) !== undefined
  }

  /** Drops a held price, because its source now sends another one. */
  dropHeld(code: InstrumentId, source: SourceId): void {
    if (this.waiting(code)?.source === source) this.#held.drop(code)
  }

  /** Returns true if a bulletin or a person contradicted the price from before the start. */
  isInvalidated(code: InstrumentId): boolean {
    return this.#past.isInvalidated(code)
  }

  /**
   * Returns the accepted quote; else the last one from before the start; else a held quote that only lacks a reference.
   */
  candidateQuote(code: InstrumentId): Quote | undefined {
    const held = this.#held.get(code)
    return held?.rule === 'unmeasured' ? held.passed.quote : this.sourceQuote(code)
  }

  /** Returns the accepted quote, or else the last one from before the start. */
  sourceQuote(code: InstrumentId): Quote | undefined {
    return this.acceptedQuote(code) ?? this.#past.get(code)
  }

  currentSides(code: InstrumentId): readonly Sides[] {
    return [this.sourceQuote(code), this.#held.get(code)?.passed.quote].filter((price) => price !== undefined)
  }

  bulletinPublished(bulletin: Bulletin | null): void {
    this.#references.publish(bulletin)
    this.measureAgain()
  }

  /** Sets the central bank's price of a gram of pure gold, with the time at which its day begins. */
  fixingPublished(fixing: KnownPrices['fixing']): void {
    this.#references.fix(fixing)
    this.measureAgain()
  }

  approve(approval: Approval): void {
    this.#references.approve(approval)
    this.#measurePairAgain(approval.code)
    // A held jump usually waits until the source repeats it, but a person has just confirmed this one.
    const held = this.waiting(approval.code)
    if (held !== undefined && samePrice(held.passed.quote, approval)) this.#measure(held)
  }

  measureAgain(): void {
    for (const code of EVALUATION_ORDER) this.#measurePairAgain(code)
  }

  measureWaitingMetals(): void {
    for (const code of EVALUATION_ORDER) {
      const held = isMetal(code) ? this.#held.get(code) : undefined
      if (held !== undefined && withholds(held.rule)) this.#measure(held)
    }
  }

  pairOf(code: InstrumentId, now: number): PairRecord {
    const accepted = this.#accepted.get(code)?.passed
    const reference = this.#references.of(code, accepted?.quote, now)
    const [recorded, published] = [this.#past.get(code), this.#past.published(code)]
    return { accepted, held: this.#held.get(code)?.passed, recorded, published, reference }
  }

  accept(passed: PassedQuote, source: SourceId, now: number): void {
    const { code } = passed.quote
    const before = this.acceptedQuote(code)
    const reference = this.#references.of(code, before, now)
    this.#references.passed(passed.quote, before, this.#options.guards(code), now)
    this.#held.drop(code)
    this.#accepted.set(code, { passed, source, confirmedByBulletin: reference !== undefined && isAuthority(reference) })
  }

  hold(passed: PassedQuote, rule: HoldingRule, source: SourceId, pair: PairRecord, now: number): void {
    const { code, quotedAt } = passed.quote
    const measure = measureOf(rule, pair, this.#options.guards(code), { at: quotedAt, now })
    this.#held.hold({ passed, rule, source, reference: pair.reference, measure })
  }

  /** Accepts the price unless it has to wait for a person or a bulletin. */
  #measure({ passed, source }: Pick<HeldQuote, 'passed' | 'source'>): void {
    const now = this.#options.clock.now()
    const { code } = passed.quote
    const pair = this.pairOf(code, now)
    const rule = holdingRule(passed.quote, pair, this.#options.guards(code), now)
    if (rule !== undefined && withholds(rule)) this.hold(passed, rule, source, pair, now)
    else this.accept(passed, source, now)
  }

  /**
   * Evaluates a pair again after its reference changed. A held price may be accepted, and an accepted one may be held.
   */
  #measurePairAgain(code: InstrumentId): void {
    const now = this.#options.clock.now()
    const reference = this.#references.of(code, this.acceptedQuote(code), now)
    if (reference !== undefined) this.#checkAgainst(reference, code, now)
    const held = this.#held.get(code)
    if (held !== undefined && withholds(held.rule)) this.#measure(held)
  }

  /**
   * An independent reference confirms or contradicts the accepted price; other prices of the same metal can only
   * contradict it.
   */
  #checkAgainst(reference: Reference, code: InstrumentId, now: number): void {
    const isConfirmed = (quote: Quote): boolean => !deviates(quote, reference, this.#options.guards(code), now)
    if (isAuthority(reference)) this.#past.confirmBy(code, isConfirmed)
    else if (reference.kind !== 'metal') return
    const accepted = this.#accepted.get(code)
    if (accepted === undefined || accepted.confirmedByBulletin) return
    if (isConfirmed(accepted.passed.quote)) {
      this.#accepted.set(code, { ...accepted, confirmedByBulletin: isAuthority(reference) })
      return
    }
    this.#accepted.delete(code)
    if (!this.isHeld(code)) this.#measure(accepted)
  }
}
