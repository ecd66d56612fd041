import type { PageFacts } from '../../src/server/pages/build-page-state.ts'
import { fakeClock } from './clock.ts'
import { fakeMarket } from './market.ts'
import { OFFICE_FACTS } from './office-facts.ts'

/** The facts of an office without prices, bulletins and closes. */
export function pageFacts(more: Partial<PageFacts> = {}): PageFacts {
  return {
    market: fakeMarket(fakeClock(0)),
    closes: { before: () => ({}) },
    bulletins: { newest: () => null },
    recentDays: { of: () => null },
    officialGold: { newest: () => null },
    facts: () => OFFICE_FACTS,
    demo: { market: false, bank: false },
    ...more,
  }
}
