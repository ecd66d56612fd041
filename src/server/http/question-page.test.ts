import { describe, expect, test } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { QueryState } from '#contract/page-state.ts'
import { SECOND } from '#domain/calendar.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { StoreFailure } from '../store/store-failure.ts'
import { questionPageRoute } from './question-page.ts'

const GOLD: Pick<OfficeFacts, 'gold' | 'otherCurrencies'> = { gold: { traded: [] }, otherCurrencies: ['KWD'] }

type ReadBoard = Parameters<typeof questionPageRoute>[1]['boardThen']

const ALL_HALTED: ReadBoard = ({ codes }) => Promise.resolve({ quotes: [], halted: codes })

async function askable(facts: Pick<OfficeFacts, 'gold' | 'otherCurrencies'> = GOLD, boardThen = ALL_HALTED) {
  const clock = fakeClock(0)
  const rendered: QueryState[] = []
  const app = fakeApp({ trustProxy: 1 })
  questionPageRoute(app, {
    clock,
    facts: () => facts,
    boardThen,
    pages: {
      renderQuestion(path, query) {
        rendered.push(query)
        return Promise.resolve(`<p>${path} ${rendered.length}</p>`)
      },
      answerUnasked: (path, _request, response) => void response.writeHead(200).end(`${path} unasked`),
    },
  })
  const ask = (url: string, from = '203.0.113.7') => app.inject({ url, headers: { 'x-forwarded-for': from } })
  const get = (search: string, from?: string) => ask(`/hesapla${search}`, from)
  return { clock, rendered, get, ask }
}

/** The answer to an address that is not canonical. */
const redirectTo = (address: string) => ({
  statusCode: 302,
  headers: { location: address, 'cache-control': 'no-store' },
})

describe('the page of a sum', () => {
  test('the server renders the page of a sum, and caches keep it for at most a second', async () => {
    const { rendered, get } = await askable()
    const answer = await get('?bozdur=USD&tutar=500')
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>/hesapla 1</p>'])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=1, max-age=0, must-revalidate',
      'server-timing': 'clock;dur=0',
    })
    expect(answer.headers['content-security-policy']).toBeDefined()
    expect(rendered).toMatchObject([
      { calculatorQuery: { deal: 'sell', rows: [{ item: { code: 'USD', amount: 50_000 } }] } },
    ])
  })

  test.each([
    ['?islem=al&tutar=1.500%2C50&doviz=EUR&karsilik=TL', '/hesapla?al=EUR&tutar=1500.50'],
    ['?tutar=500&bozdur=USD', '/hesapla?bozdur=USD&tutar=500'],
    ['?islem=bozdur&tutar=&doviz=USD&karsilik=TL', '/hesapla'],
    ['?fbclid=x', '/hesapla'],
  ])('the server redirects %s to %s', async (search, address) => {
    const { rendered, get } = await askable()
    const answer = await get(search)
    expect(answer).toMatchObject(redirectTo(address))
    expect(rendered).toEqual([])
  })

  test('the server answers a mistake with an uncached page that keeps the typed text', async () => {
    const { rendered, get } = await askable()
    const answer = await get('?islem=bozdur&tutar=be%C5%9F+y%C3%BCz&doviz=USD&karsilik=TL')
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      400,
      'no-store',
      '<p>/hesapla 1</p>',
    ])
    expect(rendered).toMatchObject([{ calculatorQuery: { rows: [{ kind: 'mistake', typed: 'beş yüz' }] }, past: null }])
  })

  test('the server answers a currency that the office is asked for, and redirects its other spellings', async () => {
    const { get, ask } = await askable()
    expect(await get('?islem=al&tutar=1.500%2C50&doviz=kwd&karsilik=TL')).toMatchObject(
      redirectTo('/hesapla?al=KWD&tutar=1500.50'),
    )
    expect((await get('?al=KWD&tutar=1500.50')).statusCode).toBe(200)
    expect(await ask('/en?tutar=1,500&bozdur=KWD')).toMatchObject(redirectTo('/en?bozdur=KWD&tutar=1500'))
    expect((await ask('/ar?bozdur=KWD')).statusCode).toBe(200)
    expect((await get('?bozdur=RUB&tutar=500')).statusCode).toBe(400)
  })

  test('the server reads the record for a shared moment only', async () => {
    const { rendered, get } = await askable()
    await get('?bozdur=USD&tutar=500&karsilik=EUR&an=20260801-1712')
    await get('?bozdur=USD&tutar=500')
    await get('?bozdur=USD&tutar=x&an=20260801-1712')
    expect(rendered).toMatchObject([{ past: { quotes: [], halted: ['USD', 'EUR'] } }, { past: null }, { past: null }])
  })

  test('the server ignores prices in the address', async () => {
    const { rendered, get } = await askable()
    const answer = await get('?bozdur=USD&tutar=500&an=20260801-1712&kur=99&tutar_tl=49500')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/hesapla?bozdur=USD&tutar=500&an=20260801-1712',
    ])
    expect(rendered).toEqual([])
  })

  test('the server renders a page once a second for all visitors', async () => {
    const { clock, rendered, get } = await askable()
    await Promise.all([get('?bozdur=USD&tutar=500'), get('?bozdur=USD&tutar=500', '203.0.113.8')])
    expect(rendered).toHaveLength(1)
    await clock.advance(SECOND)
    expect((await get('?bozdur=USD&tutar=500')).body).toBe('<p>/hesapla 2</p>')
  })
})

