import type { PageState } from '#contract/page-state.ts'
import { island, useIsland } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import type { OfficePartProps } from './OfficePart.tsx'

/** The parts of a sum that only some offices need. They are loaded before hydration if the office needs one. */
export const officePart = island<OfficePartProps>(async () => (await import('./OfficePart.tsx')).OfficePart)

export function needsOfficePart({ officeWords = {} }: Pick<PageState, 'officeWords'>): boolean {
  return Object.keys(officeWords).length > 0
}

export function LazyOfficePart(props: OfficePartProps) {
  return needsOfficePart(usePageState()) ? <Loaded {...props} /> : null
}

function Loaded(props: OfficePartProps) {
  return useIsland(officePart).kind === 'here' ? <officePart.Component {...props} /> : null
}
