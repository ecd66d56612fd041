import type { CurrencyCode } from '#domain/currency.ts'
import { isAhead } from '#domain/freshness.ts'
import { formatAmount, unitPriceFigure } from '../format/money-text.ts'
import { typedItem } from '../format/typed-item.ts'
import { otherCurrencyMessage, tooLargeMessage, turkishMessages } from './ask.ts'
import { ageInWords } from './calculator.ts'
import { currencyForm } from './currency-form.ts'
import { currencyWords } from './currency-words.ts'
import { rateText } from './rate-text.ts'
import { closedSumNote, sumNote } from './share.ts'
import { byWhichRate, lastKnown, noOutcomeTexts, sharedText, slip } from './slip.ts'
import type { CurrencySumWords, ShareWords } from './sum-words.ts'

/** The texts of a sum of currencies. */
export const currencySum: CurrencySumWords = {
  ...currencyForm,
  messages: turkishMessages({
    item: ({ code, amount }) => `${formatAmount(amount)} ${code}`,
    inSentence: (code) => currencyWords[code].plain,
    lastPrice: 'son kur',
    atThisPrice: 'Bu kurdan',
    whatPrice: 'Kurunuz nedir',
    isReady: { sell: 'para hazır mı', buy: 'para hazır mı' },
    note: 'Tutar, kur ve saat mesajda hazır.',
  }),
  byRate(leg, { isStale }) {
    const price = { price: unitPriceFigure(leg.code, leg) }
    const [before, side, after] = byWhichRate(leg)
    return isStale ? [lastKnown(leg.side), price] : [before, { strong: side }, after, price]
  },
  stale: (quotedAt, now) => ({
    title: isAhead(quotedAt, now) ? slip.stale.ageUnknown : slip.stale.age(ageInWords(now - quotedAt)),
    text: slip.stale.meaning,
  }),
  closed: slip.closed,
  refused: slip.halted.chip,
  noOutcome: noOutcomeTexts,
  wrong: slip.wrong,
  writeAmount: slip.writeAmount,
  tooLarge: {
    message: (row, deal) => tooLargeMessage(typedItem(row, row.code), deal),
    note: 'Tutar mesajda hazır.',
  },
  other: {
    message: (row, deal, code) => otherCurrencyMessage(typedItem(row, code), deal),
  },
  fine: (isClosed) => (isClosed ? closedSumNote : sumNote),
}

/** The texts of a shared sum of currencies. */
export const currencyShare: ShareWords<CurrencyCode> = { shared: sharedText, price: rateText }
