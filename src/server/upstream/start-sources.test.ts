import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { rate } from '#domain/rate.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type Occurrences, occurrences } from '../../../test/fakes/events.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { namesPrice, priceBody, type FakePrice } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { validSettings } from '../../../test/fakes/valid-settings.ts'
import { type MarketParts, startPriceSources } from './start-sources.ts'

const NOON = Date.UTC(2026, 7, 3, 9)
const USD = priceBody(NOON, { USDTRY: ['47.2330', '47.4770'] })

let fake: FakeProvider
let clock: FakeClock
let provider: Awaited<ReturnType<typeof startPriceSources>>
let bySocket: Occurrences
let byFeed: Occurrences

beforeEach(async () => {
  fake = await startFakeProvider()
  fake.send(USD)
  clock = fakeClock(NOON)
  bySocket = occurrences()
  byFeed = occurrences()
})
afterEach(async () => {
  provider[Symbol.dispose]()
  await fake.stop()
})

interface Addresses {
  readonly url?: string
  readonly feedUrl?: string
}

async function start({ url, feedUrl }: Addresses, onPrices: MarketParts['onPrices'] = namesPrice): Promise<void> {
  const { market } = validSettings({ RATE_SOCKET_URL: url, RATE_FEED_URL: feedUrl })
  provider = await startPriceSources(market.kind === 'provider' ? market.sources : [], {
    selection: () => CURRENCY_BOARD,
    clock,
    log: silentLog,
    onPrices(...received) {
      const isAlive = onPrices(...received)
      const [, source] = received
      if (source === 'socket') bySocket.happened()
      else byFeed.happened()
      return isAlive
    },
  })
}

test('the feed is not polled while the socket sends prices', async () => {
  await start({ url: fake.url, feedUrl: fake.feedUrl })
  await bySocket.reached(1)
  for (let second = 0; second < 20; second += 1) {
    await clock.advance(SECOND)
    const received = bySocket.next()
    fake.send(USD)
    await received
  }
  expect(fake.polls.count()).toBe(0)
  expect(provider.health().map(({ name, state }) => [name, state])).toEqual([
    ['socket', 'connected'],
    ['feed', 'idle'],
  ])
})

test('the feed is polled every 5 s while the socket has sent nothing for at least 5 s', async () => {
  await start({ url: fake.url, feedUrl: fake.feedUrl })
  await bySocket.reached(1)
  fake.silence()
  await clock.advance(5 * SECOND - 1)
  expect(fake.polls.count()).toBe(0)
  await clock.advance(SECOND)
  await byFeed.reached(1)
  await clock.advance(5 * SECOND)
  await byFeed.reached(2)
  await fake.back()
  fake.send(USD)
  await bySocket.reached(2)
  await clock.advance(4 * SECOND)
  expect(fake.polls.count()).toBe(2)
})

test('the feed replaces a refused socket', async () => {
  await fake.refuse()
  await start({ url: fake.url, feedUrl: fake.feedUrl })
  await expect.poll(() => provider.health()[0]?.failures).toBe(1)
  await clock.advance(SECOND)
  await byFeed.reached(1)
  await fake.back()
  await clock.advance(MINUTE)
  await bySocket.reached(1)
})

test('the feed is the only source if the socket has no address', async () => {
  await start({ feedUrl: fake.feedUrl })
  await byFeed.reached(1)
  await clock.advance(5 * SECOND)
  await byFeed.reached(2)
  expect(provider.health().map(({ name }) => name)).toEqual(['feed'])
})

test('a silent socket without a feed reconnects after a while', async () => {
  await start({ url: fake.url })
  await bySocket.reached(1)
  fake.silence()
  await clock.advance(MINUTE - 1)
  expect(provider.health().map(({ name, failures }) => [name, failures])).toEqual([['socket', 0]])
  await clock.advance(MINUTE)
  expect(provider.health()[0]?.failures).toBeGreaterThan(0)
})

test('the feed continues while a silent socket reconnects repeatedly', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const asked = vi.spyOn(globalThis, 'fetch')
  fake.silence()
  await start({ url: fake.url, feedUrl: fake.feedUrl })
  let answeredAt = clock.elapsed()
  const pass = async (ms: number): Promise<void> => {
    await clock.advance(ms)
    if (asked.mock.calls.length > byFeed.count()) {
      await byFeed.reached(asked.mock.calls.length)
      answeredAt = clock.elapsed()
    }
    expect(clock.elapsed() - answeredAt).toBeLessThan(15 * SECOND)
  }
  for (const [index, pause] of [0.5, 1, 2].entries()) {
    await fake.connections.reached(index + 1)
    await expect.poll(() => provider.health()[0]?.state).toBe('waiting')
    for (let second = 0; second < 60; second += 1) await pass(SECOND)
    expect(provider.health()[0]).toMatchObject({ state: 'failing', failures: index + 1 })
    await pass(pause * SECOND)
  }
  await fake.connections.reached(4)
})

test.each<[string, FakePrice]>([
  ['with a buy price above its sell price', ['48.0000', '47.0000']],
  ['with an excessive spread', ['20.0000', '94.0000']],
])('the feed replaces a socket that sends only a price %s', async (_, wrong) => {
  const tested = marketUnderTest(NOON)
  clock = tested.clock
  fake.send(priceBody(NOON, { USDTRY: wrong }))
  fake.feedText(JSON.stringify(USD))
  await start({ url: fake.url, feedUrl: fake.feedUrl }, (...received) => tested.market.take(...received))
  await bySocket.reached(1)
  for (let second = 0; second < 6; second += 1) {
    await clock.advance(SECOND)
    const received = bySocket.next()
    fake.send(priceBody(clock.now(), { USDTRY: wrong }))
    await received
  }
  await byFeed.reached(1)
  expect(tested.sell('USD')).toBe(rate('47.4770'))
  expect(tested.market.silentFor()).toBeLessThan(5 * SECOND)
  expect(provider.health().map(({ state }) => state)).toEqual(['waiting', 'connected'])
})
