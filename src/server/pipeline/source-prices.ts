import type { Bulletin } from '#contract/central-bank.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { OfferedPrice } from '#domain/offered-price.ts'
import { isFar } from '#domain/price-reference.ts'
import { holdingRule, judge, measureOf, type PairRecord, type PassedQuote } from '#domain/price-verdict.ts'
import { type QuoteGuards, withholds } from '#domain/quote-rules.ts'
import type { Quote, Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import type { Clock } from '../runtime/index.ts'
import type { Approval } from '../store/index.ts'
import type { SourceName } from '../upstream/index.ts'
import { createHeldPrices, type HeldQuote } from './held-prices.ts'
import type { SourcePast } from './last-prices.ts'
import { createReferences } from './references.ts'
import type { RuleRecord } from './rule-record.ts'

/** The prices of the source, before margins: those that stand, and those that wait. */
export interface SourcePrices {
  /** True when the price is one that a living source sends, whether or not it stands now. */
  take(price: OfferedPrice, statedAt: number | null, source: SourceName, receivedAt: number): boolean
  readonly standing: (code: InstrumentId) => Quote | undefined
  readonly held: () => readonly HeldQuote[]
  isHeld(code: InstrumentId): boolean
  /** What stood before the start is contradicted by a bulletin or a person: it stands no more. */
  readonly isTakenBack: (code: InstrumentId) => boolean
  /** What stands, or did before the start. */
  readonly offered: (code: InstrumentId) => Quote | undefined
  /** The same, and what waits. */
  readonly quoted: (code: InstrumentId) => readonly Sides[]
  bulletinPublished(bulletin: Bulletin | null): void
  accept(approval: Approval): void
  /** The limits may be others. */
  measureAgain(): void
}

export interface SourcePricesOptions {
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

export function createSourcePrices({ guards, past, record, onSettled, clock }: SourcePricesOptions): SourcePrices {
  const references = createReferences(past.closes, clock)
  const standing = new Map<InstrumentId, Standing>()
  /** Whether a bulletin or a person bore out what stood before the start. No entry: neither has quoted anything yet. */
  const pastBorneOut = new Map<InstrumentId, boolean>()
  const held = createHeldPrices({
    settlesAfter: (code) => guards(code).settlesAfter,
    onSettled(price) {
      measure(price)
      onSettled(price.passed.quote.code)
    },
    clock,
  })

  const isTakenBack = (code: InstrumentId): boolean => pastBorneOut.get(code) === false
  const recorded = (code: InstrumentId): Quote | undefined => (isTakenBack(code) ? undefined : past.board.get(code))

  const pairOf = (code: InstrumentId, now: number): PairRecord => {
    const stands = standing.get(code)
    const reference = references.of(code, stands?.passed.quote, now)
    return { standing: stands?.passed, held: held.get(code)?.passed, recorded: recorded(code), reference }
  }

  const accept = (passed: PassedQuote, source: SourceName, now: number): void => {
    const { code } = passed.quote
    const before = standing.get(code)?.passed.quote
    const by = references.of(code, before, now)?.kind
    references.passed(passed.quote, before, guards(code), now)
    held.release(code)
    standing.set(code, { passed, source, borneOut: by === 'bulletin' || by === 'accepted' })
  }

  /** Stands from now on, unless it has to wait for a person or a bulletin. */
  function measure({ passed, source }: Pick<HeldQuote, 'passed' | 'source'>): void {
    const now = clock.now()
    const { code, quotedAt } = passed.quote
    const pair = pairOf(code, now)
    const rule = holdingRule(passed.quote, pair, guards(code), now)
    if (rule !== undefined && withholds(rule)) {
      const measured = measureOf(rule, pair, guards(code), { at: quotedAt, now })
      held.hold({ passed, rule, source, reference: pair.reference, measure: measured })
    } else accept(passed, source, now)
  }

  /** What prices are measured against is another: one that waits may stand now, and one that stands may have to wait. */
  const measurePairAgain = (code: InstrumentId): void => {
    const stands = standing.get(code)
    const reference = references.of(code, stands?.passed.quote, clock.now())
    const borneOut = reference?.kind === 'bulletin' || reference?.kind === 'accepted'
    const before = past.board.get(code)
    // A start hears again of all that people let pass, the oldest first: what contradicts it may not be the last word.
    if (before !== undefined && pastBorneOut.get(code) !== true && borneOut)
      pastBorneOut.set(code, !isFar(before, reference, guards(code), clock.now()))
    if (stands !== undefined && !stands.borneOut && borneOut) {
      if (isFar(stands.passed.quote, reference, guards(code), clock.now())) {
        standing.delete(code)
        if (held.get(code) === undefined) measure(stands)
      } else standing.set(code, { ...stands, borneOut })
    }
    const waits = held.get(code)
    if (waits !== undefined && withholds(waits.rule)) measure(waits)
  }

  const measureAgain = (): void => {
    for (const code of INSTRUMENT_IDS) measurePairAgain(code)
  }

  const offered = (code: InstrumentId): Quote | undefined => standing.get(code)?.passed.quote ?? recorded(code)

  return {
    take(price, statedAt, source, receivedAt) {
      const { code } = price
      const pair = pairOf(code, receivedAt)
      const verdict = judge(price, statedAt, pair, guards(code), receivedAt)
      if (verdict.kind !== 'refused' || verdict.rule === 'older') record.passed(code)
      switch (verdict.kind) {
        case 'accepted':
          if (verdict.corrected) record.count('ahead-of-clock', code, source)
          accept(verdict.passed, source, receivedAt)
          return true
        case 'held': {
          const { passed, rule } = verdict
          const { buy, sell, quotedAt } = passed.quote
          const measured = measureOf(rule, pair, guards(code), { at: quotedAt, now: receivedAt })
          held.hold({ passed, rule, source, reference: pair.reference, measure: measured })
          record.count(rule, code, source, { buy, sell, ...measured })
          return true
        }
        case 'known':
        case 'refused':
          // Its source says something else of the pair now, be it only the old price again.
          if (held.get(code)?.source === source) held.release(code)
          if (verdict.kind === 'known') return true
          record.count(verdict.rule, code, source, {
            buy: rateOr(price.buy),
            sell: rateOr(price.sell),
            ...measureOf(verdict.rule, pair, guards(code), { at: receivedAt, now: receivedAt }),
          })
          return verdict.rule === 'older'
      }
    },
    standing: (code) => standing.get(code)?.passed.quote,
    held: () => INSTRUMENT_IDS.flatMap((code) => held.get(code) ?? []),
    isHeld: (code) => held.get(code) !== undefined,
    isTakenBack,
    offered,
    quoted: (code) => [offered(code), held.get(code)?.passed.quote].filter((price) => price !== undefined),
    bulletinPublished(bulletin) {
      references.publish(bulletin)
      measureAgain()
    },
    accept(approval) {
      references.accept(approval)
      measurePairAgain(approval.code)
    },
    measureAgain,
  }
}

function rateOr(side: OfferedPrice['buy']): Rate | null {
  return side.ok ? side.value : null
}
