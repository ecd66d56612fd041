import { byLanguage, type Language } from '#contract/languages.ts'
import type { ConsentWords } from '../copy/consent.ts'
import type { LanguageWords } from '../copy/language-words.ts'

/** The copy has no run-time imports, because the entry awaits it. */
const WORDS = import.meta.glob<LanguageWords>('../copy/*/index.ts', { import: 'words' })
const CONSENT = import.meta.glob<ConsentWords>('../copy/*/*-consent.ts', { import: 'consent' })

/** Loads the copy of each language from its own chunk. */
export const LOAD_WORDS = byLanguage((language) => async () => ({ words: await loadFrom(WORDS, language) }))

/** Loads the texts of the consent bar, which hydrates after the page. */
export const LOAD_CONSENT = byLanguage((language) => () => loadFrom(CONSENT, language))

async function loadFrom<Of>(files: Readonly<Record<string, () => Promise<Of>>>, language: Language): Promise<Of> {
  const path = Object.keys(files).find((each) => each.startsWith(`../copy/${language}/`))
  const loaded = path === undefined ? undefined : await files[path]?.()
  if (loaded === undefined) throw new Error(`The folder of the language ${language} lacks a file of words`)
  return loaded
}
