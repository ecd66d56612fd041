import { describe, expect, test } from 'vitest'
import type { MarketChange } from '#domain/board.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { ALIVE_FOR } from '#domain/freshness.ts'
import type { Quote } from '#domain/quote.ts'
import { marketUnderTest } from '../../../test/fakes/market-under-test.ts'
import { quote } from '../../../test/fakes/market.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { NO_MARGINS, USUAL_GUARDS } from '../../../test/fakes/usual-limits.ts'
import { ownBoard } from './board-publisher.ts'
import { createDatabaseTime } from './database-time.ts'
import { createNewestBoard, type StoredBoard } from './newest-board.ts'
import { createReplicatedMarket } from './replicated-market.ts'

const START = Date.parse('2026-08-03T09:00:00Z')

function replica(...recorded: Quote[]) {
  const tested = marketUnderTest(START)
  const { clock } = tested
  const time = createDatabaseTime(clock)
  time.answered(START, 0)
  let read = (): Promise<StoredBoard> => Promise.reject(new Error('nothing is read'))
  const newest = createNewestBoard({
    read: () => read(),
    recorded: new Map(recorded.map((each) => [each.code, each])),
    ownEpoch: () => null,
    time,
    clock,
    log: silentLog,
  })
  const halted = new Set<CurrencyCode>()
  let mayKeepPublishing = true
  const market = createReplicatedMarket({
    pricing: () => ({ selection: CURRENCY_CODES, margins: NO_MARGINS, guards: USUAL_GUARDS, halted }),
    newest,
    mayKeepPublishing: () => mayKeepPublishing,
  })
  const changes: MarketChange[] = []
  market.subscribe((change) => void changes.push(change))
  let sequence = 0
  return {
    market,
    tested,
    clock,
    changes,
    halted,
    receive: (
      quotes: readonly Quote[],
      also: { readonly halted?: readonly CurrencyCode[]; readonly silence?: number; readonly epoch?: number } = {},
    ): void => {
      sequence += 1
      const board = new Map(quotes.map((each) => [each.code, each]))
      const quotedAt = START + clock.elapsed() - (also.silence ?? 0)
      const view = { board, sourceTime: START, halted: new Set(also.halted) }
      newest.take({ view, sourceQuotes: board, held: [], quotedAt, epoch: also.epoch ?? 7, sequence })
    },
    /** Sets whether the replica is certain that it still leads. It is not after a pause. */
    setCertain: (certain: boolean): void => {
      mayKeepPublishing = certain
      market.refresh()
    },
    /** Leads with the tested market, which has taken over the current board. Returns a function that ends the term. */
    lead: (): (() => void) => {
      const before = newest.current()
      const revision = { epoch: 8, sequence: Number.MAX_SAFE_INTEGER }
      market.lead(tested.market, () => ({ ...ownBoard(tested.market, before, time, clock), ...revision }))
      return () => market.follow()
    },
    /** Sets the answer of the database to the next read. */
    answer: (board: Promise<StoredBoard>): void => void (read = () => board),
    sell: (code: CurrencyCode) => market.view().board.get(code)?.sell,
  }
}

const dollar = (sell: string, at = START): Quote => quote('USD', '47.1', sell, at)