describe('the page of gold', () => {
  test('the server answers a budget and a weight with a page that is cached for a second', async () => {
    const { rendered, ask } = await askable()
    const answer = await ask('/altin?islem=al&lira=75000&gram=12.50')
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>/altin 1</p>'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, s-maxage=1, max-age=0, must-revalidate',
      'server-timing': 'clock;dur=0',
    })
    expect(rendered).toMatchObject([{ goldQuery: { lira: { amount: 7_500_000 }, grams: { amount: 1250 } } }])
  })

  test('the server redirects gold in the calculator to the gold page if the office has one', async () => {
    const { ask } = await askable()
    expect(await ask('/hesapla?bozdur=CEYREK_ESKI&tutar=3')).toMatchObject(
      redirectTo('/altin?bozdur=3-ceyrek-eski#kac-lira'),
    )
    const { ask: askWithout } = await askable({ otherCurrencies: [] })
    expect((await askWithout('/hesapla?bozdur=CEYREK_ESKI&tutar=3')).statusCode).toBe(400)
  })

  test('the server renders a gold sum and reads the prices of the shared moment', async () => {
    const asked: Parameters<ReadBoard>[0][] = []
    const { rendered, ask } = await askable(GOLD, (names) => {
      asked.push(names)
      return Promise.resolve({ quotes: [], halted: [] })
    })
    await ask('/altin?bozdur=3-ceyrek-eski_12-gram')
    const shared = await ask('/altin?bozdur=3-ceyrek-eski_12-gram_1-gram&an=20260801-1712')
    expect(shared.statusCode).toBe(200)
    expect(asked).toEqual([{ codes: ['CEYREK_ESKI', 'KULCEALTIN'], moment: '20260801-1712', hasNotes: false }])
    expect(rendered).toMatchObject([{ past: null }, { past: { quotes: [] }, goldQuery: { deal: 'sell' } }])
  })

  test.each([
    ['?bozdur=3 çeyrek, 1 yarım&an=x', '/altin?bozdur=3-ceyrek-eski_1-yarim-eski'],
    ['?islem=al&adet1=3&urun1=ceyrek-yeni&adet2=&urun2=gram&lira=50.000', '/altin?al=3-ceyrek-yeni&lira=50000'],
    ['?butce=75.000&gram=20&ayar=916%2C6&iscilik=20', '/altin?islem=al&lira=75000&gram=20'],
    ['?sirala=ucuz', '/altin'],
    ['?fbclid=x', '/altin'],
  ])('the server redirects %s to %s', async (search, address) => {
    const { rendered, ask } = await askable()
    const answer = await ask(`/altin${search}`)
    expect(answer).toMatchObject(redirectTo(address))
    expect(rendered).toEqual([])
  })

  test('the server answers a mistake in gold with an uncached page that keeps the typed text', async () => {
    const { rendered, ask } = await askable()
    const answer = await ask('/altin?butce=elli+bin&gram=7')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(rendered).toMatchObject([{ goldQuery: { lira: { typed: 'elli bin' }, grams: { amount: 700 } } }])
  })

  test('the server does not render the gold page if the office has no gold', async () => {
    const { rendered, ask } = await askable({ otherCurrencies: [] })
    for (const url of ['/altin?lira=7000', '/altin?lira=elli', '/altin?x'])
      expect((await ask(url)).body).toBe('/altin unasked')
    expect(rendered).toEqual([])
  })
})

