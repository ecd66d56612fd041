import { createServer } from 'node:http'
import { io as connect, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfficeFacts, WireMessageWithLiveSettings } from '#contract/office-facts.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import type { WireMessage } from '#contract/price-wire.ts'
import { HOUR, SECOND } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { visitSocket } from '../../../test/fakes/socket-visitor.ts'
import { type Relay, startRelay } from './relay.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

/** The first message to a page has the office's settings. Other messages have none. */
interface Received extends WireMessage {
  readonly meta: WireMessage['meta'] & Partial<WireMessageWithLiveSettings['meta']>
}

let clock: FakeClock
let market: FakeMarket
let live: Relay
let facts: OfficeFacts
let url: string
let visitors: Socket[]

beforeEach(async () => {
  clock = fakeClock(NOW)
  market = fakeMarket(clock)
  visitors = []
  const server = createServer()
  facts = OFFICE_FACTS
  live = startRelay({ server, market, facts: () => facts, isDemo: false, admit: (_request, enter) => enter(), clock })
  url = await listenLocally(server)
})

afterEach(async () => {
  for (const socket of visitors) socket.disconnect()
  await live[Symbol.asyncDispose]()
})

function open(options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
  const socket = connect(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options })
  visitors.push(socket)
  return socket
}

/** Publishes other facts of the office, and the currencies that are halted from now on. */
function edit(changes: Partial<OfficeFacts>, ...halted: CurrencyCode[]): void {
  facts = { ...facts, ...changes }
  market.halt(...halted)
}

/** Connects and collects the received messages. */
async function visitor(board?: string): Promise<Received[]> {
  const received: Received[] = []
  const socket = open(board === undefined ? {} : { query: { board } })
  socket.on(PRICE_CHANGED, (message: Received) => received.push(message))
  await expect.poll(() => socket.connected).toBe(true)
  return received
}

const expectMessages = (received: readonly Received[], count: number): Promise<void> =>
  expect.poll(() => received).toHaveLength(count)

const codesOf = (message: Received | undefined): string[] => Object.keys(message?.data ?? {})

describe('a page that connects', () => {
  test('the relay sends the whole board to a new page, with yen per 100', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW), quote('JPY', '31.20', '31.90', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    expect(received[0]?.meta.time).toBe(NOW)
    expect(received[0]?.data).toMatchObject({
      USDTRY: { code: 'USDTRY', alis: '47.2330', satis: '47.4770', tarih: '03-08-2026 10:00:00' },
      JPYTRY: { satis: '31.9000' },
    })
  })

  test('the relay sends nothing to a new page while the provider is silent', async () => {
    market.send(quote('USD', '47.2330', '47.4770', NOW))
    await clock.advance(16 * SECOND)
    const received = await visitor()
    await clock.advance(10 * SECOND)
    expect(received).toEqual([])
    market.send(quote('USD', '47.2330', '47.4800', clock.now()))
    await expectMessages(received, 1)
  })
})

describe('a page that shows metals', () => {
  beforeEach(() => {
    market.send(
      quote('USD', '47.2330', '47.4770', NOW),
      quote('CEYREK_YENI', '9978', '10095', NOW),
      quote('ONS', '4046.20', '4047.20', NOW),
    )
  })

  test('the relay sends only the requested board to a page', async () => {
    const [gold, coins] = [await visitor('gold'), await visitor('coins')]
    await expectMessages(gold, 1)
    await expectMessages(coins, 1)
    expect([codesOf(gold[0]), codesOf(coins[0])]).toEqual([['CEYREK_YENI', 'ONS'], ['CEYREK_YENI']])
    await clock.advance(SECOND)
    market.send(quote('USD', '47.2330', '47.5000', clock.now()), quote('ONS', '4046.20', '4049.20', clock.now()))
    await expectMessages(gold, 2)
    expect(codesOf(gold[1])).toEqual(['ONS'])
    expect(coins).toHaveLength(1)
  })

  test('a page of currencies receives nothing about metals', async () => {
    const [currencies, gold] = [await visitor(), await visitor('gold')]
    await expectMessages(currencies, 1)
    await expectMessages(gold, 1)
    expect(codesOf(currencies[0])).toEqual(['USDTRY'])
    market.halt('ONS')
    await clock.advance(2 * SECOND)
    await expectMessages(currencies, 2)
    await expectMessages(gold, 2)
    expect([currencies[1]?.meta.halted, gold[1]?.meta.halted]).toEqual([undefined, ['ONS']])
  })
})

