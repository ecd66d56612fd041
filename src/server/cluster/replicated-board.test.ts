import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Quote } from '#domain/quote.ts'
import { rate, rateOfMicros } from '#domain/rate.ts'
import { quote } from '../../../test/fakes/market.ts'
import type { HeldQuote } from '../pipeline/index.ts'
import { isNewerBoard, readBoard, type ReplicatedBoard, writeBoard } from './replicated-board.ts'

const AT = Date.parse('2026-08-03T09:00:00Z')

const HELD: HeldQuote = {
  passed: { quote: quote('EUR', '60.1', '60.9', AT), claimedAt: AT + 5 },
  rule: 'far-from-bulletin',
  source: 'socket',
  reference: { kind: 'bulletin', price: { buy: rate('50'), sell: rate('50.2') }, at: AT },
  measure: { against: { buy: rate('50'), sell: rate('50.2') }, limit: 1000 },
  since: AT,
}

const WHOLE: ReplicatedBoard = {
  view: {
    board: new Map([['USD', quote('USD', '', '47.4770', AT)]]),
    sourceTime: AT,
    halted: new Set(['JPY'] as const),
  },
  sourceQuotes: new Map([['USD', quote('USD', '47.2', '47.4', AT)]]),
  held: [HELD, { ...HELD, rule: 'jump', reference: undefined, measure: { against: null, limit: null } }],
  quotedAt: AT + 0.5,
}

const micros = fc.integer({ min: 1, max: 999_999_999 }).map((value) => {
  const read = rateOfMicros(value)
  if (!read.ok) throw new Error(read.error)
  return read.value
})
const trend = fc.constantFrom('up', 'down', '')
const quotes = fc
  .uniqueArray(fc.constantFrom(...INSTRUMENT_IDS))
  .chain((codes) =>
    fc.tuple(
      ...codes.map((code) =>
        fc
          .record({ buy: fc.option(micros), sell: micros, quotedAt: fc.nat(2e12), up: trend, down: trend })
          .map(({ buy, sell, quotedAt, up, down }): Quote => {
            return { code, unit: INSTRUMENTS[code].unit, buy, sell, quotedAt, trend: { buy: up, sell: down } }
          }),
      ),
    ),
  )
  .map((all) => new Map(all.map((each) => [each.code, each])))

describe('a published board', () => {
  test('a written board is read back with all its fields', () => {
    expect(readBoard(writeBoard(WHOLE))).toEqual({ ok: true, value: WHOLE })
  })

  test('a written board is read back unchanged for any quotes', () => {
    fc.assert(
      fc.property(
        quotes,
        quotes,
        fc.subarray([...INSTRUMENT_IDS]),
        fc.option(fc.nat(2e12)),
        (board, sourceQuotes, halted, at) => {
          const whole: ReplicatedBoard = {
            view: { board, halted: new Set(halted), sourceTime: at },
            sourceQuotes,
            held: [],
            quotedAt: at,
          }
          expect(readBoard(writeBoard(whole))).toEqual({ ok: true, value: whole })
        },
      ),
    )
  })

  const lengthOf = (ids: readonly InstrumentId[], heldIds: readonly InstrumentId[]): number => {
    const longQuote = (code: InstrumentId): Quote => quote(code, '204625.233011', '205551.477011', AT)
    const falling = { buy: 'down', sell: 'down' } as const
    const board = new Map(ids.map((code) => [code, { ...longQuote(code), trend: falling }]))
    const held = heldIds.map((code) => ({ ...HELD, passed: { quote: longQuote(code), claimedAt: AT } }))
    const whole: ReplicatedBoard = {
      view: { board, halted: new Set(), sourceTime: AT },
      sourceQuotes: board,
      held,
      quotedAt: AT,
    }
    return Buffer.byteLength(writeBoard(whole))
  }

  test('a board of held currencies has less than 500 bytes for each, and a board of all instruments less than 6 kB', () => {
    expect(lengthOf(CURRENCY_CODES, CURRENCY_CODES)).toBeLessThan(CURRENCY_CODES.length * 500)
    expect(lengthOf(INSTRUMENT_IDS, [])).toBeLessThan(6000)
  })

  test('readBoard ignores unknown fields', () => {
    const text = JSON.stringify({ ...JSON.parse(writeBoard(WHOLE)), invented: true })
    expect(readBoard(text)).toEqual({ ok: true, value: WHOLE })
  })

  test('readBoard leaves out unknown instruments of another release', () => {
    const text = JSON.stringify({
      ...JSON.parse(writeBoard(WHOLE)),
      board: [
        ['PLATIN', null, 1, AT, '', ''],
        ['USD', null, 47_477_000, AT, '', ''],
      ],
      halted: ['PLATIN', 'JPY'],
      held: [{ quote: ['PLATIN', null, 1, AT, '', ''], rule: 'unheard-of' }],
    })
    expect(readBoard(text)).toEqual({ ok: true, value: { ...WHOLE, held: [] } })
  })

  test.each([
    ['rule', '"rule":"', []],
    ['source', '"source":"', []],
    ['kind of reference', '"kind":"', WHOLE.held.slice(1)],
  ])('readBoard leaves out held quotes with an unknown %s', (_what, name, held) => {
    const text = writeBoard(WHOLE).replaceAll(name, `${name}of-tomorrow-`)
    expect(readBoard(text)).toEqual({ ok: true, value: { ...WHOLE, held } })
  })

  test.each([
    ['invalid JSON', '{'],
    ['an array', '[]'],
    ['a quote without a code', writeBoard(WHOLE).replace('"USD"', 'null')],
    ['a negative price', writeBoard(WHOLE).replace('47477000', '-1')],
    ['a fraction of a micro-lira', writeBoard(WHOLE).replace('47477000', '47477000.5')],
  ])('readBoard rejects a board with %s', (_what, text) => {
    expect(readBoard(text).ok).toBe(false)
  })
})

describe('isNewerBoard', () => {
  const NOW = 1_000_000
  const board = (epoch: number, sequence: number, quotedAt: number | null) => ({ epoch, sequence, quotedAt })

  test('the later of two boards of one leader is newer', () => {
    expect(isNewerBoard(board(7, 2, NOW - 5), board(7, 1, NOW), NOW)).toBe(true)
    expect(isNewerBoard(board(7, 1, NOW), board(7, 1, NOW), NOW)).toBe(false)
  })

  test('the board whose source quoted later is newer among boards of two leaders', () => {
    expect(isNewerBoard(board(8, 1, NOW - 20_000), board(7, 90, NOW), NOW)).toBe(false)
    expect(isNewerBoard(board(7, 90, NOW), board(8, 1, NOW - 20_000), NOW)).toBe(true)
    expect(isNewerBoard(board(8, 1, null), board(7, 90, NOW), NOW)).toBe(false)
  })

  test('the later leader’s board is newer if both quote times are equal or missing', () => {
    for (const quotedAt of [NOW, null]) {
      expect(isNewerBoard(board(8, 1, quotedAt), board(7, 90, quotedAt), NOW)).toBe(true)
      expect(isNewerBoard(board(7, 90, quotedAt), board(8, 1, quotedAt), NOW)).toBe(false)
    }
  })

  test('a board with a quote time in the future is replaced', () => {
    expect(isNewerBoard(board(8, 1, NOW), board(7, 90, NOW + 600_000), NOW)).toBe(true)
  })
})
