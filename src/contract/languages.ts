import type { DecimalSign } from '#domain/amount.ts'
import { byKey, keysOf } from '#domain/by-key.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** The separators of figures and times on a page. */
export interface FigureStyle {
  readonly thousands: string
  readonly decimal: DecimalSign
  readonly clock: '.' | ':'
}

interface LanguageNames {
  /** The name in the language itself, and the one on phones. */
  readonly name: string
  readonly shortName: string
  /** The name for the office: in its panel, its history and its letters. */
  readonly inTurkish: string
}

interface LanguageRecord extends LanguageNames {
  readonly figures: FigureStyle
}

/**
 * The languages of the pages for visitors who do not read Turkish, in the order of the language bar. Their texts are in
 * the folder of `src/web/copy` that is named by their code. Arabic pages use Latin digits, like banknotes, receipts and
 * passports.
 */
export const LANGUAGE_RECORDS = {
  en: {
    name: 'English',
    shortName: 'EN',
    inTurkish: 'İngilizce',
    figures: { thousands: ',', decimal: '.', clock: ':' },
  },
  ru: {
    name: 'Русский',
    shortName: 'RU',
    inTurkish: 'Rusça',
    figures: { thousands: '\u202F', decimal: ',', clock: ':' },
  },
  ar: {
    name: 'العربية',
    shortName: 'عربي',
    inTurkish: 'Arapça',
    figures: { thousands: ',', decimal: '.', clock: ':' },
  },
} as const satisfies Readonly<Record<string, LanguageRecord>>

export type Language = keyof typeof LANGUAGE_RECORDS

export const LANGUAGES: readonly Language[] = keysOf(LANGUAGE_RECORDS)

export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return byKey(LANGUAGES, valueOf)
}

const TURKISH_NAMES: LanguageNames = { name: 'Türkçe', shortName: 'TR', inTurkish: 'Türkçe' }

/** Returns the names of a language or of Turkish. */
export function namesOfLanguage(language: DirectionLanguage): LanguageNames {
  return language === 'tr' ? TURKISH_NAMES : LANGUAGE_RECORDS[language]
}

/** The languages of the directions. Turkish replaces directions that are missing in another language. */
export type DirectionLanguage = 'tr' | Language

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

/** The months, weekdays and currencies of a language, as the server's `Intl` writes them. */
export interface LanguageDates {
  /** Twelve days of a year with "#" for the day of the month: "# August". */
  readonly days: readonly string[]
  /** Monday first. */
  readonly weekdays: readonly string[]
  /** The name of each currency, for example "US dollar". */
  readonly currencies: Readonly<Record<CurrencyCode, string>>
}
