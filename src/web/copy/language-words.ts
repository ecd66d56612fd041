import type { notes } from './en/english-notes.ts'
import type { papers } from './en/english-papers.ts'
import type { words } from './en/index.ts'

/** The texts that each language has. */
export type LanguageWords = Readonly<typeof words>

/** The texts of the full list of documents that each language has. */
export type PaperWords = Readonly<typeof papers>

/** The texts about banknotes that each language has. */
export type NoteWords = Readonly<typeof notes>

/** The Turkish term for visitors to show at a tax office. */
export const taxNumberInTurkish = 'vergi numarası'

/** The licensing ministry, whose name each language translates. */
export const ministryInTurkish = 'Hazine ve Maliye Bakanlığı'
