import { expect, test } from 'vitest'
import { MINUTE } from '#domain/calendar.ts'
import { fakeClock } from '../../test/fakes/clock.ts'
import { fakeMarket, quote } from '../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../test/fakes/office-facts.ts'
import { pageFacts } from '../../test/fakes/page-facts.ts'
import { needsAt, pageBoundary, pageState } from '../server/pages/build-page-state.ts'
import { documentStrategy } from '../worker/strategy.ts'

test('the window board is rendered again 15 minutes after a quote for any limit of the office', () => {
  const noon = Date.parse('2026-08-04T12:00:00+03:00')
  const market = fakeMarket(fakeClock(noon))
  market.send(quote('USD', '47.20', '47.40', noon - 10 * MINUTE))
  const freshness = { live: 30 * MINUTE, delayed: 60 * MINUTE }
  const facts = pageFacts({ market, facts: () => ({ ...OFFICE_FACTS, freshness }) })
  const later = noon + MINUTE
  expect(pageBoundary(pageState(facts, needsAt('/tabela'), later), later)).toBe(noon + 5 * MINUTE + 1)
})

test('the service worker keeps the board for any query, and does not keep the printed list', () => {
  const strategyOf = (path: string) => documentStrategy(new URL(path, 'https://ornek.example'))
  expect(strategyOf('/tabela?pano=altin')).toEqual({ kind: 'document', cachedAs: '/tabela', readAs: '/tabela' })
  expect(strategyOf('/tabela/liste')).toEqual({ kind: 'document', cachedAs: null, readAs: null })
})
