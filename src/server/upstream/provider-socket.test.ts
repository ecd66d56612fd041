import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { namesPrice, type PriceMessage } from '#domain/quote.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type Occurrences, occurrences } from '../../../test/fakes/events.ts'
import { type FakePrice, priceBody } from '../../../test/fakes/price-body.ts'
import { type FakeProvider, startFakeProvider } from '../../../test/fakes/provider.ts'
import { HANDSHAKE, startRawProvider, WELCOME } from '../../../test/fakes/raw-provider.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { sampleText } from '../../../test/fakes/samples.ts'
import { type ProviderSocket, type ProviderSocketOptions, startProviderSocket } from './provider-socket.ts'

const NOON = Date.UTC(2026, 7, 3, 9)
const USD = priceBody(NOON, { USDTRY: ['47.2330', '47.4770'] })
const PRICES = `42${JSON.stringify(['price_changed', USD])}`

describe("the provider's socket", () => {
  let provider: FakeProvider
  let clock: FakeClock
  let socket: ProviderSocket
  let heard: PriceMessage[]
  let messages: Occurrences

  beforeEach(async () => {
    provider = await startFakeProvider()
    clock = fakeClock(NOON)
    heard = []
    messages = occurrences()
  })
  afterEach(async () => {
    socket[Symbol.dispose]()
    await provider.stop()
  })

  const start = ({ url = provider.url, origin, random = () => 0 }: Partial<ProviderSocketOptions> = {}): void => {
    socket = startProviderSocket({
      url,
      origin,
      selection: () => CURRENCY_BOARD,
      clock,
      log: silentLog,
      random,
      onMessage: (message) => {
        heard.push(message)
        messages.happened()
        return namesPrice(message)
      },
    })
  }

  const failed = async (times: number): Promise<void> => {
    await expect.poll(() => socket.health().failures).toBe(times)
  }

  test('speaks websocket from the first byte, with the Origin that the provider wants', async () => {
    start({ origin: 'https://www.example.org' })
    await provider.connections.reached(1)
    expect(provider.handshakes[0]).toMatchObject({ origin: 'https://www.example.org', upgrade: 'websocket' })
  })

  test('sends no Origin where none is set', async () => {
    start()
    await provider.connections.reached(1)
    expect(provider.handshakes[0]).not.toHaveProperty('origin')
  })

  test('hears a recorded frame, letter for letter', async () => {
    start()
    await provider.connections.reached(1)
    provider.replay(sampleText('price-changed.frame'))
    await messages.reached(1)
    expect(heard[0]?.prices.map(({ code, sell }) => [code, sell.ok && sell.value])).toEqual([
      ['USD', 48_362_000],
      ['EUR', 56_708_000],
      ['GBP', 66_033_000],
      ['CHF', 60_960_000],
      ['AUD', 34_758_000],
      ['CAD', 35_071_000],
      ['SAR', 12_998_000],
      ['JPY', 30_690_000],
    ])
    expect(heard[0]?.sourceTime).toBe(1_789_370_130_412)
    expect(socket.health()).toMatchObject({ state: 'connected', lastGoodAt: NOON, failures: 0, lastError: null })
  })

  test('connected and unheard it waits; after 5 s it counts as silent', async () => {
    start()
    await provider.connections.reached(1)
    await expect.poll(() => socket.health().state).toBe('waiting')
    expect(socket.silentFor(5 * SECOND)).toBe(false)
    await clock.advance(5 * SECOND)
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    provider.send(USD)
    await messages.reached(1)
    expect(socket.silentFor(5 * SECOND)).toBe(false)
  })

  test('dropped, it is silent at once, connects again after a second, and goes on', async () => {
    start()
    await provider.connections.reached(1)
    provider.send(USD)
    await messages.reached(1)
    provider.drop()
    await failed(1)
    expect(socket.health()).toMatchObject({ state: 'failing', lastError: 'connection closed (1006)' })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    await clock.advance(SECOND)
    await provider.connections.reached(2)
    await messages.reached(2)
    expect(socket.health().state).toBe('connected')
  })

  test('refused, it tries again without end, ever more slowly, at most every 30 s', async () => {
    await provider.refuse()
    start()
    await failed(1)
    // With the smallest jitter the waits are 0.5, 1, 2, 4, 8, 15, 15 … s.
    for (const [index, wait] of [0.5, 1, 2, 4, 8, 15, 15, 15].entries()) {
      await clock.advance(wait * SECOND - 1)
      expect(socket.health().failures).toBe(index + 1)
      await clock.advance(1)
      await failed(index + 2)
    }
    await provider.back()
    provider.send(USD)
    await clock.advance(15 * SECOND)
    await messages.reached(1)
    expect(socket.health().state).toBe('connected')
  })

  test('a server that welcomes and drops at once is not hammered: only a price makes the next wait short again', async () => {
    start()
    for (const [index, wait] of [0.5, 1, 2].entries()) {
      await provider.connections.reached(index + 1)
      await expect.poll(() => socket.health().state).toBe('waiting')
      provider.drop()
      await failed(index + 1)
      await clock.advance(wait * SECOND)
    }
    await provider.connections.reached(4)
    await expect.poll(() => socket.health()).toMatchObject({ state: 'waiting', failingSince: NOON })
    provider.send(USD)
    await messages.reached(1)
    provider.drop()
    await failed(4)
    await clock.advance(0.5 * SECOND)
    await provider.connections.reached(5)
  })

  test('a handshake that is stuck is given up after 10 s and begun again', async () => {
    provider.stall()
    start()
    await expect.poll(() => provider.handshakes.length).toBe(1)
    await clock.advance(10 * SECOND)
    await failed(1)
    expect(socket.health().lastError).toBe('handshake stuck')
    await provider.back()
    await clock.advance(SECOND)
    await provider.connections.reached(1)
  })

  test('nonsense harms nothing, is counted, and the next price is heard', async () => {
    start()
    await provider.connections.reached(1)
    provider.garbage()
    provider.send(USD)
    await expect.poll(() => heard.at(-1)?.prices[0]?.sell).toEqual({ ok: true, value: 47_477_000 })
    expect(socket.health().failures).toBeGreaterThan(0)
    expect(provider.connections.count()).toBe(1)
  })

  test('an answer of another kind is no word of a price: the silence goes on, and the operator reads why', async () => {
    start()
    await provider.connections.reached(1)
    await expect.poll(() => socket.health().state).toBe('waiting')
    await clock.advance(5 * SECOND)
    provider.send({ error: { code: 503, message: 'quota exceeded' } })
    await failed(1)
    expect(socket.health()).toMatchObject({ lastError: 'no prices: error', lastGoodAt: null })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    expect(heard).toEqual([])
  })

  test('codes that are all dead are passed on to be counted, and are no word of a price either', async () => {
    start()
    await provider.connections.reached(1)
    await expect.poll(() => socket.health().state).toBe('waiting')
    await clock.advance(5 * SECOND)
    provider.send(priceBody(NOON, { USDTRY: [0, 0] }))
    await messages.reached(1)
    expect(socket.health()).toMatchObject({ state: 'waiting', lastGoodAt: null })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
  })

  test('precious metals alone are: the provider speaks with prices', async () => {
    start()
    await provider.connections.reached(1)
    provider.send(priceBody(NOON, { ALTIN: ['5812.40', '5841.90'] }))
    await messages.reached(1)
    expect(socket.health()).toMatchObject({ state: 'connected', lastGoodAt: NOON })
  })

  test('a thousand and one codes are refused as a whole', async () => {
    start()
    await provider.connections.reached(1)
    const codes = Array.from({ length: 1001 }, (_, index): [string, FakePrice] => [`X${index}`, [1, 2]])
    provider.send(priceBody(NOON, Object.fromEntries(codes)))
    await failed(1)
    expect(socket.health().lastError).toBe('too-many-prices')
  })

  test('what a provider says of a failure is kept in 200 characters', async () => {
    await provider.stop()
    const raw = await startRawProvider()
    raw.greet((visitor) => visitor.send(`44{"message":"${'x'.repeat(100_000)}"}`))
    start({ url: raw.url })
    await failed(1)
    expect(socket.health().lastError).toBe(`refused: ${'x'.repeat(191)}`)
    await raw.stop()
  })

  test('connected, and full of other events, it is left with their names, a few of them', async () => {
    start({ random: () => 0 })
    await provider.connections.reached(1)
    for (const name of ['tick', 'rates', 'a', 'b', 'c', 'd', 'e']) provider.emit(name, { USDTRY: 48 })
    await expect.poll(() => socket.instead()).toBe('other events: tick, rates, a, b, c …')
    await clock.advance(60 * SECOND)
    expect(socket.health().lastError).toBe('other events: tick, rates, a, b, c …')
  })

  test.each([
    [0, 60],
    [0.5, 90],
    [1 - Number.EPSILON, 120],
  ])('connected and silent, it is left and tried again: by chance of %d after %i s', async (chance, patience) => {
    start({ random: () => chance })
    await provider.connections.reached(1)
    provider.send(USD)
    await messages.reached(1)
    await clock.advance(30 * SECOND)
    provider.send(USD)
    await messages.reached(2)
    provider.silence()
    // Neither the time of day nor pings count.
    clock.set(clock.now() - 3 * HOUR)
    await clock.advance(patience * SECOND - 1)
    expect(socket.health().failures).toBe(0)
    await clock.advance(1)
    expect(socket.health()).toMatchObject({ state: 'failing', lastError: 'connected and silent' })
    await provider.back()
    provider.send(USD)
    await clock.advance(SECOND)
    await provider.connections.reached(2)
    await messages.reached(3)
    expect(socket.health().state).toBe('connected')
  })

  test('stopped, it leaves, and nothing of it waits', async () => {
    start()
    await provider.connections.reached(1)
    await expect.poll(() => socket.health().state).toBe('waiting')
    socket[Symbol.dispose]()
    await clock.advance(60 * SECOND)
    expect(clock.waiting()).toBe(0)
    expect(provider.connections.count()).toBe(1)
    expect(socket.health().state).toBe('idle')
  })
})

