import { byLanguage, type Language } from '#contract/languages.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import type { NoteWords } from '../../copy/language-words.ts'
import { InnerIsland, type Island, island } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { type LanguageParts, useLanguage } from './language-context.tsx'
import type { LanguageNotesPart } from './LanguageNotes.tsx'
import type { NotesInMessage, notesInMessage } from './note-message.ts'

const LOAD_WORDS: Readonly<Record<Language, () => Promise<{ readonly notes: NoteWords }>>> = {
  en: () => import('../../copy/en/english-notes.ts'),
  ru: () => import('../../copy/ru/russian-notes.ts'),
  ar: () => import('../../copy/ar/arabic-notes.ts'),
}

type MessageOf = (...asked: Parameters<typeof loadedNotesInMessage>) => NotesInMessage

const messageOf = new Map<Language, MessageOf>()

/** The parts about banknotes with their words. They are loaded before hydration if the office has rules for banknotes. */
export const languageNotes: Readonly<Record<Language, Island<LanguageNotesPart>>> = byLanguage((language) =>
  island(async () => {
    const [{ LanguageNotes, notesInMessage: messageIn }, { notes }] = await Promise.all([
      import('./LanguageNotes.tsx'),
      LOAD_WORDS[language](),
    ])
    messageOf.set(language, (asked, rules, noteParts) => messageIn(asked, rules, { ...noteParts, notes }))
    return (props) => <LanguageNotes {...props} notes={notes} />
  }),
)

/** Returns the parts of a message about banknotes; null while their code is not loaded. */
export function loadedNotesInMessage(
  asked: Parameters<typeof notesInMessage>[0],
  rules: BanknoteRules,
  languageParts: LanguageParts,
): NotesInMessage | null {
  return messageOf.get(languageParts.language)?.(asked, rules, languageParts) ?? null
}

export function LazyNotes(part: LanguageNotesPart) {
  const { language } = useLanguage()
  const { banknotes } = useCell(useLive().settings)
  return banknotes === undefined ? null : <InnerIsland of={languageNotes[language]} props={part} />
}
