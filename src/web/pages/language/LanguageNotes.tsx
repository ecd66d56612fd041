import { type ReactNode, useMemo } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { foreignNotes } from '../../copy/foreign-notes.ts'
import type { NoteWords } from '../../copy/language-words.ts'
import { BanknoteSum, type BanknoteSumProps } from '../../features/sum/index.ts'
import { useWords, WordsProvider } from '../../words/index.ts'
import { useLanguage } from './language-context.tsx'
import { Notes } from './Notes.tsx'

export { notesInMessage } from '../../copy/foreign-note-message.ts'

export type LanguageNotesPart = BanknoteSumProps | { readonly part: 'table'; readonly code: CurrencyCode }

/** Renders one of the parts of a page that mention banknotes, in the words of its language. */
export function LanguageNotes({ notes, part }: { notes: NoteWords; part: LanguageNotesPart }): ReactNode {
  const { words } = useLanguage()
  const figures = useWords('figures')
  const noteParts = useMemo(() => ({ words, notes, figures }), [words, notes, figures])
  const provided = useMemo(() => ({ notes: foreignNotes(noteParts) }), [noteParts])
  return part.part === 'table' ? (
    <Notes code={part.code} noteParts={noteParts} />
  ) : (
    <WordsProvider words={provided}>
      <BanknoteSum {...part} />
    </WordsProvider>
  )
}
