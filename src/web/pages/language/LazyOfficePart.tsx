import { InnerIsland, island } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import type { LanguageOfficePartProps } from './LanguageOfficePart.tsx'

/** The parts of a page that only some offices need. They are loaded before hydration if the office needs one. */
export const languageOfficePart = island<LanguageOfficePartProps>(
  async () => (await import('./LanguageOfficePart.tsx')).LanguageOfficePart,
)

export function LazyOfficePart(props: LanguageOfficePartProps) {
  return usePageState().officeWords === undefined ? null : <InnerIsland of={languageOfficePart} props={props} />
}
