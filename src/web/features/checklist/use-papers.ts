import { askedSum, codeIn, type SumQuery } from '#contract/sum-query.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import { type Money, unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type Side, SIDE_OF } from '#domain/deal.ts'
import { type PaperStep, paperSteps } from '#domain/papers.ts'
import { legsOf, liraOf, type SumOutcome } from '#domain/sum.ts'
import { paperVerdict, type PaperVerdict } from '../../copy/paper-verdict.ts'
import { itemText } from '../../copy/slip.ts'
import { useRow } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { useSumFreshness } from '../sum/index.ts'

export interface Papers extends PaperVerdict {
  readonly steps: readonly PaperStep[]
  /** The visitor's currency; null: something unknown is chosen. */
  readonly code: CurrencyCode | null
}

/** What the sum in the form needs at the counter. An old price is not compared. */
export function usePapers(query: SumQuery<CurrencyCode>, outcome: SumOutcome<CurrencyCode> | null): Papers {
  const { legal } = usePageState().office
  const side = SIDE_OF[query.deal]
  const [row] = query.rows
  const code = row === undefined ? null : codeIn(row)
  const dollar = useTimelyPrice('USD', side)
  const price = useTimelyPrice(code ?? 'USD', side)
  const isStale = useSumFreshness(legsOf(outcome)) === 'stale'
  const timely = isStale ? null : outcome
  const sum = askedSum(query)
  const own = code === null || price === null ? null : { ...price, code }
  const steps = paperSteps(legal, { sum, outcome: timely, dollar, own })
  const lira: Money | null = liraOf(timely)
  return { steps, code, ...paperVerdict(steps, sum === null ? null : itemText(sum), lira) }
}

/** One side of the office's price; null: there is none, or an old one. */
function useTimelyPrice(code: CurrencyCode, side: Side) {
  const { quote, halted } = useRow(code)
  const isStale = useSumFreshness(quote === null ? [] : [quote]) === 'stale'
  const rate = halted || isStale ? null : (quote?.[side] ?? null)
  return rate === null ? null : unitPriceOf(CURRENCIES[code], rate)
}

/** The steps of a visitor: whose list of documents has the tax number is not asked for it twice. */
export function neededSteps({ steps }: Papers, visitor: VisitorKind): readonly PaperStep[] {
  const needsAll = steps.some(({ paper, isReached }) => paper === 'documents' && isReached === true)
  return visitor === 'individuals' || !needsAll ? steps : steps.filter(({ paper }) => paper !== 'tax-number')
}
