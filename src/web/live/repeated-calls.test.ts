import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { pageState } from '../../../test/fakes/page-state.ts'
import { createCell } from './cell.ts'
import { type BankState, createLiveState, type LiveState } from './live-state.ts'
import { pollFeed } from './price-message.ts'
import type { PriceStore } from './price-store.ts'
import { followCentralBank, followDailySummary } from './repeated-calls.ts'
import { createServerTime } from './server-time.ts'

const EVENING = Date.parse('2026-08-03T22:00:00+03:00')

type Answer = () => Promise<Response>
let asked: string[]
let answer: Answer
let warned: unknown[][]
let page: LiveState
let prices: PriceStore
const time = () => createServerTime(EVENING - HOUR)

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  asked = []
  warned = []
  page = createLiveState(pageState(null, { renderedAt: EVENING - HOUR }))
  prices = page.prices
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
  vi.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => void warned.push(values))
})
afterEach(() => {
  vi.useRealTimers()
})

const json =
  (body: unknown, init: ResponseInit = {}): Answer =>
  async () =>
    Response.json(body, init)
const html: Answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const refused: Answer = async () => {
  throw new TypeError('Failed to fetch')
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('the daily summary', () => {
  const summary =
    (onceki_satis: number): Answer =>
    async () =>
      Response.json({
        status: 'success',
        date: asked.at(-1)?.slice(-10),
        summary: [{ code: 'USD', onceki_satis, direction: 'up' }],
      })

  test('the daily summary is called on load, after the next midnight in Istanbul, then every 24 hours', async () => {
    answer = summary(47.2)
    const following = followDailySummary({ name: 'currencies', prices, time: time() })
    await pass(0)
    expect(asked).toEqual(['/api/daily-summary?date=2026-08-03'])
    expect(prices.row('USD').get().previousClose).toBe(rate('47.2'))
    await pass(2 * HOUR)
    expect(asked).toHaveLength(1)
    await pass(2 * SECOND)
    expect(asked.at(1)).toBe('/api/daily-summary?date=2026-08-04')
    await pass(48 * HOUR)
    expect(asked.slice(2)).toEqual(['/api/daily-summary?date=2026-08-05', '/api/daily-summary?date=2026-08-06'])
    following.stop()
    await pass(100 * HOUR)
    expect(asked).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the daily summary is called when a laptop wakes on another day', async () => {
    answer = summary(47.2)
    const following = followDailySummary({ name: 'currencies', prices, time: time() })
    await pass(0)
    vi.setSystemTime(EVENING + 10 * HOUR)
    following.wake()
    await pass(0)
    following.wake()
    following.stop()
    expect(asked).toEqual(['/api/daily-summary?date=2026-08-03', '/api/daily-summary?date=2026-08-04'])
  })

  test('the daily summary is called again at once if the visitor’s clock was a day ahead', async () => {
    vi.setSystemTime(EVENING + 24 * HOUR)
    answer = async () =>
      Response.json(
        { status: 'error', message: '' },
        { status: 400, headers: { date: new Date(EVENING).toUTCString() } },
      )
    const following = followDailySummary({ name: 'currencies', prices, time: time() })
    await pass(1)
    following.stop()
    expect(asked).toEqual(['/api/daily-summary?date=2026-08-04', '/api/daily-summary?date=2026-08-03'])
  })

  test.each([
    ['HTTP 500', json({}, { status: 500 })],
    ['HTML', html],
    ['no network', refused],
    ['a valid error', json({ status: 'error', message: 'Olmadı' })],
    ['the summary of another day', json({ status: 'success', date: '2026-08-02', summary: [] })],
  ])('a failed daily summary (%s) is logged and keeps the closes', async (_how, failure) => {
    answer = failure
    prices.setCloses(dayOf(EVENING), { USD: rate('47.2') })
    const following = followDailySummary({ name: 'currencies', prices, time: time() })
    await pass(0)
    following.stop()
    expect(prices.row('USD').get().previousClose).toBe(rate('47.2'))
    expect(warned).toHaveLength(1)
  })
})

describe('a daily summary that failed', () => {
  test('a failed daily summary is retried with growing delays', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    answer = refused
    const following = followDailySummary({ name: 'currencies', prices, time: time() })
    await pass(0)
    for (const seconds of [4, 8, 16]) {
      const before = asked.length
      await pass(seconds * SECOND - 1)
      expect(asked).toHaveLength(before)
      await pass(1)
      expect(asked).toHaveLength(before + 1)
    }
    answer = async () =>
      Response.json({ status: 'success', date: '2026-08-03', summary: [{ code: 'USD', onceki_satis: 47.2 }] })
    await pass(MINUTE)
    expect(prices.row('USD').get().previousClose).toBe(rate('47.2'))
    await pass(HOUR)
    following.stop()
    expect(asked).toHaveLength(5)
  })
})

