import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type Occurrences, occurrences } from '../../../test/fakes/events.ts'
import { priceBody } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { sample } from '../../../test/fakes/samples.ts'
import { readFeed, startProviderFeed } from './provider-feed.ts'
import type { SourceFailure } from './source-failure.ts'
import type { RunningSource } from './source.ts'

const NOON = Date.UTC(2026, 7, 3, 9)

describe('readFeed', () => {
  test('readFeed reads decimal commas and converts yen to per 100', () => {
    const read = readFeed(sample('feed.json'), CURRENCY_BOARD)
    const sells = read.ok ? read.value.prices.map(({ code, sell }) => [code, sell.ok && sell.value]) : read.error
    expect(sells).toEqual([
      ['USD', 48_363_000],
      ['EUR', 56_708_000],
      ['JPY', 30_690_000],
    ])
  })

  test.each([
    ['<!doctype html><title>Bakım</title>', { kind: 'html-instead-of-json' }],
    ['\n <html>', { kind: 'html-instead-of-json' }],
    ['', { kind: 'not-json' }],
    ['{"data": {"USDTRY": ', { kind: 'not-json' }],
    ['null', { kind: 'not-an-object' }],
    ['"ok"', { kind: 'not-an-object' }],
    ['{"data": 7}', { kind: 'no-prices' }],
    ['{"error": "quota exceeded"}', { kind: 'other-fields', names: 'error' }],
    ['[]', { kind: 'no-prices' }],
    ['{"error": {"code": 503}, "status": 1}', { kind: 'other-fields', names: 'error, status' }],
    ['[{"symbol": "USDTRY", "price": 48.1}]', { kind: 'other-fields', names: 'symbol, price' }],
    ['{"data": {"USDTRY": {"alis": 0, "satis": 0}}}', { kind: 'unreadable-prices', names: 'USDTRY' }],
    [`[${'[],'.repeat(20_000)}0]`, { kind: 'too-many-values' }],
    ['{"data": {"USD": {"alis": 1, "satis": 2}, "EUR": {"satis": 2}}}', { kind: 'unknown-codes', names: 'USD, EUR' }],
  ])('readFeed rejects %j: %s', (body, error) => {
    expect(readFeed(new TextEncoder().encode(body), CURRENCY_BOARD)).toEqual({ ok: false, error })
  })
})

describe('polling the feed', () => {
  let provider: FakeProvider
  let clock: FakeClock
  let feed: RunningSource | undefined
  let received: PriceMessage[]
  let messages: Occurrences
  let failures: Occurrences
  let silent: boolean
  const { log, lines } = recordedLog()

  beforeEach(async () => {
    provider = await startFakeProvider()
    provider.send(priceBody(NOON, { USDTRY: ['47.2330', '47.4770'] }))
    clock = fakeClock(NOON)
    received = []
    messages = occurrences()
    failures = occurrences()
    silent = true
    lines.length = 0
  })
  afterEach(async () => {
    feed?.[Symbol.dispose]()
    await provider.stop()
  })

  /** Starts the feed. A test can wait for every message and every completed request. */
  const start = (): RunningSource => {
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      try {
        return await fetch(...request)
      } finally {
        failures.happened()
      }
    })
    feed = startProviderFeed({
      id: 'feed',
      url: `${provider.feedUrl}?anahtar=1`,
      selection: () => CURRENCY_BOARD,
      clock,
      log,
      silentFor5s: () => silent,
      onMessage: (message) => {
        received.push(message)
        messages.happened()
        return true
      },
    })
    return feed
  }

  /** Runs one more poll to its end. */
  const nextAnswer = async (): Promise<void> => {
    const answered = failures.next()
    await clock.advance(5 * SECOND)
    await answered
    await expect.poll(() => feed?.health().state).not.toBe('connecting')
  }

  test('the feed is polled in Turkish immediately and every 5 s while the socket is silent', async () => {
    const running = start()
    await messages.reached(1)
    expect(provider.pollUrls).toEqual(['/altin.json?anahtar=1&dil_kodu=tr'])
    expect(running.health()).toMatchObject({ name: 'feed', state: 'connected', lastGoodAt: NOON, failures: 0 })
    await clock.advance(4 * SECOND)
    expect(provider.polls.count()).toBe(1)
    await clock.advance(SECOND)
    await messages.reached(2)
    silent = false
    await clock.advance(60 * SECOND)
    expect(provider.polls.count()).toBe(2)
    expect(running.health().state).toBe('idle')
    silent = true
    await clock.advance(SECOND)
    await messages.reached(3)
  })

  test.each<[string, (given: FakeProvider) => unknown, SourceFailure]>([
    ['an HTML page with status 200', (given) => given.html(), { kind: 'html-instead-of-json' }],
    ['status 500', (given) => given.status(500), { kind: 'status', status: 500 }],
    ['a body above the limit', (given) => given.feedText('x'.repeat(2 ** 20 + 1)), { kind: 'too-large' }],
  ])('the feed reports %s until the next valid answer', async (_, fault, error) => {
    await fault(provider)
    const running = start()
    await expect.poll(() => running.health().failures).toBe(1)
    expect(running.health()).toMatchObject({ state: 'failing', lastError: error })
    expect(received).toEqual([])
    await provider.back()
    await clock.advance(5 * SECOND)
    await messages.reached(1)
    expect(running.health()).toMatchObject({ state: 'connected', failures: 1 })
  })

  test('the feed gives up an answer after 4 s, before the next poll', async () => {
    provider.slow(60_000)
    const running = start()
    await provider.polls.reached(1)
    await clock.advance(4 * SECOND)
    await expect.poll(() => running.health().lastError).toEqual({ kind: 'timeout' })
    await provider.back()
    await clock.advance(SECOND)
    await messages.reached(1)
  })

  test('the feed logs a lasting failure once a minute, and its recovery', async () => {
    provider.status(500)
    const running = start()
    await expect.poll(() => running.health().failures).toBe(1)
    for (let poll = 2; poll <= 13; poll += 1) {
      await nextAnswer()
      await expect.poll(() => running.health().failures).toBe(poll)
    }
    expect(lines.map(({ msg, failures: count }) => [msg, count])).toEqual([
      ['source failed', 1],
      ['source failed', 13],
    ])
    await provider.back()
    await clock.advance(5 * SECOND)
    await messages.reached(1)
    expect(lines.at(-1)).toMatchObject({ msg: 'source recovered' })
  })

  test('a stopped feed does not poll and drops a pending answer', async () => {
    const running = start()
    running[Symbol.dispose]()
    await failures.reached(1)
    await clock.advance(60 * SECOND)
    expect(provider.polls.count()).toBe(1)
    expect(received).toEqual([])
    expect(running.health().state).toBe('idle')
  })
})
