import { equivalentOf, isLiraAtLeast, type Money, type UnitPrice } from './conversion.ts'
import type { InstrumentId } from './instrument.ts'
import { liraOf, type SumOutcome, type Sum } from './sum.ts'

/** The papers that a sum may require: an identity card, a tax number, and the whole list of documents. */
export type Paper = 'identity' | 'tax-number' | 'documents'

/** A sum equal to a limit in dollars reaches it; null means no limit. A sum must exceed the limit in lira. */
export interface PaperLimits {
  readonly identityFromUsd: number | null
  readonly taxNumberFromUsd: number | null
  /** Whole lira. */
  readonly identificationThreshold: number
}

export interface PaperStep {
  readonly paper: Paper
  /** The limit in whole dollars, or in whole lira for "documents". */
  readonly limit: number
  /** null if there is no sum or no price to compare it by. */
  readonly isReached: boolean | null
  /**
   * The limit in the visitor's currency, in whole units; null if the limit is in that currency or there is no price.
   */
  readonly equivalent: bigint | null
}

/** A sum, and the office's prices of the same side if they are recent enough to use. */
export interface PaperQuestion {
  readonly sum: Sum | null
  /** null if there is no sum or its price is old. */
  readonly outcome: SumOutcome | null
  readonly dollar: UnitPrice | null
  readonly own: (UnitPrice & { readonly code: InstrumentId }) | null
}

/** Returns the limits, sorted by their current worth, with the information whether the sum reaches them. */
export function paperSteps(limits: PaperLimits, question: PaperQuestion): readonly PaperStep[] {
  const { identityFromUsd, taxNumberFromUsd, identificationThreshold } = limits
  const { outcome, dollar, own } = question
  const lira = liraOf(outcome)
  const all: PaperStep = {
    paper: 'documents',
    limit: identificationThreshold,
    isReached: lira === null ? null : isAbove(lira, identificationThreshold),
    equivalent: own === null ? null : equivalentOf(identificationThreshold, null, own),
  }
  const inDollars = [
    { paper: 'identity', limit: identityFromUsd } as const,
    { paper: 'tax-number', limit: taxNumberFromUsd } as const,
  ].flatMap(({ paper, limit }) => (limit === null ? [] : [dollarStep(paper, limit, question)]))
  const isHigher = ({ limit }: PaperStep): boolean =>
    dollar !== null && !isLiraAtLeast(kurus(identificationThreshold), limit, dollar)
  const sorted = [...inDollars].sort((one, other) => one.limit - other.limit)
  return [...sorted.filter((step) => !isHigher(step)), all, ...sorted.filter(isHigher)]
}

function dollarStep(paper: Paper, limit: number, { sum, outcome, dollar, own }: PaperQuestion): PaperStep {
  const dollars = dollarsIn(sum, outcome)
  const lira = liraOf(outcome)
  return {
    paper,
    limit,
    isReached:
      dollars !== null
        ? dollars >= BigInt(limit) * 100n
        : lira === null || dollar === null
          ? null
          : isLiraAtLeast(lira, limit, dollar),
    equivalent: own === null || own.code === 'USD' || dollar === null ? null : equivalentOf(limit, dollar, own),
  }
}

/** Returns the dollars that a visitor gives or gets, in cents. Dollars need no price. */
function dollarsIn(sum: Sum | null, outcome: SumOutcome | null): bigint | null {
  if (sum === null) return null
  const [{ code, amount }] = sum.items
  if (code === 'USD') return BigInt(amount)
  return outcome !== null && 'sum' in outcome && outcome.second?.code === 'USD' ? outcome.sum : null
}

/** Above this sum in lira the law requires identification; exactly this sum does not. */
function isAbove(lira: Money, limit: number): boolean {
  return lira > kurus(limit)
}

function kurus(lira: number): bigint {
  return BigInt(lira) * 100n
}
