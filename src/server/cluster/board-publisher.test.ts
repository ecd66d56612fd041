import { expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { fakeMarket, quote } from '../../../test/fakes/market.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { ownBoard, publishBoards } from './board-publisher.ts'
import { createDatabaseTime } from './database-time.ts'
import { type BoardRevision, readBoard, type ReplicatedBoard } from './replicated-board.ts'

const START = Date.parse('2026-08-03T09:00:00Z')

/** The board of the previous leader, whose source has not quoted. */
const NOTHING: ReplicatedBoard = {
  view: { board: new Map(), sourceTime: null, halted: new Set() },
  sourceQuotes: new Map(),
  held: [],
  quotedAt: null,
}

function leader(before = NOTHING) {
  const clock = fakeClock(START)
  const market = fakeMarket(clock)
  const time = createDatabaseTime(clock)
  time.answered(START, 0)
  const published: { readonly revision: BoardRevision; readonly text: string }[] = []
  const state = { answer: true as boolean | Error, takes: 0, refusals: 0 }
  const { log, lines } = recordedLog()
  const own = { ...market, sourceQuote: () => undefined, held: () => [] }
  const publishing = publishBoards({
    market,
    board: () => ownBoard(own, before, time, clock),
    epoch: 7,
    async publish(revision, text) {
      const passed = Promise.withResolvers<void>()
      clock.after(state.takes, passed.resolve)
      await passed.promise
      if (state.answer instanceof Error) throw state.answer
      if (state.answer) published.push({ revision, text })
      return state.answer
    },
    onRefused: () => (state.refusals += 1),
    clock,
    log,
  })
  const sells = () =>
    published.map(({ text }) => {
      const board = readBoard(text)
      return board.ok ? board.value.view.board.get('USD')?.sell : undefined
    })
  const send = (sell: string) => market.send(quote('USD', '47.1', sell, clock.now()))
  return { clock, send, published, sells, state, lines, stop: () => publishing[Symbol.asyncDispose]() }
}

test('the leader publishes a change immediately under the next sequence number', async () => {
  const { clock, send, published, sells } = leader()
  await clock.advance(1000)
  send('47.3')
  await clock.advance(0)
  expect(sells()).toEqual([undefined, 47_300_000])
  expect(published.map(({ revision }) => revision)).toEqual([
    { epoch: 7, sequence: 1 },
    { epoch: 7, sequence: 2 },
  ])
})

test('the leader publishes only the newest of the changes that come while a message is pending', async () => {
  const { clock, send, sells, state } = leader()
  await clock.advance(1000)
  state.takes = 200
  for (const sell of ['47.3', '47.4', '47.5', '47.6']) send(sell)
  await clock.advance(1000)
  expect(sells().slice(1)).toEqual([47_300_000, 47_600_000])
})

test('the leader publishes at most twenty messages a second', async () => {
  const { clock, send, published } = leader()
  for (let tick = 0; tick < 500; tick += 1) {
    send(`47.${100 + tick}`)
    await clock.advance(2)
  }
  expect(published.length).toBeLessThanOrEqual(21)
})

test('the leader retries a failed publication with its current board', async () => {
  const { clock, send, sells, state } = leader()
  await clock.advance(1000)
  state.answer = new Error('cut off')
  send('47.3')
  await clock.advance(2000)
  state.answer = true
  await clock.advance(500)
  expect(sells().at(-1)).toBe(47_300_000)
})

test('the leader logs the first failure and the first success after it', async () => {
  const { clock, send, state, lines } = leader()
  await clock.advance(1000)
  state.answer = new Error('cut off')
  send('47.3')
  await clock.advance(60_000)
  expect(lines).toMatchObject([{ level: 40, msg: 'board not published, retrying' }])
  state.answer = true
  await clock.advance(60_000)
  send('47.4')
  await clock.advance(1000)
  expect(lines.slice(1)).toMatchObject([{ level: 30, msg: 'board published again' }])
})

test('the publisher reports a refused epoch', async () => {
  const { clock, send, state } = leader()
  await clock.advance(1000)
  state.answer = false
  send('47.3')
  await clock.advance(10)
  expect(state.refusals).toBe(1)
})

test('a published board has its quote time by the database’s clock, and a silent source publishes nothing', async () => {
  const { clock, send, published } = leader()
  await clock.advance(1000)
  send('47.3')
  await clock.advance(30_000)
  const last = readBoard(published.at(-1)?.text ?? '')
  expect(last).toMatchObject({ ok: true, value: { quotedAt: START + 1000 } })
  expect(published).toHaveLength(2)
})

test('the publisher sends nothing and leaves no timer after its term', async () => {
  const { clock, send, published, stop } = leader()
  await clock.advance(1000)
  await stop()
  send('47.3')
  await clock.advance(1000)
  expect(published).toHaveLength(1)
  expect(clock.waiting()).toBe(0)
})
