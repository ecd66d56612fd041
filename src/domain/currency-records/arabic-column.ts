import { columnOf } from './currency-list.ts'

/** The words of the pages in Arabic. */
export const ARABIC_CURRENCIES = columnOf(({ ar }) => ar)
