import type { Language } from '#contract/languages.ts'
import type { ConsentWords } from '../copy/consent.ts'
import type { LanguageWords } from '../copy/language-words.ts'

/** Loads the copy of each language from its own chunk. The copy has no run-time imports, because the entry awaits it. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LanguageWords }>>> = {
  en: () => import('../copy/en/index.ts'),
  ru: () => import('../copy/ru/index.ts'),
  ar: () => import('../copy/ar/index.ts'),
}

/** Loads the texts of the consent bar, which hydrates after the page. */
export const LOAD_CONSENT: Readonly<Record<Language, () => Promise<ConsentWords>>> = {
  en: async () => (await import('../copy/en/english-consent.ts')).consent,
  ru: async () => (await import('../copy/ru/russian-consent.ts')).consent,
  ar: async () => (await import('../copy/ar/arabic-consent.ts')).consent,
}
