import type { Bulletin } from '#contract/central-bank.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { holdingRule, judge, measureOf, type PairRecord, type PassedQuote } from '#domain/price-verdict.ts'
import { isFar, type QuoteGuards, type Reference, withholds } from '#domain/quote-rules.ts'
import type { OfferedPrice, Quote, Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { Clock } from '../runtime/index.ts'
import type { Approval } from '../store/index.ts'
import type { SourceName } from '../upstream/index.ts'
import { createHeldPrices, type HeldPrices, type HeldQuote } from './held-prices.ts'
import type { SourcePast } from './last-prices.ts'
import { createReferences, type References } from './references.ts'
import type { RuleRecord } from './rule-record.ts'

interface SourcePricesOptions {
  readonly guards: (code: InstrumentId) => QuoteGuards
  readonly past: SourcePast
  readonly record: RuleRecord
  /** A price stands now because nothing contradicted it for long enough. */
  readonly onSettled: (code: InstrumentId) => void
  readonly clock: Clock
}

interface Standing {
  readonly passed: PassedQuote
  readonly source: SourceName
  /** A bulletin or a person bore it out; any other goes when one contradicts it. */
  readonly borneOut: boolean
}

/** The prices of the source, before margins: those that stand, and those that wait. */
export class SourcePrices {
  readonly #options: SourcePricesOptions
  readonly #references: References
  readonly #standing = new Map<InstrumentId, Standing>()
  readonly #held: HeldPrices
  /** Whether a bulletin or a person bore out what stood before the start. No entry: neither has said anything yet. */
  readonly #pastBorneOut = new Map<InstrumentId, boolean>()

  constructor(options: SourcePricesOptions) {
    const { guards, past, onSettled, clock } = options
    this.#options = options
    this.#references = createReferences(past.closes, clock)
    this.#held = createHeldPrices({
      settlesAfter: (code) => guards(code).settlesAfter,
      onSettled: (price) => {
        this.#measure(price)
        onSettled(price.passed.quote.code)
      },
      clock,
    })
  }

  /** True when the price is one that a living source sends, whether or not it stands now. */
  take(price: OfferedPrice, statedAt: number | null, source: SourceName, receivedAt: number): boolean {
    const { code } = price
    const [pair, guards] = [this.#pairOf(code, receivedAt), this.#options.guards(code)]
    const verdict = judge(price, statedAt, pair, guards, receivedAt)
    if (verdict.kind !== 'refused' || verdict.rule === 'older') this.#options.record.passed(code)
    switch (verdict.kind) {
      case 'accepted':
        if (verdict.corrected) this.#options.record.count('ahead-of-clock', code, source)
        this.#stand(verdict.passed, source, receivedAt)
        return true
      case 'held': {
        const { passed, rule } = verdict
        const { buy, sell, quotedAt } = passed.quote
        const measured = measureOf(rule, pair, guards, { at: quotedAt, now: receivedAt })
        this.#held.hold({ passed, rule, source, reference: pair.reference, measure: measured })
        this.#options.record.count(rule, code, source, { buy, sell, ...measured })
        return true
      }
      case 'known':
      case 'refused':
        // Its source quotes something else of the pair now, be it only the old price again.
        if (this.#held.get(code)?.source === source) this.#held.release(code)
        if (verdict.kind === 'known') return true
        this.#options.record.count(verdict.rule, code, source, {
          buy: rateOr(price.buy),
          sell: rateOr(price.sell),
          ...measureOf(verdict.rule, pair, guards, { at: receivedAt, now: receivedAt }),
        })
        return verdict.rule === 'older'
    }
  }

  standing(code: InstrumentId): Quote | undefined {
    return this.#standing.get(code)?.passed.quote
  }

  held(): readonly HeldQuote[] {
    return INSTRUMENT_IDS.flatMap((code) => this.#held.get(code) ?? [])
  }

  isHeld(code: InstrumentId): boolean {
    return this.#held.get(code) !== undefined
  }

  /** What stood before the start is contradicted by a bulletin or a person: it stands no more. */
  isTakenBack(code: InstrumentId): boolean {
    return this.#pastBorneOut.get(code) === false
  }

  /** What stands, or did before the start. */
  offered(code: InstrumentId): Quote | undefined {
    return this.standing(code) ?? this.#recorded(code)
  }

  quoted(code: InstrumentId): readonly Sides[] {
    return [this.offered(code), this.#held.get(code)?.passed.quote].filter((price) => price !== undefined)
  }

  bulletinPublished(bulletin: Bulletin | null): void {
    this.#references.publish(bulletin)
    this.measureAgain()
  }

  accept(approval: Approval): void {
    this.#references.accept(approval)
    this.#measurePairAgain(approval.code)
  }

  measureAgain(): void {
    for (const code of INSTRUMENT_IDS) this.#measurePairAgain(code)
  }

  #recorded(code: InstrumentId): Quote | undefined {
    return this.isTakenBack(code) ? undefined : this.#options.past.board.get(code)
  }

  #pairOf(code: InstrumentId, now: number): PairRecord {
    const stands = this.#standing.get(code)?.passed
    const reference = this.#references.of(code, stands?.quote, now)
    return { standing: stands, held: this.#held.get(code)?.passed, recorded: this.#recorded(code), reference }
  }

  #stand(passed: PassedQuote, source: SourceName, now: number): void {
    const { code } = passed.quote
    const before = this.standing(code)
    const borneOut = bearsOut(this.#references.of(code, before, now))
    this.#references.passed(passed.quote, before, this.#options.guards(code), now)
    this.#held.release(code)
    this.#standing.set(code, { passed, source, borneOut })
  }

  /** Stands from now on, unless it has to wait for a person or a bulletin. */
  #measure({ passed, source }: Pick<HeldQuote, 'passed' | 'source'>): void {
    const now = this.#options.clock.now()
    const { code, quotedAt } = passed.quote
    const [pair, guards] = [this.#pairOf(code, now), this.#options.guards(code)]
    const rule = holdingRule(passed.quote, pair, guards, now)
    if (rule !== undefined && withholds(rule)) {
      const measured = measureOf(rule, pair, guards, { at: quotedAt, now })
      this.#held.hold({ passed, rule, source, reference: pair.reference, measure: measured })
    } else this.#stand(passed, source, now)
  }

  /** What prices are measured against changed: one that waits may stand now, and one that stands may have to wait. */
  #measurePairAgain(code: InstrumentId): void {
    const now = this.#options.clock.now()
    const stands = this.#standing.get(code)
    const reference = this.#references.of(code, stands?.passed.quote, now)
    const before = this.#options.past.board.get(code)
    const isBorneOut = (quote: Quote, by: Reference): boolean => !isFar(quote, by, this.#options.guards(code), now)
    // A start reads again all that people let pass, the oldest first: what contradicts it may not be the last word.
    if (bearsOut(reference) && before !== undefined && this.#pastBorneOut.get(code) !== true)
      this.#pastBorneOut.set(code, isBorneOut(before, reference))
    if (bearsOut(reference) && stands?.borneOut === false) {
      const borneOut = isBorneOut(stands.passed.quote, reference)
      if (borneOut) this.#standing.set(code, { ...stands, borneOut })
      else this.#standing.delete(code)
      if (!borneOut && !this.isHeld(code)) this.#measure(stands)
    }
    const waits = this.#held.get(code)
    if (waits !== undefined && withholds(waits.rule)) this.#measure(waits)
  }
}

function bearsOut(reference: Reference | undefined): reference is Reference {
  return reference?.kind === 'bulletin' || reference?.kind === 'accepted'
}

function rateOr(side: OfferedPrice['buy']): Rate | null {
  return side.ok ? side.value : null
}
