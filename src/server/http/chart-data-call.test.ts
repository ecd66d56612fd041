import { beforeEach, describe, expect, test } from 'vitest'
import type { ChartData, PointSource } from '#contract/price-call-answers.ts'
import { addDays, DAY_LENGTH, dayOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import type { ChartParts } from '../history/chart-data.ts'
import type { DayClose, StoredOfficialDay } from '../store/store.ts'
import { chartDataRoute } from './chart-data-call.ts'

const NOW = Date.parse('2026-08-03T10:00:20+03:00')
const TODAY = dayOf(NOW)
const UNKNOWN_CURRENCY = `currency alanı ${CURRENCY_CODES.slice(0, -1).join(', ')} veya ${CURRENCY_CODES.at(-1)} olmalıdır.`

let clock: FakeClock
let days: DayClose[]
let official: StoredOfficialDay[]
const asked: string[] = []

beforeEach(() => {
  clock = fakeClock(NOW)
  days = [closed(-3, '47.10'), closed(-1, '47.40')]
  official = [{ day: addDays(TODAY, -2), knownAt: NOW - 2 * DAY_LENGTH, buy: rate('46.9'), sell: rate('47') }]
  asked.length = 0
})

function charts(own: PointSource = 'office', selection: readonly InstrumentId[] = CURRENCY_CODES) {
  const store: ChartParts['store'] = {
    closeLine: (source, code, from, to) => {
      asked.push(`${source} ${code} ${from} ${to}`)
      return Promise.resolve(days.filter(({ day }) => day >= from && day <= to))
    },
    minutesBetween: () => Promise.resolve([]),
    officialLine: (_code, from, to) => Promise.resolve(official.filter(({ day }) => day >= from && day <= to)),
  }
  const app = fakeApp()
  chartDataRoute(app, {
    store,
    selection: () => selection,
    own,
    official: own === 'demo' ? 'demo' : 'tcmb',
    clock,
  })
  return app
}

describe('GET /api/chart-data', () => {
  test('the server answers with the points of the currency and period, their sources and statistics', async () => {
    const answer = await charts().inject('/api/chart-data?currency=USD&period=weekly')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json<ChartData>()).toEqual({
      status: 'success',
      currency: 'USD',
      period: 'weekly',
      data: [
        { datetime: '2026-07-31', buy_rate: 47, sell_rate: 47.1, source: 'office' },
        { datetime: '2026-08-02', buy_rate: 47, sell_rate: 47.4, source: 'office' },
      ],
      official: [{ datetime: '2026-08-01', buy_rate: 46.9, sell_rate: 47, source: 'tcmb' }],
      stats: {
        min_buy_rate: 47,
        max_buy_rate: 47,
        min_sell_rate: 47.1,
        max_sell_rate: 47.4,
        change_amount: 0.3,
        change_percent: 0.64,
      },
    })
  })

  test('the server accepts a pair instead of a code, and a JSON header without a body', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await charts().inject({ url: '/api/chart-data?currency=JPYTRY&period=monthly', headers })
    expect(answer.json()).toMatchObject({ status: 'success', currency: 'JPY' })
  })

  test('demo points have the source “demo”', async () => {
    const { data, official: bank } = (
      await charts('demo').inject('/api/chart-data?currency=USD&period=weekly')
    ).json<ChartData>()
    expect([...data, ...bank].map(({ source }) => source)).toEqual(['demo', 'demo', 'demo'])
  })

  test('the error message lists the office’s instruments, metals included', async () => {
    const answer = await charts('office', ['USD', 'EUR', 'CEYREK_YENI']).inject('/api/chart-data')
    expect(answer.json()).toMatchObject({ message: 'currency alanı USD, EUR veya CEYREK_YENI olmalıdır.' })
  })

  test.each([
    ['', UNKNOWN_CURRENCY],
    ['currency=XAU&period=daily', UNKNOWN_CURRENCY],
    ['currency=usd&period=daily', UNKNOWN_CURRENCY],
    ['currency=USD', 'period alanı daily, weekly, monthly, quarterly, semiannual veya annual olmalıdır.'],
    ['currency=USD&period=hourly', 'period alanı daily, weekly, monthly, quarterly, semiannual veya annual olmalıdır.'],
    ['currency=USD&period=daily&gun=1', 'İstekte bilinmeyen bir alan var: gun'],
    ['currency=USD&currency=EUR&period=daily', 'İstekte bir alan birden çok kez verilmiş: currency'],
  ])('the server refuses "%s" with a Turkish message that is not cached', async (query, message) => {
    const answer = await charts().inject(`/api/chart-data?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 'error', message })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('the server answers 304 until a new point is recorded', async () => {
    const app = charts()
    const url = '/api/chart-data?currency=USD&period=weekly'
    const { etag = '' } = (await app.inject(url)).headers
    const again = () => app.inject({ url, headers: { 'if-none-match': etag } })
    await clock.advance(MINUTE)
    const same = await again()
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    days.push(closed(0, '47.50'))
    await clock.advance(MINUTE)
    expect((await again()).statusCode).toBe(200)
  })

  test('the server reads the record at most once a minute', async () => {
    const app = charts()
    const open = () => app.inject('/api/chart-data?currency=USD&period=monthly')
    await Promise.all(Array.from({ length: 50 }, open))
    await clock.advance(39 * SECOND + 999)
    await open()
    expect(asked).toHaveLength(1)
    await clock.advance(1)
    await open()
    expect(asked).toHaveLength(2)
  })
})

function closed(ahead: number, sell: string): DayClose {
  return { day: addDays(TODAY, ahead), buy: rate('47'), sell: rate(sell) }
}
