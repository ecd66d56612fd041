import type { OfficeFacts } from '../../src/contract/office-facts.ts'
import type { GoldState, PageState } from '../../src/contract/page-state.ts'
import { rate } from '../../src/domain/rate.ts'
import { quote } from './market.ts'
import { OFFICE_FACTS } from './office-facts.ts'
import { AFTERNOON, pageState, RATES } from './page-state.ts'

/** An office that trades gram bars and quarters. */
export const GOLD_OFFICE: OfficeFacts = {
  ...OFFICE_FACTS,
  gold: { traded: ['KULCEALTIN', 'CEYREK_YENI', 'CEYREK_ESKI'] },
}

const QUOTED = AFTERNOON - 2000

/** What the provider said on 3 August 2026 of some metals. */
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
  spokeAt: QUOTED,
  halted: [],
  closes: { CEYREK_YENI: rate('10061') },
}

/** A page of an office with a gold board. */
export function goldState(more: Partial<GoldState> = {}): PageState {
  return pageState(RATES, { office: GOLD_OFFICE, gold: { ...GOLD, ...more } })
}
