import { AFTER_DOLAR, COINS_AND_TORN, currencyRecord, notes } from './currency-record.ts'

export const USD = currencyRecord({
  unit: 1,
  demo: { mid: 47.923, spread: 0.0052, step: 1000, cross: 0 },
  banknotes: [
    { id: '100-seritli', mark: 'strip', notes: [100] },
    { id: '100-seritsiz', mark: 'large', notes: [100] },
    { id: '100-kucuk', mark: 'small', notes: [100] },
    notes(50),
    notes(20, 10, 5),
    notes(1, 2),
    ...COINS_AND_TORN,
  ],
  tr: {
    name: 'Dolar',
    plain: 'dolar',
    endings: AFTER_DOLAR,
    formal: 'ABD doları',
    of: 'ABD dolarının',
  },
  trPlural: 'dolarları',
})
