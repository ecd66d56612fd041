import { describe, expect, test } from 'vitest'
import type { Quote } from '#domain/quote.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { quote } from '../../../test/fakes/market.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { createDatabaseTime } from './database-time.ts'
import { createNewestBoard, type StoredBoard } from './newest-board.ts'
import { type BoardRevision, writeBoard } from './replicated-board.ts'

const START = Date.parse('2026-08-03T09:00:00Z')
/** The ms by which the database's clock is ahead of `elapsed()`. */
const EPOCH = 1_000_000

function textOf(usd: Quote, quotedAt: number | null = EPOCH): string {
  const board = new Map([[usd.code, usd]])
  return writeBoard({ view: { board, sourceTime: START, halted: new Set() }, sourceQuotes: board, held: [], quotedAt })
}

const dollar = (sell: string): Quote => quote('USD', '47.1', sell, START)

function follower(stored: StoredBoard = { epoch: 0, sequence: 0, text: null }) {
  const clock = fakeClock(START)
  const time = createDatabaseTime(clock)
  time.answered(EPOCH, 0)
  const { log, lines } = recordedLog()
  const row = { now: stored, reads: 0 }
  let ownEpoch: number | null = null
  const board = createNewestBoard({
    read() {
      row.reads += 1
      return Promise.resolve(row.now)
    },
    recorded: new Map(),
    ownEpoch: () => ownEpoch,
    time,
    clock,
    log,
  })
  return {
    ...board,
    clock,
    time,
    row,
    lines,
    leads: (epoch: number) => void (ownEpoch = epoch),
    /** Publishes as a leader: stores the board and notifies its revision. */
    receive: async (revision: BoardRevision, text: string): Promise<void> => {
      row.now = { ...revision, text }
      board.onRevision(revision)
      await clock.advance(0)
    },
    sell: () => board.current().view.board.get('USD')?.sell,
  }
}

describe('the newest board of a follower', () => {
  test('a follower has the board that the leader published last', async () => {
    const { receive, sell } = follower()
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await receive({ epoch: 7, sequence: 2 }, textOf(dollar('47.4')))
    expect(sell()).toBe(47_400_000)
  })

  test('a follower ignores an earlier board and the board of an earlier term', async () => {
    const { receive, sell } = follower()
    await receive({ epoch: 7, sequence: 2 }, textOf(dollar('47.4')))
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await receive({ epoch: 6, sequence: 90 }, textOf(dollar('47.2')))
    expect(sell()).toBe(47_400_000)
    await receive({ epoch: 8, sequence: 1 }, textOf(dollar('47.5')))
    expect(sell()).toBe(47_500_000)
  })

  test('a follower reads the stored board when it joins', async () => {
    const { read, clock, sell } = follower({ epoch: 7, sequence: 12, text: textOf(dollar('47.3')) })
    read()
    await clock.advance(0)
    expect(sell()).toBe(47_300_000)
  })

  test('a follower reads a board that it has missed but not one that it has', async () => {
    const { receive, onRevision, clock, row, sell } = follower()
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    onRevision({ epoch: 7, sequence: 1 })
    await clock.advance(0)
    expect(row.reads).toBe(1)
    row.now = { epoch: 7, sequence: 3, text: textOf(dollar('47.6')) }
    onRevision({ epoch: 7, sequence: 3 })
    await clock.advance(0)
    expect([row.reads, sell()]).toEqual([2, 47_600_000])
  })

  test('a replica does not read boards that it published as the leader', async () => {
    const { onRevision, leads, clock, row } = follower()
    leads(7)
    onRevision({ epoch: 7, sequence: 1 })
    await clock.advance(0)
    expect(row.reads).toBe(0)
    onRevision({ epoch: 8, sequence: 0 })
    await clock.advance(0)
    expect(row.reads).toBe(1)
  })

  test('the board of a follower ages while the leader sends nothing, even if the database answers', async () => {
    const { receive, silentFor, clock, time } = follower()
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await clock.advance(20_000)
    time.answered(EPOCH + 20_000, 20_000)
    expect(silentFor()).toBe(20_000)
  })

  test('a delayed message does not make the board of a follower look fresh', async () => {
    const { receive, silentFor, clock } = follower()
    await clock.advance(30_000)
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3'), EPOCH + 100))
    expect(silentFor()).toBe(29_900)
  })

  test('a board from the future of the database’s clock is not live', async () => {
    const { receive, silentFor, clock, time } = follower()
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await clock.advance(1000)
    time.answered(EPOCH - 600_000, 1000)
    expect(silentFor()).toBe(Infinity)
    // A time server adjusts the clock by less than this.
    time.answered(EPOCH - 500, 1000)
    expect(silentFor()).toBe(0)
  })

  test('a board whose source has never quoted is not live', async () => {
    const { receive, silentFor } = follower()
    expect(silentFor()).toBe(Infinity)
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3'), null))
    expect(silentFor()).toBe(Infinity)
  })

  test('a follower keeps its last board if it cannot parse a newer one', async () => {
    const { receive, sell, lines } = follower()
    await receive({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await receive({ epoch: 7, sequence: 2 }, '{"board":"of another program"}')
    expect(sell()).toBe(47_300_000)
    expect(lines).toMatchObject([{ level: 50 }])
  })

  test('sync reads the stored board even without a notification', async () => {
    const { row, sell, sync } = follower()
    row.now = { epoch: 1, sequence: 7, text: textOf(dollar('47.3')) }
    await sync()
    expect(sell()).toBe(dollar('47.3').sell)
  })
})
