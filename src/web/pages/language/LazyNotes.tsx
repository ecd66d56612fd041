import { island, useIsland } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import type { LanguageNotesProps } from './LanguageNotes.tsx'

/** The parts about banknotes. They are loaded before hydration if the office has rules for banknotes. */
export const languageNotes = island<LanguageNotesProps>(async () => (await import('./LanguageNotes.tsx')).LanguageNotes)

export function LazyNotes(part: LanguageNotesProps) {
  return useCell(useLive().settings).banknotes === undefined ? null : <Loaded {...part} />
}

function Loaded(part: LanguageNotesProps) {
  return useIsland(languageNotes).kind === 'here' ? <languageNotes.Component {...part} /> : null
}
