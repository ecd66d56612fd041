import { AFTER_DOLARI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const CHF = currencyRecord({
  unit: 1,
  demo: { mid: 59.938, spread: 0.0179, step: 1000, cross: 0.9 },
  banknotes: [notes(1000), notes(200, 100, 50, 20, 10), OLD_ISSUES, ...COINS_AND_TORN],
  tr: {
    name: 'İsviçre Frangı',
    plain: 'İsviçre frangı',
    endings: AFTER_DOLARI,
  },
  trPlural: 'İsviçre franklarını',
})
