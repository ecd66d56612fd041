import { columnOf } from './currency-list.ts'

/** The Turkish words. */
export const TURKISH_CURRENCIES = columnOf(({ tr }) => tr)
