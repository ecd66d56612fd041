import type { BanknoteFacts } from '../../src/contract/banknote-facts.ts'
import type { RatesState } from '../../src/contract/page-state.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../src/domain/currency.ts'
import { quote } from './market.ts'
import { QUOTED, RATES } from './page-state.ts'

const PRICES: Readonly<Record<CurrencyCode, readonly [buy: string, sell: string]>> = {
  USD: ['47.2330', '47.4770'],
  EUR: ['54.2000', '54.7300'],
  GBP: ['62.5050', '63.4015'],
  CHF: ['58.1075', '58.9500'],
  CAD: ['34.0000', '34.5525'],
  AUD: ['31.2500', '31.9085'],
  JPY: ['29.5600', '30.1500'],
  SAR: ['12.5535', '12.8000'],
}

/** The prices of the table of sums. */
export const SUM_RATES: RatesState = {
  ...RATES,
  quotes: CURRENCY_CODES.map((code) => quote(code, ...PRICES[code], QUOTED)),
}

/** The rules for banknotes of the table of sums: two deductions that overlap in name, refusals, and currencies without. */
export const SUM_RULES: Readonly<Partial<Record<CurrencyCode, BanknoteFacts>>> = {
  USD: {
    since: null,
    rules: {
      '100-seritsiz': { rule: 'less', less: 500_000 },
      '100-kucuk': { rule: 'less', less: 1_250_000 },
      '50': { rule: 'less', less: 500_000 },
      '1-2': { rule: 'no' },
    },
  },
  EUR: { since: null, rules: { '500': { rule: 'no' } } },
  GBP: { since: null, rules: { '50': { rule: 'less', less: 400_000 }, eski: { rule: 'less', less: 1_000_000 } } },
  JPY: { since: null, rules: { eski: { rule: 'less', less: 1_250_000 } } },
}