describe('the market of a replica', () => {
  test('the market shows recorded prices as not live until a leader publishes a board', () => {
    const { market, sell } = replica(dollar('47.2'))
    expect([sell('USD'), market.view().sourceTime, market.silentFor()]).toEqual([47_200_000, null, Infinity])
  })

  test('a follower shows the leader’s board and reports the prices that moved', () => {
    const { receive, changes, sell } = replica()
    receive([dollar('47.3'), quote('EUR', '55', '55.2', START)])
    receive([dollar('47.4'), quote('EUR', '55', '55.2', START)])
    expect(sell('USD')).toBe(47_400_000)
    expect(changes.map(({ moved }) => moved.map(({ code }) => code))).toEqual([['USD', 'EUR'], ['USD']])
  })

  test('the market keeps the identity of an unchanged quote', () => {
    const { receive, market } = replica()
    receive([dollar('47.3')])
    const before = market.view().board.get('USD')
    receive([dollar('47.3')])
    expect(market.view().board.get('USD')).toBe(before)
  })

  test('a follower applies its own halt immediately and shows the price again after the halt', () => {
    const { market, receive, halted, sell } = replica()
    receive([dollar('47.3')])
    halted.add('USD')
    market.settingsChanged()
    expect([sell('USD'), [...market.view().halted]]).toEqual([undefined, ['USD']])
    receive([dollar('47.4')])
    expect(sell('USD')).toBeUndefined()
    halted.clear()
    market.settingsChanged()
    expect(sell('USD')).toBe(47_400_000)
  })

  test('a follower shows the halts of the leader', () => {
    const { receive, market } = replica()
    receive([], { halted: ['JPY'] })
    expect([...market.view().halted]).toEqual(['JPY'])
  })

  test('a leader shows its own market and keeps the earlier source time until its source sends', () => {
    const { market, tested, lead, receive, sell } = replica()
    receive([dollar('47.3')], { silence: 4000 })
    lead()
    expect([market.view().sourceTime, market.silentFor()]).toEqual([START, 4000])
    tested.send({ USDTRY: ['47.2', '47.5'] })
    expect([sell('USD'), market.silentFor()]).toEqual([47_500_000, 0])
    receive([dollar('40')])
    expect(sell('USD')).toBe(47_500_000)
  })

  test('a new leader applies margins that were published while its term began', () => {
    const { tested, lead, sell } = replica()
    tested.send({ USDTRY: ['47.2', '47.5'] })
    tested.office.margins = { USD: { sell: { kind: 'lira', micros: 100_000 } } }
    lead()
    expect(sell('USD')).toBe(47_600_000)
  })

  test('a former leader keeps its board until a newer board arrives', () => {
    const { tested, lead, receive, sell } = replica()
    receive([dollar('47.3')], { silence: 30_000 })
    const follow = lead()
    tested.send({ USDTRY: ['47.2', '47.5'] })
    follow()
    expect(sell('USD')).toBe(47_500_000)
    receive([dollar('47.6')], { epoch: 9 })
    expect(sell('USD')).toBe(47_600_000)
    tested.send({ USDTRY: ['47.2', '47.9'] })
    expect(sell('USD')).toBe(47_600_000)
  })

  test('a former leader shows its prices as live only after the database has no newer board', async () => {
    const { market, tested, lead, answer } = replica()
    const follow = lead()
    tested.send({ USDTRY: ['47.2', '47.5'] })
    const { promise, resolve } = Promise.withResolvers<StoredBoard>()
    answer(promise)
    follow()
    expect(market.silentFor()).toBeGreaterThan(ALIVE_FOR)
    resolve({ epoch: 8, sequence: 1, text: null })
    await expect.poll(() => market.silentFor()).toBe(0)
  })

  test('a former leader ignores an older board of the next leader', async () => {
    const { tested, clock, lead, receive, sell } = replica()
    receive([dollar('47.3')])
    const follow = lead()
    await clock.advance(20_000)
    tested.send({ USDTRY: ['47.2', '47.5'] })
    follow()
    receive([dollar('47.3')], { epoch: 9, silence: 20_000 })
    expect(sell('USD')).toBe(47_500_000)
    await clock.advance(1000)
    receive([dollar('47.6')], { epoch: 9 })
    expect(sell('USD')).toBe(47_600_000)
  })

  test('a paused leader shows new prices only after it is certain that it still leads', () => {
    const { tested, market, lead, setCertain, changes, sell } = replica()
    lead()
    tested.send({ USDTRY: ['47.2', '47.5'] })
    setCertain(false)
    const before = changes.length
    tested.send({ USDTRY: ['47.2', '47.6'] })
    market.settingsChanged()
    expect([sell('USD'), market.silentFor(), changes.length - before]).toEqual([47_500_000, ALIVE_FOR + 1, 0])
    setCertain(true)
    expect([sell('USD'), market.silentFor(), changes.length - before]).toEqual([47_600_000, 0, 1])
  })

  test('a paused leader drops its buffered prices if another replica leads now', async () => {
    const { tested, clock, lead, receive, setCertain, sell } = replica()
    const follow = lead()
    tested.send({ USDTRY: ['47.2', '47.5'] })
    await clock.advance(30_000)
    setCertain(false)
    // The message waited in a buffer for half a minute.
    tested.send({ USDTRY: ['47.2', '47.6'] })
    receive([dollar('47.9')], { epoch: 9, silence: 1000 })
    follow()
    expect(sell('USD')).toBe(47_900_000)
  })
})
