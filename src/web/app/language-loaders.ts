import type { Language } from '#contract/languages.ts'
import type { LanguageWords } from '../copy/language-words.ts'

/** The words of each language, in a chunk of their own. They import nothing at run time: the entry waits for them. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LanguageWords }>>> = {
  en: () => import('../copy/en/index.ts'),
  ru: () => import('../copy/ru/index.ts'),
  ar: () => import('../copy/ar/index.ts'),
}
