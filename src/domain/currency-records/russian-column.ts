import { columnOf } from './currency-list.ts'

/** The words of the pages in Russian. */
export const RUSSIAN_CURRENCIES = columnOf(({ ru }) => ru)
