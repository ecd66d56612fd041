import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bulletin } from '#contract/bulletin.ts'
import { fieldsOf } from '#contract/json.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { addDays, type Day, dayOf, HOUR, instantOf, midnightOf, MINUTE, SECOND } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import type { DayRecord } from '../store/store.ts'
import { day } from '../store/test/sample-records.ts'
import { dailySummaryRoute } from './daily-summary-call.ts'
import { centralBankRoute, feedRoute } from './rate-calls.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

let clock: FakeClock
let market: FakeMarket

beforeEach(() => {
  clock = fakeClock(NOW)
  market = fakeMarket(clock)
})

/** The settings by which a polling page judges prices. */
const TERMS = { hours: OFFICE_FACTS.hours, freshness: OFFICE_FACTS.freshness }

const feed = (source: PointSource = 'office') => {
  const app = fakeApp()
  feedRoute(app, { market, facts: () => OFFICE_FACTS, source, clock })
  return app
}

describe('GET /api/feed', () => {
  test('the feed has the board that the query names, and currencies by default', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW), quote('CEYREK_YENI', '9978', '10095', NOW))
    market.send(quote('ONS', '4046.20', '4047.20', NOW))
    const namesAt = async (query: string): Promise<unknown> => {
      const { data } = (await feed().inject(`/api/feed?dil_kodu=tr${query}`)).json<{ data: object }>()
      return Object.keys(data)
    }
    expect(await namesAt('')).toEqual(['USDTRY'])
    expect(await namesAt('&board=gold')).toEqual(['CEYREK_YENI', 'ONS'])
    expect(await namesAt('&board=coins')).toEqual(['CEYREK_YENI'])
    expect((await feed().inject('/api/feed?board=silver')).json()).toMatchObject({ status: 'error' })
  })

  test('the feed has the provider’s shape with yen per 1', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW), quote('JPY', '31.20', '31.38455', NOW))
    const answer = await feed().inject('/api/feed?dil_kodu=tr')
    expect(answer.json()).toEqual({
      meta: { time: NOW, tarih: '03-08-2026 10:00:00', office: TERMS },
      data: {
        USDTRY: {
          code: 'USDTRY',
          alis: '47.2330',
          satis: '47.4770',
          tarih: '03-08-2026 10:00:00',
          dir: { alis_dir: '', satis_dir: '' },
        },
        JPYTRY: {
          code: 'JPYTRY',
          alis: '0.3120',
          satis: '0.3138455',
          tarih: '03-08-2026 10:00:00',
          dir: { alis_dir: '', satis_dir: '' },
        },
      },
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, s-maxage=1, max-age=0, must-revalidate')
  })

  test('the feed of an empty board is not an error', async () => {
    const answer = await feed().inject('/api/feed')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ meta: { time: 0, tarih: '', office: TERMS }, data: {} })
  })

  test('the feed is 304 until the board changes', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW))
    const app = feed()
    const { etag = '' } = (await app.inject('/api/feed')).headers
    const again = await app.inject({ url: '/api/feed', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    market.send(quote('USD', '47.2330', '47.5000', NOW + SECOND))
    expect((await app.inject({ url: '/api/feed', headers: { 'if-none-match': etag } })).statusCode).toBe(200)
  })

  test('the feed lists the halted currencies', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW))
    market.halt('USD')
    expect((await feed().inject('/api/feed')).json()).toMatchObject({ meta: { halted: ['USD'] }, data: {} })
  })

  test.each([
    ['dil_kodu=en', 'dil_kodu yalnızca "tr" olabilir.'],
    ['dil_kodu=tr&x=1', 'İstekte bilinmeyen bir alan var: x'],
    ['dil_kodu=tr&dil_kodu=tr', 'İstekte bir alan birden çok kez verilmiş: dil_kodu'],
  ])('the feed refuses the query %s', async (query, message) => {
    const answer = await feed().inject(`/api/feed?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 'error', message })
  })
})

describe('GET /api/central-bank', () => {
  const bulletin: Bulletin = {
    day: dayOf(NOW - 72 * HOUR),
    rates: { USD: { buy: rate('47.1000'), sell: rate('47.2000') }, JPY: { buy: rate('31.05'), sell: null } },
    fetchedAt: NOW - HOUR,
  }
  const bank = (newest: Bulletin | null, official: PointSource = 'tcmb') => {
    const app = fakeApp()
    centralBankRoute(app, { bulletins: { newest: () => newest }, official })
    return app
  }

  test('the central bank call returns the newest bulletin with its date and yen per 100', async () => {
    const [record] = (await bank(bulletin).inject('/api/central-bank')).json<Record<string, unknown>[]>()
    expect(record).toMatchObject({
      Tarih: '31-07-2026',
      alindi: NOW - HOUR,
      TP_DK_USD_A_YTL: '47.1000',
      TP_DK_USD_S_YTL: '47.2000',
      TP_DK_JPY_A_YTL: '31.0500',
      TP_DK_JPY_S_YTL: null,
    })
  })

  test('the central bank call and the feed mark invented figures by their source', async () => {
    const sourceIn = async (app: ReturnType<typeof bank>, path: string, at: (body: unknown) => unknown) =>
      at((await app.inject(path)).json())
    const ofRecord = (body: unknown): unknown => fieldsOf(Array.isArray(body) ? body[0] : null)['source']
    const ofMeta = (body: unknown): unknown => fieldsOf(fieldsOf(body)['meta'])['source']
    expect(await sourceIn(bank(bulletin, 'demo'), '/api/central-bank', ofRecord)).toBe('demo')
    expect(await sourceIn(bank(bulletin), '/api/central-bank', ofRecord)).toBeUndefined()
    expect(await sourceIn(feed('demo'), '/api/feed?dil_kodu=tr', ofMeta)).toBe('demo')
    expect(await sourceIn(feed('office'), '/api/feed?dil_kodu=tr', ofMeta)).toBeUndefined()
  })

  test('the central bank call answers 503 if the server has no bulletin', async () => {
    const answer = await bank(null).inject('/api/central-bank')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ status: 'error' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('GET /api/daily-summary', () => {
  const TODAY = dayOf(NOW)
  const closing = (on: string, code: CurrencyCode, sell: string): DayRecord => ({
    day: day(on),
    code,
    source: 'office',
    buy: rate('1'),
    sell: rate(sell),
  })
  const record = [
    closing('2026-07-29', 'USD', '47.00'),
    closing('2026-07-30', 'USD', '47.47'),
    closing('2026-07-30', 'JPY', '31.00'),
    closing('2026-07-31', 'USD', '47.40'),
  ]
  const store = {
    daysOn: (_source: unknown, on: Day) => Promise.resolve(record.filter((each) => each.day === on)),
    closesBefore: (_source: unknown, on: Day) =>
      Promise.resolve(
        (['USD', 'JPY'] as const).flatMap(
          (code) => record.findLast((each) => each.code === code && each.day < on) ?? [],
        ),
      ),
  }
  const summary = (source: 'office' | 'demo' = 'office', knownFor = TODAY) => {
    const app = fakeApp()
    const known = { USD: rate('47.40'), JPY: rate('31.00'), GBP: rate('60') }
    const closes = { before: (on: Day) => (on === knownFor ? known : undefined) }
    dailySummaryRoute(app, { market, closes, store, source, clock })
    return app
  }

  test('the summary of today compares the board with the office’s last closes', async () => {
    market.send(
      quote('USD', '47.2330', '47.4770', NOW),
      quote('EUR', '55.00', '55.40', NOW),
      quote('JPY', '31.00', '30.90', NOW),
    )
    const answer = await summary().inject(`/api/daily-summary?date=${TODAY}`)
    expect(answer.json()).toEqual({
      status: 'success',
      date: '2026-08-03',
      summary: [
        { code: 'USD', yuzde_degisim_satis: 0.16, fark_satis: 0.077, direction: 'up', onceki_satis: 47.4 },
        { code: 'JPY', yuzde_degisim_satis: -0.32, fark_satis: -0.1, direction: 'down', onceki_satis: 31 },
      ],
    })
    expect(answer.headers['cache-control']).toBe('public, s-maxage=1, max-age=0, must-revalidate')
  })

  test('the summary of a new day reads the last closes if the kept closes are of another day', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW))
    const answer = await summary('office', day('2026-08-02')).inject(`/api/daily-summary?date=${TODAY}`)
    expect(answer.json()).toMatchObject({ summary: [{ code: 'USD', onceki_satis: 47.4, fark_satis: 0.077 }] })
  })

  test('the summary has no direction if the percentage rounds to zero', async () => {
    market.send(quote('USD', '47.2330', '47.4001', NOW))
    const { summary: items } = (await summary().inject(`/api/daily-summary?date=${TODAY}`)).json<{
      summary: unknown[]
    }>()
    expect(items).toEqual([
      { code: 'USD', yuzde_degisim_satis: 0, fark_satis: 0.0001, direction: '', onceki_satis: 47.4 },
    ])
  })

  test('the summary of a past day compares its close with the one before and omits currencies without a close', async () => {
    const answer = await summary().inject('/api/daily-summary?date=2026-07-30')
    expect(answer.json()).toEqual({
      status: 'success',
      date: '2026-07-30',
      summary: [{ code: 'USD', yuzde_degisim_satis: 1, fark_satis: 0.47, direction: 'up', onceki_satis: 47 }],
    })
    expect((await summary().inject('/api/daily-summary?date=2026-07-25')).json()).toMatchObject({ summary: [] })
  })

  test('simultaneous requests read a past day once', async () => {
    const daysOn = vi.spyOn(store, 'daysOn')
    const app = summary()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.inject('/api/daily-summary?date=2026-07-30')),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(daysOn).toHaveBeenCalledTimes(1)
  })

  test('the server keeps summaries of past days for several minutes', async () => {
    const daysOn = vi.spyOn(store, 'daysOn').mockClear()
    const closesBefore = vi.spyOn(store, 'closesBefore').mockClear()
    const app = summary()
    const days = Array.from({ length: 120 }, (_, back) => addDays(day('2026-07-31'), -back))
    for (const board of ['', '&board=gold'])
      for (const on of days) await app.inject(`/api/daily-summary?date=${on}${board}`)
    await clock.advance(2 * MINUTE)
    for (const on of days.slice(0, 10)) await app.inject(`/api/daily-summary?date=${on}`)
    expect(daysOn).toHaveBeenCalledTimes(days.length)
    expect(closesBefore).toHaveBeenCalledTimes(3)
    await clock.advance(10 * MINUTE)
    await app.inject('/api/daily-summary?date=2026-07-30')
    expect(daysOn).toHaveBeenCalledTimes(days.length + 1)
  })

  test('one address reads at most 300 past days a minute, and another address is not affected', async () => {
    const daysOn = vi.spyOn(store, 'daysOn').mockClear()
    const app = summary()
    const ask = (back: number, remoteAddress: string) =>
      app.inject({ url: `/api/daily-summary?date=${addDays(day('2026-07-31'), -back)}`, remoteAddress })
    for (let back = 0; back < 400; back += 1) await ask(back, '192.0.2.1')
    expect(daysOn).toHaveBeenCalledTimes(300)
    const refused = await ask(400, '192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await ask(401, '192.0.2.2')).statusCode).toBe(200)
    await clock.advance(MINUTE)
    expect((await ask(402, '192.0.2.1')).statusCode).toBe(200)
  })

  test('at most twenty past days wait for a read, and the call refuses more of them at once', async () => {
    const app = fakeApp()
    const waiting = { ...store, daysOn: () => Promise.withResolvers<never>().promise }
    dailySummaryRoute(app, { market, closes: { before: () => undefined }, store: waiting, source: 'office', clock })
    const asked = Array.from({ length: 21 }, (_, back) =>
      app.inject(`/api/daily-summary?date=${addDays(day('2026-07-30'), -back)}`),
    )
    const first = await Promise.race(asked.map(async (each, index) => ({ index, status: (await each).statusCode })))
    expect(first).toEqual({ index: 20, status: 503 })
  })

  test('the summary of a demo has the source “demo”', async () => {
    expect((await summary('demo').inject(`/api/daily-summary?date=${TODAY}`)).json()).toMatchObject({ source: 'demo' })
  })

  test('the summary uses the current date in Istanbul', async () => {
    clock = fakeClock(instantOf(TODAY, '00:30'))
    expect((await summary().inject(`/api/daily-summary?date=${TODAY}`)).statusCode).toBe(200)
    clock = fakeClock(midnightOf(TODAY) - SECOND)
    expect((await summary().inject(`/api/daily-summary?date=${TODAY}`)).statusCode).toBe(400)
  })

  test.each([
    '',
    'date=',
    'date=2026-02-30',
    'date=03-08-2026',
    'date=2026-08-04',
    'date=2026-08-03&x=1',
    'tarih=2026-08-03',
  ])('the summary refuses the query "%s" in Turkish', async (query) => {
    const answer = await summary().inject(`/api/daily-summary?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ message: string }>().message).toMatch(/tarih|alan/)
  })
})
