import { createServer } from 'node:http'
import { io as connect, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfficeFacts, WireMessageWithLiveSettings } from '#contract/office-facts.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import type { WireMessage } from '#contract/price-wire.ts'
import { HOUR, SECOND } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeMarket, fakeMarket, quote } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { visitSocket } from '../../../test/fakes/socket-visitor.ts'
import { type Relay, startRelay } from './relay.ts'

const NOW = Date.parse('2026-08-03T10:00:00+03:00')

/** Greetings carry the office's terms, other messages don't. */
interface Heard extends WireMessage {
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
  live = startRelay({ server, market, facts: () => facts, admit: (_request, enter) => enter(), clock })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
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

/** An edit of the office file: other facts, and the currencies that are halted from now on. */
function edit(changes: Partial<OfficeFacts>, ...halted: CurrencyCode[]): void {
  facts = { ...facts, ...changes }
  market.halt(...halted)
}

/** Connects and collects what it is told. */
async function visitor(board?: string): Promise<Heard[]> {
  const heard: Heard[] = []
  const socket = open(board === undefined ? {} : { query: { board } })
  socket.on(PRICE_CHANGED, (message: Heard) => heard.push(message))
  await expect.poll(() => socket.connected).toBe(true)
  return heard
}

const expectMessages = (heard: readonly Heard[], count: number): Promise<void> =>
  expect.poll(() => heard).toHaveLength(count)

const codesOf = (message: Heard | undefined): string[] => Object.keys(message?.data ?? {})

describe('a page that connects', () => {
  test('gets the whole board at once, yen per 100', async () => {
    market.say(quote('USD', '47.2330', '47.4770', NOW), quote('JPY', '31.20', '31.90', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    expect(heard[0]?.meta.time).toBe(NOW)
    expect(heard[0]?.data).toMatchObject({
      USDTRY: { code: 'USDTRY', alis: '47.2330', satis: '47.4770', tarih: '03-08-2026 10:00:00' },
      JPYTRY: { satis: '31.9000' },
    })
  })

  test('hears nothing while the provider is dead', async () => {
    market.say(quote('USD', '47.2330', '47.4770', NOW))
    await clock.advance(16 * SECOND)
    const heard = await visitor()
    await clock.advance(10 * SECOND)
    expect(heard).toEqual([])
    market.say(quote('USD', '47.2330', '47.4800', clock.now()))
    await expectMessages(heard, 1)
  })
})

describe('a page that shows metals', () => {
  beforeEach(() => {
    market.say(
      quote('USD', '47.2330', '47.4770', NOW),
      quote('CEYREK_YENI', '9978', '10095', NOW),
      quote('ONS', '4046.20', '4047.20', NOW),
    )
  })

  test('asks for their board, and hears nothing of currencies', async () => {
    const [gold, coins] = [await visitor('gold'), await visitor('coins')]
    await expectMessages(gold, 1)
    await expectMessages(coins, 1)
    expect([codesOf(gold[0]), codesOf(coins[0])]).toEqual([['CEYREK_YENI', 'ONS'], ['CEYREK_YENI']])
    await clock.advance(SECOND)
    market.say(quote('USD', '47.2330', '47.5000', clock.now()), quote('ONS', '4046.20', '4049.20', clock.now()))
    await expectMessages(gold, 2)
    expect(codesOf(gold[1])).toEqual(['ONS'])
    expect(coins).toHaveLength(1)
  })

  test('costs one of currencies nothing, be a metal moved or halted', async () => {
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
  test('hears the first change at once and only the codes that changed', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    await clock.advance(SECOND)
    market.say(quote('EUR', '55.10', '55.50', clock.now()))
    await expectMessages(heard, 2)
    expect(codesOf(heard[1])).toEqual(['EURTRY'])
  })

  test('hears at most four messages a second, and the last price is never lost', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    await clock.advance(SECOND)
    for (let each = 1; each <= 20; each += 1) {
      market.say(quote('USD', '47.20', `47.${40 + each}`, clock.now()))
      await clock.advance(50)
    }
    await clock.advance(SECOND)
    const last = (): string | undefined => heard.at(-1)?.data['USDTRY']?.satis
    await expect.poll(() => last()).toBe('47.6000')
    expect(heard.length).toBeLessThanOrEqual(1 + 5)
  })

  test('hears the whole board again after two quiet seconds, with the time at which the provider spoke', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    await clock.advance(2 * SECOND)
    await expectMessages(heard, 2)
    await clock.advance(2 * SECOND)
    await expectMessages(heard, 3)
    expect(codesOf(heard[2])).toEqual(['USDTRY', 'EURTRY'])
    expect(heard[2]?.meta.time).toBe(NOW)
  })

  test('hears nothing more once the provider is dead, and the board again when it lives', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW))
    const heard = await visitor()
    await clock.advance(16 * SECOND)
    await expectMessages(heard, 8)
    await clock.advance(60 * SECOND)
    expect(heard).toHaveLength(8)
    market.say()
    await clock.advance(2 * SECOND)
    await expectMessages(heard, 9)
  })

