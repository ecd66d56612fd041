import { expect, test } from 'vitest'
import { type Day, dayOf, midnightOf } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { fakeMarket } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageState } from './page-state.ts'

test('a page of the new day has no change until that day’s closes are read: yesterday’s would make a wrong one', () => {
  const tuesday = dayOf(Date.parse('2026-08-04T12:00:00+03:00'), ISTANBUL)
  const midnight = midnightOf(tuesday, ISTANBUL)
  const facts = {
    market: fakeMarket(fakeClock(midnight)),
    closes: { before: (day: Day) => (day === tuesday ? undefined : { USD: rate('47.10') }) },
    bulletins: { newest: () => null },
    facts: () => OFFICE_FACTS,
    zone: () => ISTANBUL,
    demo: { market: false, bank: false },
  }
  expect(pageState(facts, true, midnight).rates?.closes).toEqual({})
  expect(pageState(facts, true, midnight - 1).rates?.closes).toEqual({ USD: rate('47.10') })
})
