import { columnOf } from './currency-list.ts'

/** The words of the pages in English. */
export const ENGLISH_CURRENCIES = columnOf(({ en }) => en)
