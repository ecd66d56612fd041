import { AFTER_RIYALI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const SAR = currencyRecord({
  unit: 1,
  demo: { mid: 12.764, spread: 0.0303, step: 1000, cross: 0.01 },
  banknotes: [notes(500), notes(200, 100, 50, 20, 10, 5), OLD_ISSUES, ...COINS_AND_TORN],
  tr: {
    name: 'Suudi Arabistan Riyali',
    plain: 'Suudi Arabistan riyali',
    endings: AFTER_RIYALI,
  },
  trPlural: 'Suudi Arabistan riyallerini',
})
