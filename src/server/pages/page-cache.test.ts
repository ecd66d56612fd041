import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Render } from '#contract/page-state.ts'
import { dayOf, HOUR, instantOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { pageFacts } from '../../../test/fakes/page-facts.ts'
import { GOLD_OFFICE } from '../../../test/fakes/page-state.ts'
import { plainRender } from '../../../test/fakes/plain-render.ts'
import { createLog } from '../runtime/log.ts'
import { pageState } from './build-page-state.ts'
import { openPageCache, type Pages } from './page-cache.ts'

/** A Monday: open from 09:00 to 18:30. */
const MONDAY = dayOf(Date.parse('2026-08-03T12:00:00+03:00'))
const TEN = instantOf(MONDAY, '10:00')

let clock: FakeClock
let market: FakeMarket
let pages: Pages
let server: Server
let url: string
let render: Render
const logged: string[] = []

beforeEach(() => {
  startAt(TEN)
  render = plainRender
  logged.length = 0
})

afterEach(async () => {
  await pages[Symbol.asyncDispose]()
  server.close()
  server.closeAllConnections()
})

function startAt(instant: number): void {
  clock = fakeClock(instant)
  market = fakeMarket(clock)
}

async function serve({ office = OFFICE_FACTS, behindProxy = false } = {}): Promise<void> {
  const facts = pageFacts({ market, facts: () => office })
  pages = await openPageCache({
    render: (...args) => render(...args),
    manifest: {},
    state: (needs, now) => pageState(facts, needs, now),
    headers: () => ({ 'content-security-policy': "default-src 'none'" }),
    behindProxy,
    clock,
    log: createLog({ write: (line) => logged.push(line) }),
  })
  market.subscribe(() => pages.ratesChanged())
  server = createServer((request, response) => {
    if (pages.answer(request, response)) return
    if (request.url === '/nowhere') pages.answerNotFound(request, response)
    else response.writeHead(418).end()
  })
  url = await listenLocally(server)
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Unlike fetch, leaves encodings and headers alone. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const answered = Promise.withResolvers<IncomingMessage>()
  httpRequest(url + path, { method, headers }, answered.resolve)
    .on('error', answered.reject)
    .end()
  const response = await answered.promise
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

const page = async (path: string): Promise<string> => (await get(path)).body.toString()

/** Compression runs in threads outside the fake clock, so the clock runs due timers between two polls. */
const expectPage = (path: string, content: string): Promise<void> =>
  expect.poll(() => clock.advance(0).then(() => page(path))).toContain(content)

describe('a request of a page', () => {
  test('the cache answers with the rates in every encoding', async () => {
    market.send(quote('USD', '47.2330', '47.4770', TEN))
    await serve()
    const plain = await get('/')
    expect(plain.status).toBe(200)
    expect(plain.body.toString()).toContain('USD 47.477 live')
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(plain.body.length),
      'cache-control': 'public, s-maxage=1, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'",
      vary: 'accept-encoding',
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    const gz = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('the cache answers 304 to a known tag, also to a weakened one', async () => {
    market.send(quote('USD', '47.2330', '47.4770', TEN))
    await serve()
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    for (const known of [headers.etag ?? '', `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' })
    }
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' })).status).toBe(200)
    market.send(quote('USD', '47.2330', '47.5000', TEN + SECOND))
    await clock.advance(SECOND)
    await expectPage('/', '47.5')
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })).status).toBe(200)
  })

  test('the cache sends HSTS if the nearest proxy, the last one in the header, used https', async () => {
    await serve({ behindProxy: true })
    const boundBy = async (protocols: string): Promise<boolean> =>
      'strict-transport-security' in (await get('/', { 'x-forwarded-proto': protocols })).headers
    expect(await boundBy('http, https')).toBe(true)
    expect(await boundBy('https, http')).toBe(false)
  })

  test('the cache answers HEAD with headers only and does not answer POST', async () => {
    await serve()
    const { body } = await get('/about')
    const head = await get('/about', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(body.length))
    expect(head.body).toHaveLength(0)
    expect((await get('/about', {}, 'POST')).status).toBe(418)
  })

  test('the cache adds the current server time to kept pages and to 304', async () => {
    await serve()
    const { etag = '' } = (await get('/contact')).headers
    await clock.advance(5000)
    const now = `clock;dur=${clock.now()}`
    expect((await get('/contact')).headers['server-timing']).toBe(now)
    expect((await get('/contact', { 'if-none-match': etag })).headers['server-timing']).toBe(now)
  })

  test('the cache ignores the query of a page', async () => {
    market.send(quote('USD', '47.2330', '47.4770', TEN))
    await serve()
    expect(await page('/contact?utm_source=x')).toContain('<h1>/contact</h1> open 2026-08-03 no rates')
    expect((await get('/contact')).headers['cache-control']).toBe('public, s-maxage=10, max-age=0, must-revalidate')
  })

  test('the cache answers a missing address with the 404 page, which has no address', async () => {
    await serve()
    const missing = await get('/nowhere')
    expect(missing.status).toBe(404)
    expect(missing.body.toString()).toContain('<h1>')
    expect((await get('/404')).status).toBe(418)
  })
})

describe('the renderings of a page', () => {
  test('the cache renders a page at most once a second and always for the last change', async () => {
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    await clock.advance(10 * SECOND)
    const before = pages.renders().get('/') ?? 0
    for (let each = 1; each <= 40; each += 1) {
      market.send(quote('USD', '47.20', `47.${40 + each}`, clock.now()))
      await clock.advance(50)
      await expect.poll(() => pages.renders().get('/')).toBeGreaterThan(before)
    }
    await clock.advance(SECOND)
    await expectPage('/', 'USD 47.8 live')
    await expectPage('/rates', 'USD 47.8 live')
    expect((pages.renders().get('/') ?? 0) - before).toBeLessThanOrEqual(4)
    expect(pages.renders().get('/about')).toBe(1)
  })

  test('the cache renders a page when its prices become delayed or stale', async () => {
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    await clock.advance(15 * SECOND)
    expect(await page('/')).toContain('USD 47.4 live')
    await clock.advance(SECOND)
    await expectPage('/', 'USD 47.4 delayed')
    await clock.advance(HOUR)
    await expectPage('/', 'USD 47.4 stale')
  })

  test('the cache renders a page when the office closes', async () => {
    startAt(instantOf(MONDAY, '18:29'))
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    expect(await page('/contact')).toContain(' open ')
    expect(await page('/')).toContain('USD 47.4 stale')
    await clock.advance(MINUTE)
    await expectPage('/contact', ' closed ')
    await expectPage('/', 'USD 47.4 closed')
  })

  test('the cache renders a page at midnight in Istanbul', async () => {
    startAt(instantOf(MONDAY, '23:59'))
    await serve()
    expect(await page('/cookie-policy')).toContain('2026-08-03')
    await clock.advance(MINUTE)
    await expectPage('/cookie-policy', '2026-08-04')
    await expectPage('/', '2026-08-04')
  })

  test('the cache renders all pages after the office’s settings change', async () => {
    await serve()
    pages.officeChanged()
    await clock.advance(SECOND)
    await expect.poll(() => pages.renders().get('/about')).toBe(2)
    expect(pages.renders().get('/')).toBe(2)
  })
})

describe('the page of a currency', () => {
  const renders = () => pages.renders().get('/rates/usd') ?? 0

  test('the cache renders a currency page only for a request after a change', async () => {
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    expect(renders()).toBe(0)
    const [one, other] = await Promise.all([page('/rates/usd'), page('/rates/usd?utm_source=x')])
    expect([one, other].every((text) => text.includes('<h1>/rates/usd</h1>') && text.includes('USD 47.4 live'))).toBe(
      true,
    )
    expect(renders()).toBe(1)
    for (const sell of ['47.50', '47.60']) {
      await clock.advance(2 * SECOND)
      market.send(quote('USD', '47.20', sell, clock.now()))
    }
    expect(renders()).toBe(1)
    expect(await page('/rates/usd')).toContain('USD 47.6 live')
    expect(await page('/rates/usd')).toContain('USD 47.6 live')
    expect(renders()).toBe(2)
    expect(pages.renders().get('/rates/eur')).toBeUndefined()
  })

  test('the cache renders a currency page at most once a second', async () => {
    await serve()
    await page('/rates/usd')
    market.send(quote('USD', '47.20', '47.40', TEN))
    await clock.advance(SECOND - 1)
    expect(await page('/rates/usd')).not.toContain('USD 47.4')
    await clock.advance(1)
    expect(await page('/rates/usd')).toContain('USD 47.4 live')
  })

  test('a currency page follows the age of its prices and the office’s settings', async () => {
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    await page('/rates/usd')
    await clock.advance(16 * SECOND)
    expect(await page('/rates/usd')).toContain('USD 47.4 delayed')
    pages.officeChanged()
    await clock.advance(SECOND)
    await page('/rates/usd')
    expect(renders()).toBe(3)
  })

  test('the cache retries a failed currency page for the next visitor', async () => {
    await serve()
    render = () => {
      throw new Error('secret cause')
    }
    expect((await get('/rates/usd')).status).toBe(500)
    render = plainRender
    await clock.advance(SECOND)
    expect((await get('/rates/usd')).status).toBe(200)
  })
})

test('the cache renders the gold page when the dollar market opens', async () => {
  startAt(instantOf(MONDAY, '00:00'))
  market.send(quote('ONS', '4046.20', '4047.20', clock.now()))
  await clock.advance(2 * HOUR - MINUTE)
  await serve({ office: GOLD_OFFICE })
  for (const renders of [1, 2, 2]) {
    await page('/altin')
    expect(pages.renders().get('/altin')).toBe(renders)
    await clock.advance(MINUTE)
  }
})

describe('a clock that is set', () => {
  test('pages follow the board after the clock is set back by three hours', async () => {
    market.send(quote('USD', '47.20', '47.40', TEN))
    await serve()
    clock.set(TEN - 3 * HOUR)
    for (const sell of ['47.50', '47.60']) {
      await clock.advance(2 * SECOND)
      market.send(quote('USD', '47.20', sell, TEN + clock.elapsed()))
      await expectPage('/', `USD ${Number(sell)} `)
    }
  })

  test('pages show the current state after the clock is set', async () => {
    startAt(instantOf(MONDAY, '20:00'))
    await serve()
    clock.set(instantOf(MONDAY, '17:00'))
    expect(await page('/contact')).toContain(' open 2026-08-03')
    clock.set(instantOf(MONDAY, '23:00') + 2 * HOUR)
    expect(await page('/contact')).toContain(' closed 2026-08-04')
    expect(await page('/')).toContain(' closed 2026-08-04')
  })

  test('the cache notices a set clock without a request', async () => {
    await serve()
    clock.set(TEN + 24 * HOUR)
    await clock.advance(SECOND)
    await expect.poll(() => pages.renders().get('/about')).toBe(2)
  })
})

test('the cache renders a current page for the first request after the machine has slept', async () => {
  market.send(quote('USD', '47.20', '47.40', TEN))
  await serve()
  // While the machine sleeps, the wall clock continues but timers do not.
  vi.spyOn(clock, 'now').mockReturnValue(TEN + HOUR)
  expect(await page('/')).toContain('USD 47.4 delayed')
})

test('the cache does not answer with an outdated page if its timer is late', async () => {
  market.send(quote('USD', '47.20', '47.40', TEN))
  await serve()
  vi.spyOn(clock, 'now').mockReturnValue(TEN + 100)
  vi.spyOn(clock, 'elapsed').mockReturnValue(HOUR)
  const before = pages.renders().get('/') ?? 0
  await page('/')
  expect(pages.renders().get('/')).toBe(before + 1)
})

test('the cache answers 500 instead of an old page until rendering succeeds again', async () => {
  market.send(quote('USD', '47.20', '47.40', TEN))
  await serve()
  render = () => {
    throw new Error('secret cause')
  }
  market.send(quote('USD', '47.20', '47.50', TEN + 1))
  await clock.advance(SECOND)
  await expect.poll(async () => (await get('/')).status).toBe(500)
  const { body, headers } = await get('/')
  expect(body.toString()).not.toMatch(/47|secret/)
  expect(headers['cache-control']).toBe('no-store')
  expect(logged.join('')).toContain('secret cause')
  expect((await get('/about')).status).toBe(200)
  render = plainRender
  await clock.advance(SECOND)
  await expectPage('/', 'USD 47.5 live')
})

test('a returned form has its own page, which is not kept', async () => {
  market.send(quote('USD', '47.2330', '47.4770', TEN))
  await serve()
  await clock.advance(10 * HOUR)
  const answer = await pages.returnForm({ typed: { message: 'Yarın?' }, because: { kind: 'fields', failures: {} } })
  expect(answer).toContain(`<h1>/contact</h1> closed ${MONDAY} no rates Yarın?`)
  expect(await page('/contact')).not.toContain('Yarın?')
})

test('a disposed cache leaves no timer', async () => {
  market.send(quote('USD', '47.20', '47.40', TEN))
  await serve()
  await pages[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})
