import { columnOf } from './currency-list.ts'

/** How a price of the currency is written and guarded. */
export const QUOTING = columnOf(({ unit, decimals, guards }) => ({ unit, decimals, guards }))