describe('a page that stays', () => {
  test('the relay sends only the changed codes of the first change immediately', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    await clock.advance(SECOND)
    market.send(quote('EUR', '55.10', '55.50', clock.now()))
    await expectMessages(received, 2)
    expect(codesOf(received[1])).toEqual(['EURTRY'])
  })

  test('the relay sends at most four messages a second and always the last price', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    await clock.advance(SECOND)
    for (let each = 1; each <= 20; each += 1) {
      market.send(quote('USD', '47.20', `47.${40 + each}`, clock.now()))
      await clock.advance(50)
    }
    await clock.advance(SECOND)
    const last = (): string | undefined => received.at(-1)?.data['USDTRY']?.satis
    await expect.poll(() => last()).toBe('47.6000')
    expect(received.length).toBeLessThanOrEqual(1 + 5)
  })

  test('the relay repeats the whole board with its source time after two seconds without a change', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    await clock.advance(2 * SECOND)
    await expectMessages(received, 2)
    await clock.advance(2 * SECOND)
    await expectMessages(received, 3)
    expect(codesOf(received[2])).toEqual(['USDTRY', 'EURTRY'])
    expect(received[2]?.meta.time).toBe(NOW)
  })

  test('the relay stops repeating the board while the provider is silent', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    const received = await visitor()
    await clock.advance(16 * SECOND)
    await expectMessages(received, 8)
    await clock.advance(60 * SECOND)
    expect(received).toHaveLength(8)
    market.send()
    await clock.advance(2 * SECOND)
    await expectMessages(received, 9)
  })

  test('the relay continues after the clock is set back and stops when the provider becomes silent', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    const received = await visitor()
    clock.set(NOW - 3 * HOUR)
    await clock.advance(16 * SECOND)
    await expectMessages(received, 8)
    await clock.advance(60 * SECOND)
    expect(received).toHaveLength(8)
    market.send(quote('USD', '47.20', '47.50', clock.now()))
    await expectMessages(received, 9)
    expect(received[8]?.data['USDTRY']?.satis).toBe('47.5000')
  })

  test('the relay sends a halt and its end immediately', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    await clock.advance(SECOND)
    edit({}, 'EUR')
    await expectMessages(received, 2)
    expect(received[1]?.meta.halted).toEqual(['EUR'])
    expect(codesOf(received[1])).toEqual(['USDTRY'])
    await clock.advance(SECOND)
    edit({})
    await expectMessages(received, 3)
    expect(received[2]?.meta.halted).toBeUndefined()
  })

  test('the relay sends changed hours and limits immediately and only once', async () => {
    market.send(quote('USD', '47.20', '47.40', NOW))
    const received = await visitor()
    await expectMessages(received, 1)
    expect(received[0]?.meta.office).toEqual({ hours: facts.hours, freshness: facts.freshness })
    await clock.advance(SECOND)
    const freshness = { live: 60 * SECOND, delayed: 120 * SECOND }
    edit({ freshness })
    await expectMessages(received, 2)
    expect(received[1]?.meta.office).toEqual({ hours: facts.hours, freshness })
    await clock.advance(2 * SECOND)
    await expectMessages(received, 3)
    expect(received[2]?.meta.office).toBeUndefined()
  })
})

test('the relay closes a connection that joins a second time', async () => {
  const greedy = await visitSocket(url)
  greedy.send('40')
  await expect.poll(() => live.sockets()).toBe(1)
  for (let each = 0; each < 500; each += 1) greedy.send('40')
  await expect.poll(() => [greedy.closed, live.sockets()]).toEqual([true, 0])
  market.send(quote('USD', '47.20', '47.40', NOW))
  expect(live.counts()).toMatchObject({ direct: 0, relayed: 0 })
})

test('the relay closes connections like a lost network, so that pages reconnect', async () => {
  const socket = open({ reconnection: true, reconnectionDelay: 60_000 })
  const reason = Promise.withResolvers<string>()
  socket.on('disconnect', reason.resolve)
  await expect.poll(() => socket.connected).toBe(true)
  await live[Symbol.asyncDispose]()
  expect(await reason.promise).toBe('transport close')
  expect(socket.active).toBe(true)
})
