import { columnOf } from './currency-list.ts'

/** The known kinds of banknotes in the order of the panel. */
export const BANKNOTE_KINDS = columnOf(({ banknotes }) => banknotes)
