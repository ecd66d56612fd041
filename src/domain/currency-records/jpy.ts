import { AFTER_RIYALI, COINS_AND_TORN, OLD_ISSUES, currencyRecord, notes } from './currency-record.ts'

export const JPY = currencyRecord({
  unit: 100,
  demo: { mid: 30.196, spread: 0.0196, step: 10_000, cross: 1 },
  banknotes: [notes(10_000), notes(5000, 2000, 1000), OLD_ISSUES, ...COINS_AND_TORN],
  tr: { name: 'Japon Yeni', plain: 'Japon yeni', endings: AFTER_RIYALI },
  trPlural: 'Japon yenlerini',
})
