import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { fakeApp } from '../../../../test/fakes/app.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { fakeMarket } from '../../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { describeCalls } from '../../../server/http/described-calls.ts'
import { feedRoute } from '../../../server/http/rate-calls.ts'
import { allowReading } from './shared-reading.ts'

const CALLS = [
  '/api/feed',
  '/api/banknotes',
  '/api/central-bank',
  '/api/daily-summary',
  '/api/chart-data',
  '/openapi.json',
]

function site(sharing: boolean) {
  const app = fakeApp()
  const clock = fakeClock(Date.parse('2026-08-03T10:00:20+03:00'))
  const facts = () => ({ ...OFFICE_FACTS, sharing })
  allowReading(app, { facts, describedCalls: () => describeCalls(CURRENCY_CODES, []) })
  feedRoute(app, { market: fakeMarket(clock), facts, source: 'demo', clock })
  for (const path of CALLS.slice(1)) app.get(path, () => ({}))
  return app
}

const ELSEWHERE = { origin: 'https://gazete.example' }

describe('calls from another site', () => {
  test('the server sends no CORS headers if the office does not share its prices', async () => {
    for (const url of CALLS)
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await site(false).inject({ method, url, headers: ELSEWHERE })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
  })

  test('the server sends CORS headers without credentials if the office shares its prices', async () => {
    const app = site(true)
    for (const url of [...CALLS, '/api/feed?board=silver']) {
      const { headers } = await app.inject({ url, headers: ELSEWHERE })
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*' })
      // Caches can keep one answer for all origins.
      expect(headers.vary ?? '').not.toContain('origin')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
    const { etag = '' } = (await app.inject('/api/feed')).headers
    const again = await app.inject({ url: '/api/feed', headers: { ...ELSEWHERE, 'if-none-match': etag } })
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
  })

  test('the server answers a preflight request with the methods GET and HEAD only', async () => {
    const asked = { ...ELSEWHERE, 'access-control-request-method': 'POST' }
    const { statusCode, headers } = await site(true).inject({ method: 'OPTIONS', url: '/api/feed', headers: asked })
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'content-type, if-none-match',
    })
  })
})
