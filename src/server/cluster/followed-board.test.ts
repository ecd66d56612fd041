import { describe, expect, test } from 'vitest'
import type { Quote } from '#domain/quote.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { keptLog } from '../../../test/fakes/kept-log.ts'
import { quote } from '../../../test/fakes/market.ts'
import { type BoardMark, writeMessage } from './board-mark.ts'
import { writeBoard } from './board-text.ts'
import { createDatabaseTime } from './database-time.ts'
import { followBoard, type StoredBoard } from './followed-board.ts'

const START = Date.parse('2026-08-03T09:00:00Z')
/** What the database's clock is ahead of `elapsed()`. */
const EPOCH = 1_000_000

function textOf(usd: Quote, spoke: number | null = EPOCH): string {
  const board = new Map([[usd.code, usd]])
  return writeBoard({ view: { board, sourceTime: START, halted: new Set() }, offered: board, held: [], spoke })
}

const dollar = (sell: string): Quote => quote('USD', '47.1', sell, START)

function follower(stored: StoredBoard = { epoch: 0, sequence: 0, text: null }) {
  const clock = fakeClock(START)
  const time = createDatabaseTime(clock)
  time.answered(EPOCH, 0)
  const { log, warnings } = keptLog()
  const row = { now: stored, reads: 0 }
  const board = followBoard({
    read() {
      row.reads += 1
      return Promise.resolve(row.now)
    },
    time,
    clock,
    log,
  })
  return {
    ...board,
    clock,
    time,
    row,
    warnings,
    hear: (mark: BoardMark, text: string) => board.heard(writeMessage(mark, text)),
    sell: () => board.current()?.view.board.get('USD')?.sell,
  }
}

describe('a follower', () => {
  test('has what the leader told last', () => {
    const { hear, sell } = follower()
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    hear({ epoch: 7, sequence: 2 }, textOf(dollar('47.4')))
    expect(sell()).toBe(47_400_000)
  })

  test('never goes back: neither to an earlier board nor to that of an earlier term', () => {
    const { hear, sell } = follower()
    hear({ epoch: 7, sequence: 2 }, textOf(dollar('47.4')))
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    hear({ epoch: 6, sequence: 90 }, textOf(dollar('47.2')))
    expect(sell()).toBe(47_400_000)
    hear({ epoch: 8, sequence: 1 }, textOf(dollar('47.5')))
    expect(sell()).toBe(47_500_000)
  })

  test('reads the whole board when it joins', async () => {
    const { readWhole, clock, sell } = follower({ epoch: 7, sequence: 12, text: textOf(dollar('47.3')) })
    readWhole()
    await clock.advance(0)
    expect(sell()).toBe(47_300_000)
  })

  test('reads the board that it has missed, and not one that it has', async () => {
    const { hear, newestIs, clock, row, sell } = follower({ epoch: 7, sequence: 3, text: textOf(dollar('47.6')) })
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    newestIs({ epoch: 7, sequence: 1 })
    await clock.advance(0)
    expect(row.reads).toBe(0)
    newestIs({ epoch: 7, sequence: 3 })
    await clock.advance(0)
    expect([row.reads, sell()]).toEqual([1, 47_600_000])
  })

  test('reads a board that is too long for a message', async () => {
    const { hear, clock, sell } = follower({ epoch: 7, sequence: 1, text: textOf(dollar('47.3')) })
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')) + ' '.repeat(8000))
    await clock.advance(0)
    expect(sell()).toBe(47_300_000)
  })

  test('grows older with every moment that the leader says nothing, though the database answers', async () => {
    const { hear, silentFor, clock, time } = follower()
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await clock.advance(20_000)
    time.answered(EPOCH + 20_000, 20_000)
    expect(silentFor()).toBe(20_000)
  })

  test('takes a message that was long on its way for as old as it is', async () => {
    const { hear, silentFor, clock } = follower()
    await clock.advance(30_000)
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3'), EPOCH + 100))
    expect(silentFor()).toBe(29_900)
  })

  test('calls nothing alive whose moment is yet to come, since the database’s clock was set back', async () => {
    const { hear, silentFor, clock, time } = follower()
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    await clock.advance(1000)
    time.answered(EPOCH - 600_000, 1000)
    expect(silentFor()).toBe(Infinity)
    // By less a time server nudges it.
    time.answered(EPOCH - 500, 1000)
    expect(silentFor()).toBe(0)
  })

  test('calls nothing alive that never spoke', () => {
    const { hear, silentFor } = follower()
    expect(silentFor()).toBe(Infinity)
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3'), null))
    expect(silentFor()).toBe(Infinity)
  })

  test('keeps the last board, ageing, when it does not understand a newer one', () => {
    const { hear, sell, warnings, heard } = follower()
    hear({ epoch: 7, sequence: 1 }, textOf(dollar('47.3')))
    hear({ epoch: 7, sequence: 2 }, '{"board":"of another program"}')
    heard('anything')
    expect(sell()).toBe(47_300_000)
    expect(warnings()).not.toEqual([])
  })

  test('has what lies in the database, though no message told of it, before whoever waits for that goes on', async () => {
    const { row, sell, caughtUp } = follower()
    row.now = { epoch: 1, sequence: 7, text: textOf(dollar('47.3')) }
    await caughtUp()
    expect(sell()).toBe(dollar('47.3').sell)
  })
})
