import { equivalentOf, isLiraAtLeast, type UnitPrice } from './conversion.ts'
import type { InstrumentId } from './instrument.ts'
import { MICRO } from './rate.ts'
import { liraOf, type SumOutcome, type Sum } from './sum.ts'

/** The kinds of visitors that have a list of documents, in the order of the choice. */
export const VISITOR_KINDS = ['individuals', 'foreigners', 'companies', 'partnerships'] as const

export type VisitorKind = (typeof VISITOR_KINDS)[number]

/** The papers that a sum may require: an original identity paper, a tax number, and the visitor's list of documents. */
export type Paper = 'identity' | 'tax-number' | 'documents'

/** Whole amounts from which a paper is needed, that amount included; null means no such limit. */
export interface PaperLimits {
  readonly identityFromUsd: number | null
  readonly taxNumberFromUsd: number | null
  /** Lira. */
  readonly identificationThreshold: number
  readonly foreignMinimumEuro: number
}

export interface Limit {
  readonly amount: number
  readonly unit: 'TRY' | 'USD' | 'EUR'
}

export interface PaperNeed {
  readonly paper: Paper
  /** The reason: the paper is needed from this amount on. */
  readonly limit: Limit
}

export interface PaperStep extends PaperNeed {
  /** null if there is no sum or no price to compare it by. */
  readonly isReached: boolean | null
  /** The limit in the visitor's currency, in whole units; null if the limit is in that currency or there is no price. */
  readonly equivalent: bigint | null
}

/** A sum, and the office's prices of the same side if they are recent enough to use. */
export interface PaperQuestion {
  readonly sum: Sum | null
  /** null if there is no sum or its price is old. */
  readonly outcome: SumOutcome | null
  readonly prices: Readonly<Record<'USD' | 'EUR', UnitPrice | null>>
  readonly own: (UnitPrice & { readonly code: InstrumentId }) | null
}

/**
 * Returns every paper that a visitor may need, with the amount from which it is needed. Without a limit in dollars, the
 * identification threshold requires the identity paper, and the minimum in euro a foreigner's tax number.
 */
export function paperNeeds(visitor: VisitorKind, limits: PaperLimits): readonly PaperNeed[] {
  const { identityFromUsd, taxNumberFromUsd, foreignMinimumEuro } = limits
  const threshold: Limit = { amount: limits.identificationThreshold, unit: 'TRY' }
  const taxNumber: Limit | null =
    taxNumberFromUsd !== null
      ? { amount: taxNumberFromUsd, unit: 'USD' }
      : visitor === 'foreigners'
        ? { amount: foreignMinimumEuro, unit: 'EUR' }
        : null
  return [
    { paper: 'identity', limit: identityFromUsd === null ? threshold : { amount: identityFromUsd, unit: 'USD' } },
    ...(taxNumber === null ? [] : [{ paper: 'tax-number', limit: taxNumber } as const]),
    { paper: 'documents', limit: threshold },
  ]
}

/** Compares a sum with each limit. The steps are sorted by the present worth of their limits. */
export function paperSteps(visitor: VisitorKind, limits: PaperLimits, question: PaperQuestion): readonly PaperStep[] {
  const steps = paperNeeds(visitor, limits).map((need) => ({ ...need, ...compare(need.limit, question) }))
  const isIncluded = ({ paper }: PaperStep): boolean =>
    paper === 'tax-number' && HAVE_TAX_CERTIFICATE.has(visitor) && steps.some(isListReached)
  return steps
    .filter((step) => !isIncluded(step))
    .sort((one, other) => worthOf(one.limit, question) - worthOf(other.limit, question))
}

/** The visitors whose documents include a tax certificate, which contains the tax number. */
const HAVE_TAX_CERTIFICATE: ReadonlySet<VisitorKind> = new Set(['companies', 'partnerships'])

function isListReached({ paper, isReached }: PaperStep): boolean {
  return paper === 'documents' && isReached === true
}

function compare(limit: Limit, question: PaperQuestion): Pick<PaperStep, 'isReached' | 'equivalent'> {
  const { amount, unit } = limit
  const { own, prices } = question
  const isUnknown = own === null || own.code === unit || (unit !== 'TRY' && prices[unit] === null)
  return {
    isReached: isLimitReached(limit, question),
    equivalent: isUnknown ? null : equivalentOf(amount, unit === 'TRY' ? null : prices[unit], own),
  }
}

function isLimitReached({ amount, unit }: Limit, { sum, outcome, prices }: PaperQuestion): boolean | null {
  const lira = liraOf(outcome)
  if (unit === 'TRY') return lira === null ? null : lira >= hundredths(amount)
  const exchanged = amountIn(unit, sum, outcome)
  if (exchanged !== null) return exchanged >= hundredths(amount)
  const price = prices[unit]
  return lira === null || price === null ? null : isLiraAtLeast(lira, amount, price)
}

/** Returns how much of a currency a visitor gives or gets, in cents. It needs no price. */
function amountIn(unit: InstrumentId, sum: Sum | null, outcome: SumOutcome | null): bigint | null {
  if (sum === null) return null
  const [{ code, amount }] = sum.items
  if (code === unit) return BigInt(amount)
  return outcome !== null && 'sum' in outcome && outcome.second?.code === unit ? outcome.sum : null
}

/** Returns the worth in millionths of a lira, to sort by. A limit without a price sorts like one in lira. */
function worthOf({ amount, unit }: Limit, { prices }: PaperQuestion): number {
  const price = unit === 'TRY' ? null : prices[unit]
  return amount * (price === null ? MICRO : price.rate / price.unit)
}

function hundredths(units: number): bigint {
  return BigInt(units) * 100n
}
