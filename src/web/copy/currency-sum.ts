import type { CurrencyCode } from '#domain/currency.ts'
import { formatAmount } from '../format/money-text.ts'
import { currencyForm } from './currency-form.ts'
import { currencyWords } from './currency-words.ts'
import { rateText } from './rate-text.ts'
import { sharedText } from './slip.ts'
import type { SumWords } from './sum-words.ts'

/** The texts of a sum of currencies. */
export const currencySum: SumWords<CurrencyCode> = {
  ...currencyForm,
  shared: sharedText,
  price: rateText,
  chat: {
    item: ({ code, amount }) => `${formatAmount(amount)} ${code}`,
    inSentence: (code) => currencyWords[code].plain,
    lastPrice: 'son kur',
    atThisPrice: 'Bu kurdan',
    whatPrice: 'Kurunuz nedir',
    isReady: { sell: 'para hazır mı', buy: 'para hazır mı' },
    note: 'Tutar, kur ve saat mesajda hazır.',
  },
}
