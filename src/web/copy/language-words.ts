import type { Language } from '#contract/languages.ts'
import type { notes } from './en/english-notes.ts'
import type { words } from './en/index.ts'

/** The texts that each language has. */
export type LanguageWords = Readonly<typeof words>

/** The texts about banknotes that each language has. */
export type NoteWords = Readonly<typeof notes>

type Names = Readonly<Record<Language | 'tr', string>>

/** The name of each language in that language, and the one on phones. */
export const LANGUAGE_NAMES: Names = { en: 'English', ru: 'Русский', ar: 'العربية', tr: 'Türkçe' }
export const SHORT_LANGUAGE_NAMES: Names = { en: 'EN', ru: 'RU', ar: 'عربي', tr: 'TR' }

/** The Turkish term for visitors to show at a tax office. */
export const taxNumberInTurkish = 'vergi numarası'

/** The licensing ministry, whose name each language translates. */
export const ministryInTurkish = 'Hazine ve Maliye Bakanlığı'
