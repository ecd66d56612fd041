import { askedSum, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { PaperStep } from '#domain/paper-steps.ts'
import type { SumOutcome } from '#domain/sum.ts'
import { paperVerdict, type PaperVerdict } from '../../copy/paper-verdict.ts'
import { itemText } from '../../copy/slip.ts'
import { usePaperSteps } from './use-paper-steps.ts'

export interface Papers extends PaperVerdict {
  readonly steps: readonly PaperStep[]
  /** The visitor's currency. Null means that the query contains an unknown code. */
  readonly code: CurrencyCode | null
}

/** Returns the papers that the sum in the form needs. */
export function usePapers(query: SumQuery<CurrencyCode>, outcome: SumOutcome<CurrencyCode> | null): Papers {
  const { steps, code, lira } = usePaperSteps(query, outcome, query.visitor)
  const sum = askedSum(query)
  return { steps, code, ...paperVerdict(steps, sum === null ? null : itemText(sum), lira) }
}
