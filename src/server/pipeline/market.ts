import type { Bulletin } from '#contract/central-bank.ts'
import { boardOf, type MarketChange, type MarketView } from '#domain/board.ts'
import { isAhead } from '#domain/freshness.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type MarginObjection, marginObjections, type Margins, withMargins } from '#domain/margin.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import type { RuleName } from '#domain/quote-rules.ts'
import { type Quote, samePrice, type Sides } from '#domain/quote.ts'
import { limitsFor, type OfficePricing } from '../office/index.ts'
import { type Changes, type Clock, createChanges, type Log } from '../runtime/index.ts'
import type { Approval } from '../store/index.ts'
import type { SourceName } from '../upstream/index.ts'
import type { HeldQuote } from './held-prices.ts'
import { type LastPrices, NO_LAST_PRICES, sourcePast } from './last-prices.ts'
import { createRuleRecord, type Refusal } from './rule-record.ts'
import { createSourcePrices } from './source-prices.ts'

/** The office's prices as they come in. Publishes every change of the view. */
export interface Market extends Changes<MarketChange> {
  /** True when it is the word of a living source: it names a price that no rule found broken, or a code that is left aside. */
  take(message: PriceMessage, source: SourceName, receivedAt: number): boolean
  view(): MarketView
  /** What speaks against other margins, at the prices of now; without a price of the source, at the last that the office had. */
  objectionsTo(pricing: OfficePricing): readonly MarginObjection[]
  /** ms since the last genuine message, whatever the machine's clock was set to meanwhile; Infinity: none yet. */
  silentFor(): number
  /** Prices that wait, in display order. */
  readonly held: () => readonly HeldQuote[]
  /** What the source says of a pair, before margins: what stands, or did before the start. */
  readonly offered: (code: InstrumentId) => Quote | undefined
  /** The same, and what waits. */
  readonly quoted: (code: InstrumentId) => readonly Sides[]
  /** The central bank's newest; prices are measured against it from now on. */
  bulletinPublished(bulletin: Bulletin | null): void
  /** A person let a price pass. */
  accept(approval: Approval): void
  /** The office file was edited: margins, guards or halted currencies may be others. */
  officeChanged(): void
  /** How often each rule has struck since the start; every rule is there, from zero. */
  refusals(): ReadonlyMap<RuleName, number>
  /** What rules kept from the board last, newest first: of each pair and rule the last time. */
  readonly refused: () => readonly Refusal[]
  /** The pairs of which the source says nothing now that could be taken. */
  readonly refusing: () => ReadonlyMap<InstrumentId, Refusal>
}

export interface MarketOptions {
  readonly pricing: () => OfficePricing
  /** From before the start. Each price of its board stands, with its age, until one of the source takes its place. */
  readonly last?: LastPrices
  readonly clock: Clock
  readonly log: Log
}

/** The way of a price inside: quote, rules, margins, board. Bad input is counted, logged and dropped; it never throws. */
export function createMarket({ pricing, last = NO_LAST_PRICES, clock, log }: MarketOptions): Market {
  const changes = createChanges<MarketChange>()
  const record = createRuleRecord(clock, log)
  const prices = createSourcePrices({
    guards: (code) => limitsFor(pricing(), code),
    past: sourcePast(last, pricing().margins),
    record,
    onSettled: (code) => publish(spokenAt(), [code]),
    clock,
  })
  const selected = (): readonly InstrumentId[] => pricing().selection
  const haltedAtStart = pricing().halted
  let view: MarketView = {
    board: boardOf(last.board, selected(), haltedAtStart),
    sourceTime: null,
    halted: haltedAtStart,
  }
  let heardAt = -Infinity

  /** Null where it lies in the future, since the machine's clock has been set back. */
  function spokenAt(): number | null {
    return view.sourceTime === null || isAhead(view.sourceTime, clock.now()) ? null : view.sourceTime
  }

  const offeredNow = (): readonly (Quote | undefined)[] => INSTRUMENT_IDS.map(prices.offered)
  const changedSince = (before: readonly (Quote | undefined)[]): InstrumentId[] =>
    INSTRUMENT_IDS.filter((code, index) => prices.offered(code) !== before[index])
  /** The office's price from before the start, while it stands. */
  const lastOf = (code: InstrumentId): Quote | undefined =>
    prices.isTakenBack(code) ? undefined : last.board.get(code)

  /** Derives the view; margins are laid on the given pairs again, the other pairs keep what they have. */
  function publish(sourceTime: number | null, codes: readonly InstrumentId[]): void {
    const { margins, halted, selection } = pricing()
    const board = new Map<InstrumentId, Quote>()
    for (const code of selection) {
      if (halted.has(code)) continue
      const kept = codes.includes(code) ? undefined : view.board.get(code)
      const quote = kept ?? ownQuote(code, margins)
      if (quote !== undefined) board.set(code, quote)
    }
    const moved = [...board.values()].filter((quote) => {
      const before = view.board.get(quote.code)
      return before === undefined || !samePrice(quote, before)
    })
    const unquoted = selection.filter((code) => !board.has(code) && (prices.isHeld(code) || prices.isTakenBack(code)))
    view = { board, sourceTime, halted: unquoted.length === 0 ? halted : new Set([...halted, ...unquoted]) }
    changes.publish({ view, moved })
  }

  function ownQuote(code: InstrumentId, margins: Margins): Quote | undefined {
    const quote = prices.standing(code)
    if (quote === undefined) return lastOf(code)
    const own = withMargins(quote, margins, limitsFor(pricing(), code))
    if (own.ok) return own.value
    record.count(own.error.mistake, code, 'office')
    return quote
  }

  return {
    take(message, source, receivedAt) {
      record.ignore(message.ignored, source)
      const before = offeredNow()
      const genuine = message.prices.filter((price) => prices.take(price, message.statedAt, source, receivedAt))
      if (genuine.length === 0 && message.ignored.length === 0) return false
      heardAt = clock.elapsed()
      publish(receivedAt, changedSince(before))
      return true
    },
    view: () => view,
    silentFor: () => clock.elapsed() - heardAt,
    held: () => prices.held().filter(({ passed }) => selected().includes(passed.quote.code)),
    offered: (code) => (selected().includes(code) ? prices.offered(code) : undefined),
    quoted: prices.quoted,
    bulletinPublished(bulletin) {
      const before = offeredNow()
      prices.bulletinPublished(bulletin)
      publish(spokenAt(), changedSince(before))
    },
    accept(approval) {
      const before = offeredNow()
      prices.accept(approval)
      publish(spokenAt(), changedSince(before))
    },
    subscribe: changes.subscribe,
    objectionsTo(edited) {
      const { selection, margins } = edited
      const quotes = selection.flatMap((code) => prices.standing(code) ?? lastOf(code) ?? [])
      return marginObjections(quotes, margins, (code) => limitsFor(edited, code))
    },
    officeChanged() {
      prices.measureAgain()
      publish(spokenAt(), selected())
    },
    refusals: () => record.counts,
    refused: record.last,
    refusing: record.standing,
  }
}
