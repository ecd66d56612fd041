import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { addDays, dayOf, MINUTE } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { fakeApp } from '../../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../../test/fakes/clock.ts'
import { type FakeMarket, fakeMarket } from '../../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { banknotesRoute } from '../../../server/http/banknotes-call.ts'
import { chartDataRoute } from '../../../server/http/chart-data-call.ts'
import { dailySummaryRoute } from '../../../server/http/daily-summary-call.ts'
import { describeCalls } from '../../../server/http/described-calls.ts'
import { centralBankRoute, feedRoute } from '../../../server/http/rate-calls.ts'
import { StoreFailure } from '../../../server/store/index.ts'
import { documented } from '../test/open-api.ts'
import { openApi, openApiRoute } from './open-api-call.ts'

const NOW = Date.parse('2026-08-03T10:00:20+03:00')
const TODAY = dayOf(NOW)
const GOLD: OfficeFacts = { ...OFFICE_FACTS, gold: { traded: ['CEYREK_YENI'] } }
const BULLETIN: Bulletin = {
  day: TODAY,
  fetchedAt: NOW,
  rates: {
    USD: { buy: rate('47'), sell: rate('47.1'), banknote: { buy: rate('46.9'), sell: null } },
    JPY: { buy: null, sell: rate('31.2'), day: addDays(TODAY, -1) },
  },
}

let clock: FakeClock
let market: FakeMarket
let facts: OfficeFacts
let bulletin: Bulletin | null

beforeEach(() => {
  clock = fakeClock(NOW)
  market = fakeMarket(clock)
  facts = GOLD
  bulletin = BULLETIN
})

const recorded = { buy: rate('47'), sell: rate('47.4') }
const own = { ...recorded, code: 'USD', source: 'office' } as const
const store = {
  daysOn: vi.fn(() => Promise.resolve([{ ...own, day: addDays(TODAY, -3) }])),
  closesBefore: () => Promise.resolve([{ ...own, day: addDays(TODAY, -4) }]),
  closeLine: () => Promise.resolve([{ ...recorded, day: addDays(TODAY, -1) }]),
  minutesBetween: () => Promise.resolve([{ ...own, at: NOW - MINUTE }]),
  officialLine: () =>
    Promise.resolve([{ day: addDays(TODAY, -1), knownAt: NOW - MINUTE, buy: rate('46'), sell: rate('46.5') }]),
}

function site() {
  const app = fakeApp()
  const selection = () => (facts.gold === undefined ? CURRENCY_CODES : INSTRUMENT_IDS)
  feedRoute(app, { market, facts: () => facts, source: 'demo', clock })
  centralBankRoute(app, { bulletins: { newest: () => bulletin }, official: 'demo' })
  dailySummaryRoute(app, { market, closes: { before: () => undefined }, store, source: 'demo', clock })
  chartDataRoute(app, { store, selection, own: 'office', official: 'tcmb', clock })
  banknotesRoute(app, { facts: () => facts, source: 'demo' })
  openApiRoute(app, { facts: () => facts, describedCalls: () => describeCalls(selection(), []) })
  return app
}

type Site = ReturnType<typeof site>

async function undocumented(app: Site, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers })
  const { statusCode: status, body } = answer
  const found = documented((await app.inject('/openapi.json')).json())({
    path: url.split('?')[0] ?? '',
    status,
    contentType: String(answer.headers['content-type']),
    body,
  })
  return { status, found }
}

describe('the OpenAPI document and refusals', () => {
  test.each([
    '/api/feed?dil_kodu=en',
    '/api/feed?board=silver',
    '/api/feed?callback=x',
    '/api/feed?board=gold&board=coins',
    '/api/daily-summary',
    '/api/daily-summary?date=2026-02-30',
    '/api/daily-summary?date=2099-01-01',
    '/api/central-bank?x=1',
    '/api/banknotes?currency=XAU',
    '/api/chart-data',
    '/api/chart-data?currency=XYZ&period=daily',
    '/api/chart-data?currency=USD&period=hourly',
  ])('the OpenAPI document describes the refusal of %s', async (url) => {
    expect(await undocumented(site(), url)).toEqual({ status: 400, found: [] })
  })

  test('the OpenAPI document describes the answers 503, 500 and 304', async () => {
    const past = `/api/daily-summary?date=${addDays(TODAY, -3)}`
    store.daysOn.mockRejectedValueOnce(new StoreFailure('SQLITE_BUSY', 'away'))
    expect(await undocumented(site(), past)).toEqual({ status: 503, found: [] })
    store.daysOn.mockRejectedValueOnce(new TypeError('a bug'))
    expect(await undocumented(site(), past)).toEqual({ status: 500, found: [] })
    const app = site()
    const { etag = '' } = (await app.inject('/api/central-bank')).headers
    const again = await undocumented(app, '/api/central-bank', { 'if-none-match': etag })
    expect(again).toEqual({ status: 304, found: [] })
  })
})

test('the OpenAPI document describes banknotes with and without rules', async () => {
  const rules = { '50': { rule: 'less', less: 500_000 }, '1-2': { rule: 'no' }, yirtik: { rule: 'ask' } } as const
  facts = { ...GOLD, banknotes: { USD: { since: NOW, rules } } }
  for (const currency of ['USD', 'JPY'])
    expect(await undocumented(site(), `/api/banknotes?currency=${currency}`)).toEqual({ status: 200, found: [] })
  expect((await site().inject('/api/banknotes?currency=USD')).json()).toEqual({
    status: 'success',
    currency: 'USD',
    since: NOW,
    unit: 1,
    kinds: [
      { id: '50', rule: 'less', less: 0.5 },
      { id: '1-2', rule: 'no', less: null },
      { id: 'yirtik', rule: 'ask', less: null },
    ],
    source: 'demo',
  })
  expect((await site().inject('/api/banknotes?currency=JPY')).json()).toMatchObject({
    since: null,
    unit: 100,
    kinds: [],
  })
})

test('the check finds undocumented fields and statuses', () => {
  const missing = documented(openApi(OFFICE_FACTS, describeCalls(CURRENCY_CODES, [])))
  const seen = (body: unknown) => ({
    status: 400,
    path: '/api/feed',
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  expect(missing(seen({ status: 'error', message: 'x' }))).toEqual([])
  expect(missing(seen({ status: 'error', message: 'x', code: 7 }))).toHaveLength(1)
  expect(missing(seen({ status: 'error' }))).toHaveLength(1)
  expect(missing({ ...seen({}), status: 418 })).toEqual(['/api/feed has no 418'])
})

test('the OpenAPI document of an office without gold has only currencies, and every reference resolves', () => {
  const text = JSON.stringify(openApi(OFFICE_FACTS, describeCalls(CURRENCY_CODES, [])))
  expect(text).not.toContain('CEYREK_YENI')
  const names = Object.keys(openApi(OFFICE_FACTS, describeCalls(CURRENCY_CODES, [])).components.schemas)
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) expect(names).toContain(name)
})
