import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, HOUR, midnightOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageFacts } from '../../../test/fakes/page-facts.ts'
import { GOLD_OFFICE } from '../../../test/fakes/page-state.ts'
import { needsAt, pageBoundary, pageState } from './build-page-state.ts'

const WITH_RATES = { rates: CURRENCY_CODES, gold: null, daysOf: null }

test('the end of a notice is a boundary of its page', () => {
  const noon = Date.parse('2026-08-04T12:00:00+03:00')
  const [end, closing] = [noon + 3 * HOUR, noon + 6.5 * HOUR]
  const notice = { text: 'Bugün 15.00’te kapanıyoruz.', until: { day: dayOf(noon), time: '15:00' } }
  const facts = pageFacts({ facts: () => ({ ...OFFICE_FACTS, notice }) })
  expect(pageBoundary(pageState(facts, WITH_RATES, noon), noon)).toBe(end)
  expect(pageBoundary(pageState(facts, WITH_RATES, end), end)).toBe(closing)
})

test('the state of a page has no past special days', () => {
  const noon = Date.parse('2026-08-04T12:00:00+03:00')
  const special = [-1, 0].map((days) => ({ day: addDays(dayOf(noon), days), name: 'Bayram', hours: [] }))
  const facts = pageFacts({ facts: () => ({ ...OFFICE_FACTS, hours: { ...OFFICE_FACTS.hours, special } }) })
  expect(pageState(facts, WITH_RATES, noon).office.hours.special).toEqual(special.slice(1))
})

test('the opening of the dollar market is a boundary of pages with metals in dollars only', () => {
  const sunday = Date.parse('2026-08-02T12:00:00+03:00')
  const midnight = Date.parse('2026-08-03T00:00:00+03:00')
  const [opens, office] = [midnight + 2 * HOUR, midnight + 9 * HOUR]
  const market = fakeMarket(fakeClock(sunday))
  market.send(quote('ONS', '4046.20', '4047.20', sunday), quote('CEYREK_YENI', '9978', '10095', sunday))
  const facts = pageFacts({ market, facts: () => GOLD_OFFICE })
  const boundary = (path: string, now: number): number => pageBoundary(pageState(facts, needsAt(path), now), now)
  expect(boundary('/altin', midnight)).toBe(opens)
  expect(boundary('/', midnight)).toBe(office)
  expect(boundary('/altin', opens)).toBe(office)
})

test('only the gold page has the central bank’s gold price', () => {
  const official = { pure: rate('5763.52'), at: 0 }
  const facts = pageFacts({ officialGold: { newest: () => official }, facts: () => GOLD_OFFICE })
  expect(pageState(facts, needsAt('/altin'), 0).gold?.official).toEqual(official)
  expect(pageState(facts, needsAt('/'), 0).gold?.official).toBeUndefined()
})

test('a page has no closes after midnight until the closes of the new day are read', () => {
  const tuesday = dayOf(Date.parse('2026-08-04T12:00:00+03:00'))
  const midnight = midnightOf(tuesday)
  const closes = { before: (day: Day) => (day === tuesday ? undefined : { USD: rate('47.10') }) }
  const facts = pageFacts({ closes })
  expect(pageState(facts, WITH_RATES, midnight).rates?.closes).toEqual({})
  expect(pageState(facts, WITH_RATES, midnight - 1).rates?.closes).toEqual({ USD: rate('47.10') })
})
