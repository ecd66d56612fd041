import type { OfficeFacts } from '../../src/contract/office-facts.ts'
import type { GoldState, PageState, RatesState } from '../../src/contract/page-state.ts'
import { parseDay } from '../../src/domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../src/domain/currency.ts'
import { METAL_CODES } from '../../src/domain/instrument.ts'
import { rate } from '../../src/domain/rate.ts'
import { goldOfAugust } from './gold.ts'
import { quote } from './market.ts'
import { OFFICE_FACTS } from './office-facts.ts'

/** A Friday afternoon while the office is open. */
export const AFTERNOON = Date.parse('2025-11-21T14:32:10+03:00')

/** The time of all test prices. */
export const QUOTED = AFTERNOON - 2000
const yesterday = parseDay('2025-11-20')
if (!yesterday.ok) throw new Error(yesterday.error)

const PRICES: Readonly<Record<CurrencyCode, readonly [buy: string, sell: string]>> = {
  USD: ['41.1920', '41.2835'],
  EUR: ['47.9640', '48.1275'],
  GBP: ['54.6105', '54.9180'],
  CHF: ['51.2240', '51.6075'],
  CAD: ['29.3315', '29.6240'],
  AUD: ['26.7120', '27.0485'],
  JPY: ['26.8430', '27.2115'],
  SAR: ['10.9450', '11.0980'],
}

/** Rates of all currencies, higher, lower and unchanged since the day before, quoted two seconds ago. */
export const RATES: RatesState = {
  quotes: CURRENCY_CODES.map((code) => quote(code, ...PRICES[code], QUOTED)),
  sourceTime: QUOTED,
  halted: [],
  closes: {
    USD: rate('41.1650'),
    EUR: rate('48.1275'),
    GBP: rate('54.9840'),
    CHF: rate('51.5663'),
    CAD: rate('29.6240'),
    JPY: rate('27.3125'),
    SAR: rate('11.0681'),
  },
  bulletin: {
    day: yesterday.value,
    fetchedAt: AFTERNOON - 130_000,
    rates: {
      USD: { buy: rate('41.0318'), sell: rate('41.1057') },
      JPY: { buy: rate('26.7725'), sell: rate('26.9498') },
      SAR: { buy: rate('10.9270'), sell: null },
    },
  },
}

export function pageState(rates: RatesState | null = RATES, more: Partial<PageState> = {}): PageState {
  return {
    renderedAt: AFTERNOON,
    office: OFFICE_FACTS,
    demo: { market: false, bank: false },
    rates,
    days: null,
    calculatorQuery: null,
    past: null,
    returned: null,
    ...more,
  }
}

/** An office that trades gram bars and quarter coins. */
export const GOLD_OFFICE: OfficeFacts = {
  ...OFFICE_FACTS,
  gold: { traded: ['KULCEALTIN', 'CEYREK_YENI', 'CEYREK_ESKI'] },
}

/** Prices of some metals that the provider sent on 3 August 2026. */
const GOLD: GoldState = {
  quotes: [
    quote('KULCEALTIN', '6090.93', '6183.53', QUOTED),
    quote('ALTIN', '6121.540', '6171.190', QUOTED),
    quote('CEYREK_YENI', '9978', '10095', QUOTED),
    quote('CEYREK_ESKI', '9856', '10002', QUOTED),
    quote('AYAR14', '3338.070', '4511.270', QUOTED),
    quote('ONS', '4036.50', '4037.20', QUOTED),
    quote('GUMUSTRY', '86.787', '92.65', QUOTED),
  ],
  sourceTime: QUOTED,
  halted: [],
  closes: { CEYREK_YENI: rate('10061') },
}

/** Returns the state of a page of an office with a gold board. */
export function goldState(more: Partial<GoldState> = {}): PageState {
  return pageState(RATES, { office: GOLD_OFFICE, gold: { ...GOLD, ...more } })
}

/** An office that trades gram bars and all coins. */
export const COIN_OFFICE: OfficeFacts = {
  ...OFFICE_FACTS,
  gold: { traded: METAL_CODES.filter((code) => /_|KULCEALTIN/.test(code)) },
}

/** Returns the state of a page of that office with the price of every metal. */
export function coinState(more: Partial<GoldState> = {}, page: Partial<PageState> = {}): PageState {
  const gold = { quotes: goldOfAugust(QUOTED), sourceTime: QUOTED, halted: [], closes: {}, ...more }
  return pageState(RATES, { office: COIN_OFFICE, gold, ...page })
}
