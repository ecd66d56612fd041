import type { CurrencyCode } from '#domain/currency.ts'
import { currencyForm } from './currency-form.ts'
import { rateText } from './rate-text.ts'
import { sharedText } from './slip.ts'
import type { SumWords } from './sum-words.ts'

/** What a sum of currencies says of itself. */
export const currencySum: SumWords<CurrencyCode> = { ...currencyForm, shared: sharedText, price: rateText }
