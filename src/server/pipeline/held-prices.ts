import type { InstrumentId } from '#domain/instrument.ts'
import type { Measure, PassedQuote } from '#domain/price-verdict.ts'
import { type HoldingRule, type Reference, withholds } from '#domain/quote-rules.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import type { SourceId } from '../upstream/index.ts'

export interface HeldQuote {
  readonly passed: PassedQuote
  readonly rule: HoldingRule
  readonly source: SourceId
  /** The reference that held the price; undefined if it was held only because of the last price. */
  readonly reference: Reference | undefined
  readonly measure: Measure
  /** The time since which the pair's prices are held, ms. */
  readonly since: number
}

export type HeldPrices = ReturnType<typeof createHeldPrices>

interface HeldPricesOptions {
  readonly settlesAfter: (code: InstrumentId) => number
  /** Called if the source has sent no other price for `settlesAfter`; never for a price that needs an approval. */
  readonly onSettled: (held: HeldQuote) => void
  readonly clock: Clock
}

/** Keeps at most one held price of each pair: the newest. */
export function createHeldPrices({ settlesAfter, onSettled, clock }: HeldPricesOptions) {
  const waiting = new Map<InstrumentId, { readonly held: HeldQuote; readonly timer: Timer | undefined }>()

  const drop = (code: InstrumentId): void => {
    waiting.get(code)?.timer?.cancel()
    waiting.delete(code)
  }

  return {
    get: (code: InstrumentId): HeldQuote | undefined => waiting.get(code)?.held,
    hold(price: Omit<HeldQuote, 'since'>): void {
      const { code } = price.passed.quote
      const held: HeldQuote = { ...price, since: waiting.get(code)?.held.since ?? clock.now() }
      drop(code)
      const timer = withholds(held.rule) ? undefined : clock.after(settlesAfter(code), () => onSettled(held))
      waiting.set(code, { held, timer })
    },
    drop,
  }
}
