import { island, useIsland } from '../../islands/index.ts'
import type { QuoteActionsProps } from './QuoteActions.tsx'

const actions = island(async () => (await import('./QuoteActions.tsx')).QuoteActions)

/** Handing on and printing need scripts: they are no part of the server's HTML, and their code comes once the page is alive. */
export function LazyQuoteActions(props: QuoteActionsProps) {
  const load = useIsland(actions)
  // The page says all it has to say without them.
  return load.kind === 'here' ? <actions.Component {...props} /> : null
}
