import { AFTER_DOLARI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const AUD = currencyRecord({
  unit: 1,
  demo: { mid: 34.296, spread: 0.0214, step: 1000, cross: 1 },
  banknotes: [notes(100), notes(50, 20, 10, 5), OLD_ISSUES, ...COINS_AND_TORN],
  tr: {
    name: 'Avustralya Doları',
    plain: 'Avustralya doları',
    endings: AFTER_DOLARI,
  },
  trPlural: 'Avustralya dolarlarını',
})
