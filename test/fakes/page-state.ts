import type { PageState, RatesState } from '../../src/contract/page-state.ts'
import { parseDay } from '../../src/domain/calendar.ts'
import { rate } from '../../src/domain/rate.ts'
import { ISTANBUL } from './istanbul.ts'
import { quote } from './market.ts'
import { OFFICE_FACTS } from './office-facts.ts'

/** A Friday afternoon, the office open. */
export const AFTERNOON = Date.parse('2025-11-21T14:32:10+03:00')

const QUOTED = AFTERNOON - 2000
const yesterday = parseDay('2025-11-20')
if (!yesterday.ok) throw new Error(yesterday.error)

/** All eight pairs, up, down and unmoved, a moment after the source spoke. */
export const RATES: RatesState = {
  quotes: [
    quote('USD', '41.1920', '41.2835', QUOTED),
    quote('EUR', '47.9640', '48.1275', QUOTED),
    quote('GBP', '54.6105', '54.9180', QUOTED),
    quote('CHF', '51.2240', '51.6075', QUOTED),
    quote('CAD', '29.3315', '29.6240', QUOTED),
    quote('AUD', '26.7120', '27.0485', QUOTED),
    quote('JPY', '26.8430', '27.2115', QUOTED),
    quote('SAR', '10.9450', '11.0980', QUOTED),
  ],
  spokeAt: QUOTED,
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
    zone: ISTANBUL,
    office: OFFICE_FACTS,
    demo: { market: false, bank: false },
    rates,
    days: null,
    asked: null,
    past: null,
    returned: null,
    ...more,
  }
}
