import { equivalentOf, isLiraAtLeast, type UnitPrice } from './conversion.ts'
import type { InstrumentId } from './instrument.ts'
import { type Limit, type PaperLimits, type PaperNeed, paperNeeds, type VisitorKind } from './papers.ts'
import { MICRO } from './rate.ts'
import { liraOf, type SumOutcome, type Sum } from './sum.ts'

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
