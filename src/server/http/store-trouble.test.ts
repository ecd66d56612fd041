import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { permitPicturePath } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { createSubmission } from '../messages/submission.ts'
import { StoreFailure } from '../store/store-failure.ts'
import type { Store } from '../store/store.ts'
import { day } from '../store/test/sample-records.ts'
import { addCalls } from './calls.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

/** Answers of a broken database: it is unreachable, does not answer, or cannot write. */
const TROUBLES = {
  away: () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'Connection terminated')),
  slow: () => Promise.withResolvers<never>().promise,
  full: (name: string): Promise<unknown> => {
    if (name === 'messageCount') return Promise.resolve(0)
    if (name === 'keepMessage' || name === 'count')
      return Promise.reject(new StoreFailure('POSTGRES_53100', 'could not extend file: No space left on device'))
    return Promise.resolve([])
  },
} as const

type Trouble = keyof typeof TROUBLES

let clock: FakeClock
let app: FastifyInstance
let routes: string[]

async function open(trouble: Trouble): Promise<void> {
  const answering: ProxyHandler<object> = {
    get: (_target, name) => (name === 'attempts' ? attempts : () => TROUBLES[trouble](String(name))),
  }
  const attempts: unknown = new Proxy({}, answering)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is asked, the answer is the same
  const store = new Proxy({}, answering) as Store
  const market = fakeMarket(clock)
  market.send(quote('USD', '47.2330', '47.4770', NOW))
  const page = (name: string) => () => Promise.resolve(`<p>${name}</p>`)
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routes.push(`${[method].flat().join()} ${url}`)
  })
  await addCalls(
    app,
    {
      market,
      bulletins: {
        newest: () => ({
          day: day('2026-07-31'),
          fetchedAt: NOW,
          rates: { USD: { buy: rate('47'), sell: rate('48') } },
        }),
      },
      closes: { before: () => ({ USD: rate('47.4') }) },
      store,
      source: 'office',
      official: 'tcmb',
      selection: () => ['USD', 'CEYREK_ESKI'],
      onOfficialChange: () => undefined,
      submit: createSubmission({
        store,
        clock,
        log: silentLog,
        host: () => 'doviz.example',
        phone: () => '',
        mailed: false,
        onKept: () => undefined,
      }),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what calls ask of pages
      pages: {
        returnForm: page('form'),
        renderQuestion: page('sum'),
        answerUnasked: () => undefined,
      } as unknown as Parameters<typeof addCalls>[1]['pages'],
      facts: () => ({ ...OFFICE_FACTS, gold: { traded: [] } }),
      clock,
    },
    [],
  )
}

beforeEach(() => {
  clock = fakeClock(NOW)
  app = fakeApp()
  routes = []
})

const MESSAGE = { name: 'Ayşe', email: 'ayse@ornek.example', subject: 'Kur', message: 'Açık mısınız?' }
const post = (url: string, type: string, payload: string): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': type },
  payload,
})

interface Row {
  readonly request: InjectOptions
  /** The status if the database cannot be read or written. The default is 200. */
  readonly unread?: number
  readonly unwritten?: number
}

/** One row for each route, and for each kind of query that reads other data. */
const ROWS: Readonly<Record<string, Row>> = {
  'GET /api/feed': { request: { url: '/api/feed?dil_kodu=tr' } },
  'GET /api/central-bank': { request: { url: '/api/central-bank' } },
  'GET /api/daily-summary': { request: { url: '/api/daily-summary?date=2026-08-03' } },
  'GET /api/daily-summary of the past': { request: { url: '/api/daily-summary?date=2026-07-30' }, unread: 503 },
  'GET /api/chart-data': { request: { url: '/api/chart-data?currency=USD&period=weekly' }, unread: 503 },
  'GET /api/banknotes': { request: { url: '/api/banknotes?currency=USD' } },
  [`GET ${permitPicturePath({ hash: String.raw`:hash(^[\da-f]{32})` })}`]: {
    request: { url: permitPicturePath({ hash: 'a'.repeat(32) }) },
    unread: 503,
  },
  'POST /api/contact.php': {
    request: post('/api/contact.php', 'application/json', JSON.stringify(MESSAGE)),
    unread: 503,
    unwritten: 503,
  },
  'POST /contact': {
    request: post('/contact', 'application/x-www-form-urlencoded', new URLSearchParams(MESSAGE).toString()),
    unread: 503,
    unwritten: 503,
  },
  'GET /hesapla': { request: { url: '/hesapla?bozdur=USD&tutar=500' } },
  'GET /hesapla of the past': { request: { url: '/hesapla?bozdur=USD&tutar=500&an=20260731-1712' } },
  'GET /altin': { request: { url: '/altin?lira=184275' } },
  'GET /en': { request: { url: '/en' } },
  'GET /ar': { request: { url: '/ar' } },
  'GET /ru': { request: { url: '/ru' } },
  // Redirects without reading the database.
  'GET /documents/en': { request: { url: '/documents/en' }, unread: 301, unwritten: 301 },
  'GET /manifest.webmanifest': { request: { url: '/manifest.webmanifest' } },
  'GET /robots.txt': { request: { url: '/robots.txt' } },
  'GET /sitemap.xml': { request: { url: '/sitemap.xml' } },
  'GET /img/faq-qr.svg': { request: { url: '/img/faq-qr.svg' } },
}

const answerTo = async ({ request }: Row) => {
  const asked = app.inject(request)
  // Six seconds is the longest time that a visitor may wait.
  for (let second = 0; second < 6; second += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    await clock.advance(SECOND)
  }
  return asked
}

describe.each([
  ['away', 'unread'],
  ['slow', 'unread'],
  ['full', 'unwritten'],
] as const)('a database that is %s', (trouble, needs) => {
  test.each(Object.entries(ROWS))('the server answers %s within six seconds', async (_route, row) => {
    await open(trouble)
    const answer = await answerTo(row)
    expect(answer.statusCode).toBe(row[needs] ?? 200)
    if (answer.statusCode !== 503) return
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(answer.body).toMatch(/tekrar deneyin|<p>(?:form|sum)<\/p>/)
  })
})

test('the table of this test has every route', async () => {
  await open('away')
  const tried = Object.keys(ROWS).map((route) => route.replace(' of the past', ''))
  expect([...new Set(tried)].toSorted()).toEqual(routes.toSorted())
})
