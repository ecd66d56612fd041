import type { DecimalSign } from '#domain/amount.ts'

/** How the figures and times of a page are written. */
export interface FigureStyle {
  readonly thousands: string
  readonly decimal: DecimalSign
  readonly clock: '.' | ':'
}

/** The languages of the pages for visitors who read no Turkish, in the order of the bar. */
export const LANGUAGES = ['en', 'ru', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

/** Arabic has Latin digits, because the notes, the receipt and the passport have them. */
export const LANGUAGE_FIGURES = {
  en: { thousands: ',', decimal: '.', clock: ':' },
  ru: { thousands: '\u202F', decimal: ',', clock: ':' },
  ar: { thousands: ',', decimal: '.', clock: ':' },
} as const satisfies Readonly<Record<Language, FigureStyle>>

export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return { en: valueOf('en'), ru: valueOf('ru'), ar: valueOf('ar') }
}

/** How to get to the office, in words of its own; null: it has none in this language. */
export interface WayHere {
  /** The place name that completes "Currency exchange in …". */
  readonly place: string | null
  /** For people on foot: the stop, and how far it is from there. */
  readonly way: string | null
}

/** The languages in which the office says where it is. Turkish stands in for what it lacks in another one. */
export type DirectionLanguage = 'tr' | Language

export const DIRECTION_LANGUAGES: readonly DirectionLanguage[] = ['tr', ...LANGUAGES]

export function byDirectionLanguage<Value>(
  valueOf: (language: DirectionLanguage) => Value,
): Readonly<Record<DirectionLanguage, Value>> {
  return { tr: valueOf('tr'), ...byLanguage(valueOf) }
}

/** "/en" */
export function languagePath(language: Language): `/${Language}` {
  return `/${language}`
}

/** The program of these pages, which Turkish pages have nothing of; in the build's manifest its files have this prefix. */
export const LANGUAGE_ENTRY = 'src/web/app/language-entry.client.tsx'
export const LANGUAGE_BUILD = 'languages:'

/** The part of a language's page with the whole list of papers. */
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
