import { allowedFrom } from './price-reference.ts'
import { allowedJump, type PairRecord } from './price-verdict.ts'
import type { QuoteGuards, RuleName } from './quote-rules.ts'
import type { Sides } from './quote.ts'

/** What a rule held a price against. */
export interface Measure {
  /** null: the rule looks at the price alone. */
  readonly against: Sides | null
  /** How far the price may lie from there or, of a spread, how wide it may be, in basis points; null: there is nothing to allow. */
  readonly limit: number | null
}

const BY_ITSELF: Measure = { against: null, limit: null }

/** For people who have to judge what the rule did. `at`: when the price was made; `now`: when it was judged. */
export function measureOf(
  rule: RuleName,
  { standing, recorded, reference }: Omit<PairRecord, 'held'>,
  guards: QuoteGuards,
  { at, now }: { readonly at: number; readonly now: number },
): Measure {
  if (rule === 'absurd-spread') return { against: null, limit: guards.spreadLimit }
  if (rule === 'jump') {
    const last = standing?.quote ?? recorded
    return last === undefined ? BY_ITSELF : { against: last, limit: allowedJump(last, at, guards) }
  }
  return !rule.startsWith('far-from-') || reference === undefined
    ? BY_ITSELF
    : { against: reference.price, limit: Math.round(allowedFrom(reference, guards, now)) }
}
