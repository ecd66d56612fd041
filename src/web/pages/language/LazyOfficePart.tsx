import { needsOfficePart } from '../../features/sum/index.ts'
import { island, useIsland } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import type { LanguageOfficePartProps } from './LanguageOfficePart.tsx'

/** The parts of a page that only some offices need. They are loaded before hydration if the office needs one. */
export const languageOfficePart = island<LanguageOfficePartProps>(
  async () => (await import('./LanguageOfficePart.tsx')).LanguageOfficePart,
)

export function LazyOfficePart(props: LanguageOfficePartProps) {
  return needsOfficePart(usePageState()) ? <Loaded {...props} /> : null
}

function Loaded(props: LanguageOfficePartProps) {
  return useIsland(languageOfficePart).kind === 'here' ? <languageOfficePart.Component {...props} /> : null
}
