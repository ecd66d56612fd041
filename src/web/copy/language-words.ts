import type { Language } from '#contract/languages.ts'
import type { words } from './en/index.ts'

/** The texts that each language has. */
export type LanguageWords = Readonly<typeof words>

/** The name of each language in that language; the short name is for phones. */
export const LANGUAGE_NAMES: Readonly<Record<Language | 'tr', { readonly short: string; readonly long: string }>> = {
  en: { short: 'EN', long: 'English' },
  ru: { short: 'RU', long: 'Русский' },
  ar: { short: 'عربي', long: 'العربية' },
  tr: { short: 'TR', long: 'Türkçe' },
}

/** The Turkish term for visitors to show at a tax office. */
export const taxNumberInTurkish = 'vergi numarası'

/** The licensing ministry, whose name each language translates. */
export const ministryInTurkish = 'Hazine ve Maliye Bakanlığı'
