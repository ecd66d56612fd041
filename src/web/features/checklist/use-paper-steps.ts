import { askedSum, codeIn, type SumQuery } from '#contract/sum-query.ts'
import { type Money, unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type Side, SIDE_OF } from '#domain/deal.ts'
import { type PaperStep, paperSteps } from '#domain/paper-steps.ts'
import type { VisitorKind } from '#domain/papers.ts'
import { legsOf, liraOf, type SumOutcome } from '#domain/sum.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useSumFreshness } from '../sum/index.ts'

interface SumSteps {
  readonly steps: readonly PaperStep[]
  /** The visitor's currency. Null means that the query contains an unknown code. */
  readonly code: CurrencyCode | null
  /** The value of the sum in lira. Null means that there is no current price. */
  readonly lira: Money | null
}

/** Compares the office's limits with the sum in the form. A limit is not compared at a stale price. */
export function usePaperSteps(
  query: SumQuery<CurrencyCode>,
  outcome: SumOutcome<CurrencyCode> | null,
  visitor: VisitorKind,
): SumSteps {
  const { legal } = usePageState().office
  const side = SIDE_OF[query.deal]
  const [row] = query.rows
  const code = row === undefined ? null : codeIn(row)
  const prices = { USD: useTimelyPrice('USD', side), EUR: useTimelyPrice('EUR', side) }
  const price = useTimelyPrice(code ?? 'USD', side)
  const isStale = useSumFreshness(legsOf(outcome)) === 'stale'
  const timely = isStale ? null : outcome
  const own = code === null || price === null ? null : { ...price, code }
  const steps = paperSteps(visitor, legal, { sum: askedSum(query), outcome: timely, prices, own })
  return { steps, code, lira: liraOf(timely) }
}

/** Returns one side of the office's price. Null means that it is missing, halted or stale. */
function useTimelyPrice(code: CurrencyCode, side: Side) {
  const { quote, halted } = useRow(code)
  const isStale = useSumFreshness(quote === null ? [] : [quote]) === 'stale'
  const rate = halted || isStale ? null : (quote?.[side] ?? null)
  return rate === null ? null : unitPriceOf(CURRENCIES[code], rate)
}
