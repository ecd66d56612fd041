import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { openWires, type Wires } from '../../../test/fakes/wires.ts'
import { fetchDocument, type FetchOptions } from './fetch-document.ts'
import { sourceErrorLine } from './source-failure.ts'

const clock = fakeClock(0)
const limits: FetchOptions = { clock, timeout: 1000, limit: 100 }

describe('fetchDocument', () => {
  let provider: FakeProvider
  beforeEach(async () => {
    provider = await startFakeProvider()
  })
  afterEach(() => provider.stop())

  test('fetchDocument returns the bytes unchanged', async () => {
    provider.feedText('kur ₺')
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({ ok: true, value: Buffer.from('kur ₺') })
    expect(clock.waiting()).toBe(0)
  })

  test.each([404, 500, 503])('fetchDocument reports the status %i', async (status) => {
    provider.status(status)
    const failed = await fetchDocument(provider.feedUrl, limits)
    expect(failed).toEqual({ ok: false, error: { kind: 'status', status } })
    expect(failed.ok || sourceErrorLine(failed.error)).toBe(`HTTP ${status}`)
  })

  test('fetchDocument rejects a body above the limit', async () => {
    provider.feedText('x'.repeat(101))
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({ ok: false, error: { kind: 'too-large' } })
  })

  test('fetchDocument stops waiting after the time limit', async () => {
    provider.slow(60_000)
    const answer = fetchDocument(provider.feedUrl, limits)
    await provider.polls.reached(1)
    await clock.advance(1000)
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('fetchDocument reports a refused connection', async () => {
    await provider.refuseFeed()
    expect(await fetchDocument(provider.feedUrl, limits)).toEqual({
      ok: false,
      error: { kind: 'network', cause: 'ECONNREFUSED' },
    })
  })
})

describe('a redirect', () => {
  const DOCUMENT = { ok: true, value: Buffer.from('kur') }
  let here: Wires
  let elsewhere: Wires
  let askedElsewhere: number

  beforeEach(async () => {
    askedElsewhere = 0
    elsewhere = await openWires(
      createServer((_, response) => {
        askedElsewhere += 1
        response.end('kur')
      }),
    )
    here = await openWires(
      createServer(({ url = '' }, response) => {
        const { searchParams } = new URL(url, 'http://here')
        const to = searchParams.get('to')
        const left = Number(searchParams.get('left') ?? 0)
        if (left > 0) response.writeHead(302, { location: `?left=${left - 1}` }).end('moved')
        else if (to === null) response.end('kur')
        else response.writeHead(Number(searchParams.get('status') ?? 302), { location: to }).end('moved')
      }),
    )
  })
  afterEach(async () => {
    await here.close()
    await elsewhere.close()
  })

  const ask = (query: string, options: Partial<FetchOptions> = {}) =>
    fetchDocument(`${here.url}/kurlar?${query}`, { ...limits, ...options })

  test.each(['301', '302', '303', '307', '308'])(
    'fetchDocument follows a redirect with status %s within its origin',
    async (status) => {
      expect(await ask(`to=/yeni&status=${status}`)).toEqual(DOCUMENT)
      expect(await ask(`to=${here.url}/yeni&status=${status}`)).toEqual(DOCUMENT)
    },
  )

  test('fetchDocument reports a redirect to another origin and does not follow it', async () => {
    const failed = await ask(`to=${elsewhere.url}/kurlar`)
    expect(failed).toEqual({ ok: false, error: { kind: 'redirected', origin: elsewhere.url } })
    expect(failed.ok || sourceErrorLine(failed.error)).toBe(`redirected to ${elsewhere.url}, which is not followed`)
    expect(askedElsewhere).toBe(0)
  })

  test.each(['https://127.0.0.1:1', 'http://localhost:1', 'file:///etc/passwd', 'data:text/plain,kur'])(
    'fetchDocument does not follow a redirect to %s',
    async (to) => {
      expect(await ask(`to=${encodeURIComponent(to)}`)).toMatchObject({ error: { kind: 'redirected' } })
    },
  )

  test('fetchDocument follows at most three redirects', async () => {
    expect(await ask('left=3')).toEqual(DOCUMENT)
    const failed = await ask('left=4')
    expect(failed).toEqual({ ok: false, error: { kind: 'redirected-too-often' } })
    expect(failed.ok || sourceErrorLine(failed.error)).toBe('redirected too often')
  })

  test('fetchDocument reports a redirect as a status if redirects are not allowed', async () => {
    expect(await ask('to=/yeni', { redirects: 'never' })).toEqual({ ok: false, error: { kind: 'status', status: 302 } })
  })
})
