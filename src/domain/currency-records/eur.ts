import { AFTER_EURO, COINS_AND_TORN, currencyRecord, notes } from './currency-record.ts'

export const EUR = currencyRecord({
  unit: 1,
  demo: { mid: 56.066, spread: 0.0089, step: 1000, cross: 0.8 },
  banknotes: [notes(500), notes(200), notes(100, 50, 20, 10, 5), ...COINS_AND_TORN],
  tr: { name: 'Euro', plain: 'euro', endings: AFTER_EURO, of: 'Euronun' },
  trPlural: 'euroları',
})
