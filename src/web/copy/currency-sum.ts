import type { CurrencyCode } from '#domain/currency.ts'
import { currencyForm } from './currency-form.ts'
import { rateText } from './rate-text.ts'
import { sharedText } from './slip.ts'
import type { SumWords } from './sum-words.ts'

/** The words of a sum of currencies. */
export const currencySum: SumWords<CurrencyCode> = { ...currencyForm, shared: sharedText, price: rateText }
