import { AFTER_DOLARI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const CAD = currencyRecord({
  unit: 1,
  demo: { mid: 34.855, spread: 0.0129, step: 1000, cross: 0.6 },
  banknotes: [notes(100), notes(50, 20, 10, 5), OLD_ISSUES, ...COINS_AND_TORN],
  tr: { name: 'Kanada Doları', plain: 'Kanada doları', endings: AFTER_DOLARI },
  trPlural: 'Kanada dolarlarını',
})
