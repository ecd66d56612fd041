import { byLanguage, type Language } from '#contract/languages.ts'
import { LOAD_NOTES } from '../../copy/language-files.ts'
import type { NotesInMessage } from '../../copy/sum-words.ts'
import type { Figures } from '../../format/page-figures.ts'
import { InnerIsland, type Island, island } from '../../islands/index.ts'
import { useCell, useLive } from '../../live/index.ts'
import { useLanguage } from './language-context.tsx'
import type { LanguageNotesPart, notesInMessage } from './LanguageNotes.tsx'

type Asked = Parameters<typeof notesInMessage>
type MessageOf = (sum: Asked[0], result: Asked[1], rules: Asked[2], figures: Figures) => NotesInMessage

const messageOf = new Map<Language, MessageOf>()

/** The parts about banknotes with their words. They are loaded before hydration if the office has rules for banknotes. */
export const languageNotes: Readonly<Record<Language, Island<{ readonly part: LanguageNotesPart }>>> = byLanguage(
  (language) =>
    island(async () => {
      const [{ LanguageNotes, notesInMessage: messageIn }, notes] = await Promise.all([
        import('./LanguageNotes.tsx'),
        LOAD_NOTES[language](),
      ])
      messageOf.set(language, (sum, result, rules, figures) => messageIn(sum, result, rules, { notes, figures }))
      return ({ part }) => <LanguageNotes notes={notes} part={part} />
    }),
)

/** Returns the writer of a message's parts about banknotes; undefined while its code is not loaded. */
export function loadedMessageOf(language: Language): MessageOf | undefined {
  return messageOf.get(language)
}

export function LazyNotes(part: LanguageNotesPart) {
  const { language } = useLanguage()
  const { banknotes } = useCell(useLive().settings)
  return banknotes === undefined ? null : <InnerIsland of={languageNotes[language]} props={{ part }} />
}