describe('a text that no listener can expect', () => {
  const moments = { 'at first': [], 'after the handshake': [HANDSHAKE], 'after the welcome': [HANDSHAKE, WELCOME] }

  test.each([
    ['at first', '0'],
    ['after the handshake', '44'],
    ['after the welcome', '42'],
    ['after the welcome', '451-[]'],
  ] as const)('%s, %j fails the socket alone, which is tried again and heard', async (moment, text) => {
    const raw = await startRawProvider()
    const clock = fakeClock(NOON)
    const heard = occurrences()
    const lost = occurrences()
    raw.greet((visitor) => {
      for (const frame of raw.connections.count() === 0 ? [...moments[moment], text] : [HANDSHAKE, WELCOME, PRICES])
        visitor.send(frame)
    })
    const socket = startProviderSocket({
      url: raw.url,
      selection: () => CURRENCY_BOARD,
      clock,
      log: pino({}, { write: () => lost.happened() }),
      onMessage: (message) => {
        heard.happened()
        return namesPrice(message)
      },
      random: () => 0,
    })
    await raw.connections.reached(1)
    raw.each((visitor) => visitor.close())
    await lost.reached(1)
    await clock.advance(SECOND)
    await heard.reached(1)
    expect(socket.health()).toMatchObject({ state: 'connected', failures: 1 })
    socket[Symbol.dispose]()
    await raw.stop()
  })
})
