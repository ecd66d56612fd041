import { expect, test } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { dayOf, HOUR, midnightOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { fakeMarket } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageBoundary, type PageFacts, pageState } from './page-state.ts'

const WITH_RATES = { rates: CURRENCY_CODES, gold: null, daysOf: null }

const factsAt = (
  now: number,
  office: OfficeFacts,
  closes: PageFacts['closes'] = { before: () => ({}) },
): PageFacts => ({
  market: fakeMarket(fakeClock(now)),
  closes,
  bulletins: { newest: () => null },
  recentDays: { of: () => null },
  facts: () => office,
  zone: () => ISTANBUL,
  demo: { market: false, bank: false },
})

test('a page says something else when its notice ends, and not again afterwards', () => {
  const noon = Date.parse('2026-08-04T12:00:00+03:00')
  const [end, closing] = [noon + 3 * HOUR, noon + 6.5 * HOUR]
  const notice = { text: 'Bugün 15.00’te kapanıyoruz.', until: { day: dayOf(noon, ISTANBUL), time: '15:00' } }
  const facts = factsAt(noon, { ...OFFICE_FACTS, notice })
  expect(pageBoundary(pageState(facts, WITH_RATES, noon), noon)).toBe(end)
  expect(pageBoundary(pageState(facts, WITH_RATES, end), end)).toBe(closing)
})

test('a page of the new day has no change until that day’s closes are read: yesterday’s would make a wrong one', () => {
  const tuesday = dayOf(Date.parse('2026-08-04T12:00:00+03:00'), ISTANBUL)
  const midnight = midnightOf(tuesday, ISTANBUL)
  const facts = factsAt(midnight, OFFICE_FACTS, {
    before: (day) => (day === tuesday ? undefined : { USD: rate('47.10') }),
  })
  expect(pageState(facts, WITH_RATES, midnight).rates?.closes).toEqual({})
  expect(pageState(facts, WITH_RATES, midnight - 1).rates?.closes).toEqual({ USD: rate('47.10') })
})
