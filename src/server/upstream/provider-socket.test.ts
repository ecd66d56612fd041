import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type Occurrences, occurrences } from '../../../test/fakes/events.ts'
import { namesPrice, priceBody } from '../../../test/fakes/price-body.ts'
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
  let received: PriceMessage[]
  let messages: Occurrences

  beforeEach(async () => {
    provider = await startFakeProvider()
    clock = fakeClock(NOON)
    received = []
    messages = occurrences()
  })
  afterEach(async () => {
    socket[Symbol.dispose]()
    await provider.stop()
  })

  const start = ({ url = provider.url, origin, random = () => 0 }: Partial<ProviderSocketOptions> = {}): void => {
    socket = startProviderSocket({
      id: 'socket',
      url,
      origin,
      selection: () => CURRENCY_BOARD,
      clock,
      log: silentLog,
      random,
      onMessage: (message) => {
        received.push(message)
        messages.happened()
        return namesPrice(message)
      },
    })
  }

  const connected = async (options: Partial<ProviderSocketOptions> = {}): Promise<void> => {
    start(options)
    await provider.connections.reached(1)
  }

  const failed = async (times: number): Promise<void> => {
    await expect.poll(() => socket.health().failures).toBe(times)
  }

  test('the socket connects by WebSocket with the configured Origin', async () => {
    await connected({ origin: 'https://www.example.org' })
    expect(provider.handshakes[0]).toMatchObject({ origin: 'https://www.example.org', upgrade: 'websocket' })
  })

  test('the socket sends no Origin by default', async () => {
    await connected()
    expect(provider.handshakes[0]).not.toHaveProperty('origin')
  })

  test('the socket receives a recorded frame unchanged', async () => {
    await connected()
    provider.replay(sampleText('price-changed.frame'))
    await messages.reached(1)
    expect(received[0]?.prices.map(({ code, sell }) => [code, sell.ok && sell.value])).toEqual([
      ['USD', 48_362_000],
      ['EUR', 56_708_000],
      ['GBP', 66_033_000],
      ['CHF', 60_960_000],
      ['AUD', 34_758_000],
      ['CAD', 35_071_000],
      ['SAR', 12_998_000],
      ['JPY', 30_690_000],
    ])
    expect(received[0]?.sourceTime).toBe(1_789_370_130_412)
    expect(socket.health()).toMatchObject({ state: 'connected', lastGoodAt: NOON, failures: 0, lastError: null })
  })

  test('the socket is waiting after it connects and silent after 5 s without a price', async () => {
    await connected()
    await expect.poll(() => socket.health().state).toBe('waiting')
    expect(socket.silentFor(5 * SECOND)).toBe(false)
    await clock.advance(5 * SECOND)
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    provider.send(USD)
    await messages.reached(1)
    expect(socket.silentFor(5 * SECOND)).toBe(false)
  })

  test('a dropped socket is silent immediately and reconnects after a second', async () => {
    await connected()
    provider.send(USD)
    await messages.reached(1)
    provider.drop()
    await failed(1)
    expect(socket.health()).toMatchObject({ state: 'failing', lastError: { kind: 'closed', code: 1006 } })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    await clock.advance(SECOND)
    await provider.connections.reached(2)
    await messages.reached(2)
    expect(socket.health().state).toBe('connected')
  })

  test('a refused socket retries with growing pauses of at most 30 s', async () => {
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

  test('the pause before a reconnection is reset only by a price', async () => {
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

  test('the socket gives up a stuck handshake after 10 s and retries', async () => {
    provider.stall()
    start()
    await expect.poll(() => provider.handshakes.length).toBe(1)
    await clock.advance(10 * SECOND)
    await failed(1)
    expect(socket.health().lastError).toEqual({ kind: 'handshake-stuck' })
    await provider.back()
    await clock.advance(SECOND)
    await provider.connections.reached(1)
  })

  test('the socket counts an invalid message and receives the next price', async () => {
    await connected()
    provider.garbage()
    provider.send(USD)
    await expect.poll(() => received.at(-1)?.prices[0]?.sell).toEqual({ ok: true, value: 47_477_000 })
    expect(socket.health().failures).toBeGreaterThan(0)
    expect(provider.connections.count()).toBe(1)
  })

  test('a message without prices does not end the silence and is reported', async () => {
    await connected()
    await expect.poll(() => socket.health().state).toBe('waiting')
    await clock.advance(5 * SECOND)
    provider.send({ error: { code: 503, message: 'quota exceeded' } })
    await failed(1)
    expect(socket.health()).toMatchObject({ lastError: { kind: 'other-fields', names: 'error' }, lastGoodAt: null })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
    expect(received).toEqual([])
  })

  test('the socket passes on a message of zero prices, but the message does not end the silence', async () => {
    await connected()
    await expect.poll(() => socket.health().state).toBe('waiting')
    await clock.advance(5 * SECOND)
    provider.send(priceBody(NOON, { USDTRY: [0, 0] }))
    await messages.reached(1)
    expect(socket.health()).toMatchObject({ state: 'waiting', lastGoodAt: null })
    expect(socket.silentFor(5 * SECOND)).toBe(true)
  })

  test('a message that has only metals ends the silence', async () => {
    await connected()
    provider.send(priceBody(NOON, { ALTIN: ['5812.40', '5841.90'] }))
    await messages.reached(1)
    expect(socket.health()).toMatchObject({ state: 'connected', lastGoodAt: NOON })
  })

  test('the socket keeps 200 characters of the provider’s error', async () => {
    await provider.stop()
    const raw = await startRawProvider()
    raw.greet((visitor) => visitor.send(`44{"message":"${'x'.repeat(100_000)}"}`))
    start({ url: raw.url })
    await failed(1)
    expect(socket.health().lastError).toEqual({ kind: 'refused', words: 'x'.repeat(200) })
    await raw.stop()
  })

  test('the socket reports the names of other events when it gives up', async () => {
    await connected()
    const otherEvents = { kind: 'other-events', names: 'tick, rates, a, b, c …' }
    for (const name of ['tick', 'rates', 'a', 'b', 'c', 'd', 'e']) provider.emit(name, { USDTRY: 48 })
    await expect.poll(() => socket.instead()).toEqual(otherEvents)
    await clock.advance(60 * SECOND)
    expect(socket.health().lastError).toEqual(otherEvents)
  })

  test.each([
    [0, 60],
    [0.5, 90],
    [1 - Number.EPSILON, 120],
  ])('a silent socket reconnects, with the random value %d after %i s', async (chance, patience) => {
    await connected({ random: () => chance })
    provider.send(USD)
    await messages.reached(1)
    await clock.advance(30 * SECOND)
    provider.send(USD)
    await messages.reached(2)
    provider.silence()
    // Neither the time of day nor pings affect the silence.
    clock.set(clock.now() - 3 * HOUR)
    await clock.advance(patience * SECOND - 1)
    expect(socket.health().failures).toBe(0)
    await clock.advance(1)
    expect(socket.health()).toMatchObject({ state: 'failing', lastError: { kind: 'connected-and-silent' } })
    await provider.back()
    provider.send(USD)
    await clock.advance(SECOND)
    await provider.connections.reached(2)
    await messages.reached(3)
    expect(socket.health().state).toBe('connected')
  })

  test('a stopped socket disconnects and leaves no timer', async () => {
    await connected()
    await expect.poll(() => socket.health().state).toBe('waiting')
    socket[Symbol.dispose]()
    await clock.advance(60 * SECOND)
    expect(clock.waiting()).toBe(0)
    expect(provider.connections.count()).toBe(1)
    expect(socket.health().state).toBe('idle')
  })
})

describe('an invalid packet', () => {
  const moments = { 'at first': [], 'after the handshake': [HANDSHAKE], 'after the welcome': [HANDSHAKE, WELCOME] }

  test.each([
    ['at first', '0'],
    ['after the handshake', '44'],
    ['after the welcome', '42'],
    ['after the welcome', '451-[]'],
  ] as const)('the socket reconnects after an invalid packet %s: %j', async (moment, text) => {
    const raw = await startRawProvider()
    const clock = fakeClock(NOON)
    const received = occurrences()
    const lost = occurrences()
    raw.greet((visitor) => {
      for (const frame of raw.connections.count() === 0 ? [...moments[moment], text] : [HANDSHAKE, WELCOME, PRICES])
        visitor.send(frame)
    })
    const socket = startProviderSocket({
      id: 'socket',
      url: raw.url,
      selection: () => CURRENCY_BOARD,
      clock,
      log: pino({}, { write: () => lost.happened() }),
      onMessage: (message) => {
        received.happened()
        return namesPrice(message)
      },
      random: () => 0,
    })
    await raw.connections.reached(1)
    raw.each((visitor) => visitor.close())
    await lost.reached(1)
    await clock.advance(SECOND)
    await received.reached(1)
    expect(socket.health()).toMatchObject({ state: 'connected', failures: 1 })
    socket[Symbol.dispose]()
    await raw.stop()
  })
})
