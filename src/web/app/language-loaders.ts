import type { Language } from '#contract/languages.ts'
import type { LanguageWords } from '../copy/language-words.ts'

/** Loads the copy of each language from its own chunk. The copy has no run-time imports, because the entry awaits it. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LanguageWords }>>> = {
  en: () => import('../copy/en/index.ts'),
  ru: () => import('../copy/ru/index.ts'),
  ar: () => import('../copy/ar/index.ts'),
}