  test('hears on although our clock is set back, and nothing more once the provider has been dead as long as ever', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW))
    const heard = await visitor()
    clock.set(NOW - 3 * HOUR)
    await clock.advance(16 * SECOND)
    await expectMessages(heard, 8)
    await clock.advance(60 * SECOND)
    expect(heard).toHaveLength(8)
    market.say(quote('USD', '47.20', '47.50', clock.now()))
    await expectMessages(heard, 9)
    expect(heard[8]?.data['USDTRY']?.satis).toBe('47.5000')
  })

  test('learns at once that a currency is halted, and that it is not any more', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW), quote('EUR', '55.10', '55.40', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    await clock.advance(SECOND)
    edit({}, 'EUR')
    await expectMessages(heard, 2)
    expect(heard[1]?.meta.halted).toEqual(['EUR'])
    expect(codesOf(heard[1])).toEqual(['USDTRY'])
    await clock.advance(SECOND)
    edit({})
    await expectMessages(heard, 3)
    expect(heard[2]?.meta.halted).toBeUndefined()
  })

  test('learns at once of other hours and limits, and hears of them only with an edit', async () => {
    market.say(quote('USD', '47.20', '47.40', NOW))
    const heard = await visitor()
    await expectMessages(heard, 1)
    expect(heard[0]?.meta.office).toEqual({ hours: facts.hours, freshness: facts.freshness })
    await clock.advance(SECOND)
    const freshness = { live: 60 * SECOND, delayed: 120 * SECOND }
    edit({ freshness })
    await expectMessages(heard, 2)
    expect(heard[1]?.meta.office).toEqual({ hours: facts.hours, freshness })
    await clock.advance(2 * SECOND)
    await expectMessages(heard, 3)
    expect(heard[2]?.meta.office).toBeUndefined()
  })
})

test('who joins a second time is no second receiver, and gone', async () => {
  const greedy = await visitSocket(url)
  greedy.say('40')
  await expect.poll(() => live.sockets()).toBe(1)
  for (let each = 0; each < 500; each += 1) greedy.say('40')
  await expect.poll(() => [greedy.closed, live.sockets()]).toEqual([true, 0])
  market.say(quote('USD', '47.20', '47.40', NOW))
  expect(live.counts()).toMatchObject({ direct: 0, relayed: 0 })
})

test('a stop closes the connection the way a lost network does, so that pages connect again by themselves', async () => {
  const socket = open({ reconnection: true, reconnectionDelay: 60_000 })
  const reason = Promise.withResolvers<string>()
  socket.on('disconnect', reason.resolve)
  await expect.poll(() => socket.connected).toBe(true)
  await live[Symbol.asyncDispose]()
  expect(await reason.promise).toBe('transport close')
  expect(socket.active).toBe(true)
})
