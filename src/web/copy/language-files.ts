import { byLanguage, type Language } from '#contract/languages.ts'
import type { ConsentWords } from './consent.ts'
import type { LanguageWords, NoteWords, PaperWords } from './language-words.ts'

type Loaders<Of> = Readonly<Record<Language, () => Promise<Of>>>

/** Loads the words of a language's page from its folder. They have no run-time imports, because the entry awaits them. */
export const LOAD_WORDS = loaders(import.meta.glob<LanguageWords>('./*/index.ts', { import: 'words' }))

/** Loads the texts about banknotes, which only some offices need. */
export const LOAD_NOTES = loaders(import.meta.glob<NoteWords>('./*/*-notes.ts', { import: 'notes' }))

/** Loads the texts of the full list of documents, which comes after the rest of the page. */
export const LOAD_PAPERS = loaders(import.meta.glob<PaperWords>('./*/*-papers.ts', { import: 'papers' }))

/** Loads the texts of the consent bar, which hydrates after the page. */
export const LOAD_CONSENT = loaders(import.meta.glob<ConsentWords>('./*/*-consent.ts', { import: 'consent' }))

/** Returns the loader of each language. It rejects if the language's folder lacks the file. */
function loaders<Of>(files: Readonly<Record<string, () => Promise<Of>>>): Loaders<Of> {
  return byLanguage((language) => async () => {
    const path = Object.keys(files).find((each) => each.startsWith(`./${language}/`))
    const loaded = path === undefined ? undefined : await files[path]?.()
    if (loaded === undefined) throw new Error(`The folder of the language ${language} lacks a file of words`)
    return loaded
  })
}
