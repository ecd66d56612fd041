import type { PageState } from '#contract/page-state.ts'
import { island } from '../../islands/index.ts'

/** In a chunk of its own: only visitors by a shared link need it. */
export const sharedCalculation = island(async () => (await import('./SharedCalculation.tsx')).SharedCalculation)

/** Before the page is taken over. A shared link of gold has a past as well, and nothing of the calculator to wait for. */
export async function loadShared({
  calculatorQuery,
  past,
}: Pick<PageState, 'calculatorQuery' | 'past'>): Promise<void> {
  if (calculatorQuery !== null && past !== null) await sharedCalculation.load()
}