test('waking the page retries a failed daily summary but does not repeat a successful one', async () => {
  answer = refused
  const following = followDailySummary({ name: 'currencies', prices, time: time() })
  await pass(0)
  answer = async () => Response.json({ status: 'success', date: '2026-08-03', summary: [] })
  for (let wakes = 0; wakes < 2; wakes += 1) {
    following.wake()
    await pass(0)
  }
  following.stop()
  expect(asked).toHaveLength(2)
})

describe('the central bank', () => {
  const record = { Tarih: '21-08-2026', alindi: EVENING, TP_DK_USD_A_YTL: '47.1', TP_DK_USD_S_YTL: '47.2' }
  const bank = () => createCell<BankState>({ call: 'connecting', bulletin: null })

  test('the central bank is called on load and every 30 minutes, and its first record is used', async () => {
    answer = json([record, { ...record, Tarih: '20-08-2026' }])
    const cell = bank()
    const following = followCentralBank(cell, time())
    await pass(0)
    expect(cell.get()).toMatchObject({ call: 'connected', bulletin: { day: '2026-08-21', fetchedAt: EVENING } })
    await pass(1_800_000 - 1)
    expect(asked).toHaveLength(1)
    await pass(1)
    following.stop()
    expect(asked).toEqual(['/api/central-bank', '/api/central-bank'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the central bank is called again at once if the visitor’s clock is set back', async () => {
    answer = json([record])
    const following = followCentralBank(bank(), time())
    await pass(0)
    vi.setSystemTime(EVENING - 3 * HOUR)
    await pass(MINUTE)
    expect(asked).toHaveLength(2)
    await pass(29 * MINUTE)
    expect(asked).toHaveLength(2)
    following.stop()
  })

  test.each([
    ['HTTP 503', json({}, { status: 503 })],
    ['HTML', html],
    ['no network', refused],
    ['another shape', json({ Tarih: '21-08-2026' })],
  ])('a failed call of the central bank (%s) keeps the bulletin and sets the error status', async (_how, failure) => {
    answer = json([record])
    const cell = bank()
    const following = followCentralBank(cell, time())
    await pass(0)
    answer = failure
    await pass(30 * MINUTE)
    following.stop()
    expect(cell.get()).toMatchObject({ call: 'error', bulletin: { day: '2026-08-21' } })
    expect(warned).toHaveLength(1)
  })
})

describe('the feed', () => {
  const poll = () => pollFeed(page, new AbortController().signal)

  test('the feed is called in Turkish and parsed with yen per 1', async () => {
    answer = json({ meta: {}, data: { JPYTRY: { alis: '0,29856', satis: '0,30671' } } })
    await poll()
    expect(asked).toEqual(['/api/feed?dil_kodu=tr'])
    expect(prices.row('JPY').get().quote).toMatchObject({ buy: rate('29.856'), sell: rate('30.671') })
  })

  test('a feed answer with an error status is logged with its number', async () => {
    answer = json({}, { status: 502 })
    await poll()
    expect(warned).toEqual([['feed:', 'HTTP 502']])
  })

  test.each([
    ['HTML', html],
    ['no network', refused],
    ['a number', json(7)],
  ])('a feed answer with %s is logged and keeps the prices', async (_how, failure) => {
    answer = json({ data: { USDTRY: { alis: '47.1', satis: '47.3' } } })
    await poll()
    answer = failure
    await poll()
    expect(prices.row('USD').get().quote?.sell).toBe(rate('47.3'))
    expect(warned).toHaveLength(1)
  })
})

test('a call is aborted after 15 seconds, or at once if its feed is stopped', async () => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const answered = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => answered.reject(signal.reason))
    return answered.promise
  })
  const poll = pollFeed(page, new AbortController().signal)
  await pass(15_000)
  await poll
  expect(warned).toEqual([['feed:', 'no answer in time']])

  const leaving = new AbortController()
  const left = pollFeed(page, leaving.signal)
  leaving.abort()
  await left
  expect([warned.length, vi.getTimerCount()]).toEqual([1, 0])
})
