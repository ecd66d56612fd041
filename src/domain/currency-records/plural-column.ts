import { columnOf } from './currency-list.ts'

/** Hangi "dolarları" alıyoruz? */
export const CURRENCY_PLURALS = columnOf(({ trPlural }) => trPlural)
