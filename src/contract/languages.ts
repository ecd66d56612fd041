import type { DecimalSign } from '#domain/amount.ts'

/** The separators of figures and times on a page. */
export interface FigureStyle {
  readonly thousands: string
  readonly decimal: DecimalSign
  readonly clock: '.' | ':'
}

/** The languages of the pages for visitors who do not read Turkish, in the order of the language bar. */
export const LANGUAGES = ['en', 'ru', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

/** Arabic pages use Latin digits, like banknotes, receipts and passports. */
export const LANGUAGE_FIGURES = {
  en: { thousands: ',', decimal: '.', clock: ':' },
  ru: { thousands: '\u202F', decimal: ',', clock: ':' },
  ar: { thousands: ',', decimal: '.', clock: ':' },
} as const satisfies Readonly<Record<Language, FigureStyle>>

export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { en: valueOf('en'), ru: valueOf('ru'), ar: valueOf('ar') }
}

/** The languages of the directions. Turkish replaces directions that are missing in another language. */
export type DirectionLanguage = 'tr' | Language

/** The names of the languages for the office: in its panel, its history and its letters. */
export const LANGUAGES_IN_TURKISH: Readonly<Record<DirectionLanguage, string>> = {
  tr: 'Türkçe',
  en: 'İngilizce',
  ru: 'Rusça',
  ar: 'Arapça',
}

export const DIRECTION_LANGUAGES: readonly DirectionLanguage[] = ['tr', ...LANGUAGES]

/** "/en" */
export function languagePath(language: Language): `/${Language}` {
  return `/${language}`
}

/**
 * The script of the language pages, which Turkish pages do not load. Its files have this prefix in the build's
 * manifest.
 */
export const LANGUAGE_ENTRY = 'src/web/app/language-entry.client.tsx'
export const LANGUAGE_BUILD = 'languages:'

/** The section of a language page with the full list of papers. */
export const PAPERS_ANCHOR = '#documents'

/** The earlier address of the English list of papers, which other sites may link to. */
export const EARLIER_ENGLISH_PAPERS = '/documents/en'

/** The months and weekdays of a language, as the server's `Intl` writes them. */
export interface LanguageDates {
  /** Twelve days of a year with "#" for the day of the month: "# August". */
  readonly days: readonly string[]
  /** Monday first. */
  readonly weekdays: readonly string[]
}
