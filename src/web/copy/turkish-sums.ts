import { ask } from './ask.ts'
import { currencySum } from './currency-sum.ts'
import { slipWords } from './slip.ts'

/** The words of Turkish sums of currencies, without those about banknotes. */
export const TURKISH_SUMS = { sums: currencySum, slip: slipWords, ask }
