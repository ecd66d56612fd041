import type { InstrumentId } from '#domain/instrument.ts'
import type { Measure, PassedQuote } from '#domain/price-verdict.ts'
import { type HoldingRule, type Reference, withholds } from '#domain/quote-rules.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import type { SourceName } from '../upstream/index.ts'

export interface HeldQuote {
  readonly passed: PassedQuote
  readonly rule: HoldingRule
  readonly source: SourceName
  /** What it was measured against; undefined: only against the last price. */
  readonly reference: Reference | undefined
  readonly measure: Measure
  /** Since when the pair's prices have been waiting, ms. */
  readonly since: number
}

export type HeldPrices = ReturnType<typeof createHeldPrices>

interface HeldPricesOptions {
  readonly settlesAfter: (code: InstrumentId) => number
  /** For so long its source has quoted nothing else; never called for a price that time can't settle. */
  readonly onSettled: (held: HeldQuote) => void
  readonly clock: Clock
}

/** One of each pair at most: the newest that its source quoted. */
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
