import { AFTER_STERLIN, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const GBP = currencyRecord({
  unit: 1,
  demo: { mid: 65.428, spread: 0.0096, step: 1000, cross: 0.8 },
  banknotes: [notes(50), notes(20, 10, 5), OLD_ISSUES, ...COINS_AND_TORN],
  tr: {
    name: 'İngiliz Sterlini',
    plain: 'sterlin',
    endings: AFTER_STERLIN,
    formal: 'İngiliz sterlini',
    of: 'İngiliz sterlininin',
  },
  trPlural: 'sterlinleri',
})
