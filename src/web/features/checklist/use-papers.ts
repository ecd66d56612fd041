import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperStep } from '#domain/papers.ts'
import type { SumOutcome } from '#domain/sum.ts'
import { paperVerdict, type PaperVerdict } from '../../copy/paper-verdict.ts'
import { itemText } from '../../copy/slip.ts'
import { usePaperSteps } from './use-paper-steps.ts'

export interface Papers extends PaperVerdict {
  readonly steps: readonly PaperStep[]
  /** The visitor's currency. Null means that the query contains an unknown code. */
  readonly code: CurrencyCode | null
}

/** Returns the documents that the sum in the form needs. */
export function usePapers(query: SumQuery<CurrencyCode>, outcome: SumOutcome<CurrencyCode> | null): Papers {
  const { steps, code, lira } = usePaperSteps(query, outcome)
  const sum = askedSum(query)
  return { steps, code, ...paperVerdict(steps, sum === null ? null : itemText(sum), lira) }
}

/** Returns the steps of a visitor. It omits the tax number if the visitor's documents already contain it. */
export function neededSteps({ steps }: Papers, visitor: VisitorKind): readonly PaperStep[] {
  const needsAll = steps.some(({ paper, isReached }) => paper === 'documents' && isReached === true)
  return visitor === 'individuals' || !needsAll ? steps : steps.filter(({ paper }) => paper !== 'tax-number')
}
