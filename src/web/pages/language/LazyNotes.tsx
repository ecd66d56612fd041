import { island, useIsland } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import type { LanguageNotesProps } from './LanguageNotes.tsx'
import type { NotesInMessage, notesInMessage } from './note-message.ts'

let inMessage: typeof notesInMessage | undefined

/** The parts about banknotes. They are loaded before hydration if the office has rules for banknotes. */
export const languageNotes = island<LanguageNotesProps>(async () => {
  const code = await import('./LanguageNotes.tsx')
  inMessage = code.notesInMessage
  return code.LanguageNotes
})

/** Returns the parts of a message about banknotes; null while their code is not loaded. */
export function loadedNotesInMessage(...asked: Parameters<typeof notesInMessage>): NotesInMessage | null {
  return inMessage?.(...asked) ?? null
}

export function LazyNotes(part: LanguageNotesProps) {
  return useCell(useLive().settings).banknotes === undefined ? null : <Loaded {...part} />
}

function Loaded(part: LanguageNotesProps) {
  return useIsland(languageNotes).kind === 'here' ? <languageNotes.Component {...part} /> : null
}