describe('a flood of requests', () => {
  test('the server answers 429 to a flooding visitor and still answers other visitors', async () => {
    const { rendered, get } = await askable()
    for (let asked = 0; asked < 300; asked += 1) await get('?bozdur=USD&tutar=1')
    const refused = await get('?bozdur=USD&tutar=2')
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ])
    expect(refused.body).toContain('Kısa sürede çok fazla istek gönderildi.')
    expect(rendered).toHaveLength(1)
    expect((await get('?bozdur=USD&tutar=2', '203.0.113.8')).body).toBe('<p>/hesapla 2</p>')
  })

  test('the addresses of one IPv6 network share a limit', async () => {
    const { get } = await askable()
    for (let asked = 0; asked < 300; asked += 1) await get('?bozdur=USD&tutar=1', '2001:db8:1:2::1')
    expect((await get('?bozdur=USD&tutar=1', '2001:db8:1:2::2')).statusCode).toBe(429)
    expect((await get('?bozdur=USD&tutar=1', '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('the limit also counts requests that are redirected', async () => {
    const { get, ask } = await askable()
    for (let asked = 0; asked < 150; asked += 1) {
      expect((await get('?tutar=500&bozdur=USD')).statusCode).toBe(302)
      expect((await ask('/altin?fbclid=x')).statusCode).toBe(302)
    }
    expect((await get('?tutar=500&bozdur=USD')).statusCode).toBe(429)
    expect((await ask('/altin?bozdur=1-gram')).statusCode).toBe(429)
  })

  test('the server renders at most 20 sums a second and answers 503 above that', async () => {
    const { clock, rendered, get, ask } = await askable()
    const answers = []
    for (let each = 1; each <= 40; each += 1) answers.push(await get(`?bozdur=USD&tutar=${each}`, `203.0.113.${each}`))
    expect(rendered).toHaveLength(20)
    expect(new Set(answers.slice(0, 20).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.slice(20).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    const refused = await ask('/altin?lira=184275')
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(refused.body).toContain('Şu anda çok fazla hesap soruluyor.')
    await clock.advance(SECOND)
    expect((await ask('/altin?lira=184275')).body).toBe('<p>/altin 21</p>')
  })
})

describe('a record that cannot be read', () => {
  const SHARED = '?bozdur=USD&tutar=500&an=20260801-1712'

  test('a shared sum is rendered without its past prices if the record cannot be read', async () => {
    const { rendered, get } = await askable(GOLD, () => Promise.reject(new StoreFailure('POSTGRES_GONE', 'away')))
    expect((await get(SHARED)).statusCode).toBe(200)
    expect(rendered).toMatchObject([{ past: { quotes: [], halted: [], unread: true } }])
  })

  test('only shared sums wait for a slow record, and for at most three seconds', async () => {
    const { clock, rendered, get } = await askable(GOLD, () => Promise.withResolvers<never>().promise)
    const shared = get(SHARED)
    const other = get('?bozdur=USD&tutar=500&an=20260801-1713')
    expect((await get('?bozdur=USD&tutar=500')).statusCode).toBe(200)
    expect(rendered).toHaveLength(1)
    await expect.poll(() => clock.waiting()).toBeGreaterThan(3)
    await clock.advance(3 * SECOND)
    expect((await shared).statusCode).toBe(200)
    expect((await other).statusCode).toBe(200)
    expect(rendered.slice(1)).toMatchObject([{ past: { unread: true } }, { past: { unread: true } }])
  })

  test('the server answers 500 if a bug prevents reading the record', async () => {
    const { get } = await askable(GOLD, () => Promise.reject(new TypeError('a bug')))
    expect((await get(SHARED)).statusCode).toBe(500)
  })
})
