import { beforeEach, describe, expect, test, vi } from 'vitest'
import { itemsOf } from '#contract/gold-sum-query.ts'
import type { PictureQuestion, PictureWords } from '#contract/page-state.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { MINUTE } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { withRateLimits } from './rate-limits.ts'
import { sharePictureRoute } from './share-picture-call.ts'

const ADDRESS = '/hesapla/kart.png?bozdur=USD&tutar=500&an=20260731-1648'
const USD = {
  code: 'USD',
  unit: 1,
  buy: rate('47.053'),
  sell: rate('47.3'),
  quotedAt: Date.parse('2026-07-31T16:48:00+03:00'),
  trend: { buy: '', sell: '' },
} as const

let clock: FakeClock
let recorded: BoardThen
const boardThen = vi.fn((_codes: readonly InstrumentId[], _moment: string) => Promise.resolve(recorded))
let selection: readonly InstrumentId[]
const writePicture = vi.fn((asked: PictureQuestion, _then: BoardThen): Promise<PictureWords> =>
  Promise.resolve({
    question:
      'exchange' in asked
        ? `${asked.exchange.amount} ${asked.exchange.code}`
        : itemsOf(asked)
            .map(({ code }) => code)
            .join(),
    sum: { figure: '', sign: '' },
    rate: null,
    note: '',
    sample: null,
  }),
)

beforeEach(() => {
  vi.clearAllMocks()
  clock = fakeClock(Date.parse('2026-08-01T17:12:08+03:00'))
  recorded = { quotes: [USD], halted: [] }
  selection = CURRENCY_CODES
})

async function site() {
  const app = fakeApp()
  await withRateLimits(app, clock)
  const pictures = { draw: ({ question }: PictureWords) => Promise.resolve(Buffer.from(`PNG of ${question}`)) }
  sharePictureRoute(app, { boardThen, selection: () => selection, pages: { writePicture }, pictures, clock })
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

describe('the picture of a shared calculation', () => {
  test('shows what the record has of its moment, and may be kept for a day', async () => {
    const get = await site()
    const answer = await get(ADDRESS)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    expect(answer.body).toBe('PNG of 50000 USD')
    expect(boardThen.mock.calls).toEqual([[['USD'], '20260731-1648']])
    expect(writePicture.mock.calls[0]?.[1]).toBe(recorded)
  })

  test('is drawn once, and not sent to whoever has it', async () => {
    const get = await site()
    const { etag = '' } = (await get(ADDRESS)).headers
    const again = await get(ADDRESS, { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect(again.statusCode).toBe(304)
    expect(writePicture).toHaveBeenCalledOnce()
  })

  test('of two currencies asks the record for both', async () => {
    const get = await site()
    await get('/hesapla/kart.png?bozdur=USD&tutar=500&karsilik=EUR&an=20260731-1648')
    expect(boardThen.mock.calls[0]?.[0]).toEqual(['USD', 'EUR'])
  })

  test('is kept nowhere while its minute runs, and where the record knows nothing', async () => {
    const get = await site()
    const running = '/hesapla/kart.png?bozdur=USD&tutar=500&an=20260801-1712'
    expect((await get(running)).headers['cache-control']).toBe('no-store')
    await clock.advance(MINUTE)
    expect((await get(running)).headers['cache-control']).toBe('public, max-age=86400')
    recorded = { quotes: [], halted: ['USD'] }
    expect((await get(ADDRESS)).headers['cache-control']).toBe('no-store')
  })

  test('has one address: whatever else is typed leads to it', async () => {
    const get = await site()
    const typed = await get('/hesapla/kart.png?tutar=1.500,50&bozdur=usd&an=20260731-1648&kur=99')
    expect(typed.statusCode).toBe(302)
    expect(typed.headers.location).toBe('/hesapla/kart.png?bozdur=USD&tutar=1500.50&an=20260731-1648')
  })

  test('of now is that of the running minute', async () => {
    const get = await site()
    const answer = await get('/hesapla/kart.png?bozdur=USD&tutar=500')
    expect(answer.headers).toMatchObject({
      location: '/hesapla/kart.png?bozdur=USD&tutar=500&an=20260801-1712',
      'cache-control': 'no-store',
    })
  })

  test('is put off where too many wait for theirs: a flood holds up nobody for long', async () => {
    const get = await site()
    const { promise: read, resolve: go } = Promise.withResolvers<BoardThen>()
    boardThen.mockImplementation(() => read)
    const asked = Array.from({ length: 20 }, (_, index) =>
      get(`/hesapla/kart.png?bozdur=USD&tutar=${index + 1}&an=20260731-1648`),
    )
    await expect.poll(() => boardThen).toHaveBeenCalled()
    const beyond = await get(ADDRESS)
    expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([503, '5'])
    expect(beyond.headers['cache-control']).toBe('no-store')
    go(recorded)
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    boardThen.mockImplementation(() => Promise.resolve(recorded))
  })

  test('is refused where nothing is asked, and to who asks for one a second', async () => {
    const get = await site()
    expect((await get('/hesapla/kart.png?bozdur=XAU&tutar=500')).statusCode).toBe(400)
    for (let count = 0; count < 60; count += 1) await get(ADDRESS)
    const beyond = await get(ADDRESS)
    expect(beyond.statusCode).toBe(429)
    expect(beyond.headers['cache-control']).toBe('no-store')
  })

  test('of gold shows what the record has of each kind, at an address of its own', async () => {
    const get = await site()
    const address = '/altin/kart.png?bozdur=3-ceyrek-eski_2-gram&an=20260731-1648'
    expect((await get(address)).statusCode, 'an office without gold').toBe(400)
    selection = INSTRUMENT_IDS
    expect((await get(address)).body).toBe('PNG of CEYREK_ESKI,KULCEALTIN')
    expect(boardThen.mock.calls).toEqual([[['CEYREK_ESKI', 'KULCEALTIN'], '20260731-1648']])
    const typed = await get('/altin/kart.png?bozdur=3 çeyrek&lira=500&butce=9')
    expect(typed.headers.location).toBe('/altin/kart.png?bozdur=3-ceyrek-eski&an=20260801-1712')
    for (const mistaken of ['/altin/kart.png?bozdur=3-elma', '/altin/kart.png?lira=500'])
      expect((await get(mistaken)).statusCode).toBe(400)
  })
})
