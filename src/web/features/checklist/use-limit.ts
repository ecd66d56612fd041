import type { Money } from '#domain/conversion.ts'
import { isAbove, legsOf, liraOf, type SumOutcome } from '#domain/sum.ts'
import { checklist as copy } from '../../copy/documents.ts'
import { formatMoney, lira as withSign } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { useSumFreshness } from '../sum/index.ts'

/** A sum against the limit above which the law demands identification; whole lira. */
export type Limit =
  | { readonly kind: 'above' | 'below' | 'exactly'; readonly lira: Money; readonly limit: number }
  /** There is no sum, or only one by an old rate. */
  | { readonly kind: 'unknown'; readonly limit: number }

export function useLimit(outcome: SumOutcome | null): Limit {
  const { identificationThreshold: limit } = usePageState().office.legal
  const isStale = useSumFreshness(legsOf(outcome)) === 'stale'
  const lira = isStale ? null : liraOf(outcome)
  if (lira === null) return { kind: 'unknown', limit }
  if (isAbove(lira, limit)) return { kind: 'above', lira, limit }
  return { kind: lira === BigInt(limit) * 100n ? 'exactly' : 'below', lira, limit }
}

export function limitWords(limit: Limit): { readonly title: string; readonly text: string } {
  switch (limit.kind) {
    case 'above':
      return { title: copy.above.title(withSign(formatMoney(limit.lira)), limit.limit), text: copy.above.text }
    case 'below':
      return { title: copy.below.title(limit.limit), text: copy.below.text }
    case 'exactly':
      return { title: copy.below.exactly(limit.limit), text: copy.below.text }
    case 'unknown':
      return { title: copy.unknown.title(limit.limit), text: copy.unknown.text }
  }
}
