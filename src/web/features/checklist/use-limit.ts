import type { Money } from '#domain/conversion.ts'
import { legsOf, type Outcome } from '#domain/exchange.ts'
import { isAbove, liraOf } from '#domain/visit-limits.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { useLegFreshness } from '../calculator/use-dated-moment.ts'

/** How a sum stands to the limit above which the law asks who somebody is. */
export type Limit =
  | { readonly kind: 'above' | 'below' | 'exactly'; readonly lira: Money; readonly limit: number }
  /** There is no sum, or none but by an old rate. */
  | { readonly kind: 'unknown'; readonly limit: number }

export function useLimit(outcome: Outcome | null): Limit {
  const { identificationThreshold: limit } = usePageState().office.legal
  const isStale = useLegFreshness(legsOf(outcome)) === 'stale'
  const lira = isStale ? null : liraOf(outcome)
  if (lira === null) return { kind: 'unknown', limit }
  if (isAbove(lira, limit)) return { kind: 'above', lira, limit }
  return { kind: lira === BigInt(limit) * 100n ? 'exactly' : 'below', lira, limit }
}
