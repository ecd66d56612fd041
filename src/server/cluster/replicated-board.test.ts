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

describe('a board as it is published', () => {
  test('is read as it was written: own times, one-sided quotes, trends, held, halted, and when the source spoke', () => {
    expect(readBoard(writeBoard(WHOLE))).toEqual({ ok: true, value: WHOLE })
  })

  test('whatever the quotes are', () => {
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
    const dear = (code: InstrumentId): Quote => quote(code, '204625.233011', '205551.477011', AT)
    const board = new Map(ids.map((code) => [code, { ...dear(code), trend: { buy: 'down', sell: 'down' } } as const]))
    const held = heldIds.map((code) => ({ ...HELD, passed: { quote: dear(code), claimedAt: AT } }))
    const whole: ReplicatedBoard = {
      view: { board, halted: new Set(), sourceTime: AT },
      sourceQuotes: board,
      held,
      quotedAt: AT,
    }
    return Buffer.byteLength(writeBoard(whole))
  }

  test('of eight currencies, all of them held, has under 4 kB; one with every metal, while none is held, under 6 kB', () => {
    expect(lengthOf(CURRENCY_CODES, CURRENCY_CODES)).toBeLessThan(4000)
    expect(lengthOf(INSTRUMENT_IDS, [])).toBeLessThan(6000)
  })

  test('may have fields that this program does not know', () => {
    const text = JSON.stringify({ ...JSON.parse(writeBoard(WHOLE)), invented: true })
    expect(readBoard(text)).toEqual({ ok: true, value: WHOLE })
  })

  test('may be of a release that prices more: what has no place here is left out, the rest stands', () => {
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
    ['a rule', '"rule":"', []],
    ['a kind of reference', '"kind":"', WHOLE.held.slice(1)],
  ])('of a release with %s that this one has not is taken without what it holds by that', (_what, name, held) => {
    const text = writeBoard(WHOLE).replaceAll(name, `${name}of-tomorrow-`)
    expect(readBoard(text)).toEqual({ ok: true, value: { ...WHOLE, held } })
  })

  test.each([
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['a quote without a code', writeBoard(WHOLE).replace('"USD"', 'null')],
    ['a price that is none', writeBoard(WHOLE).replace('47477000', '-1')],
    ['half a micro-lira', writeBoard(WHOLE).replace('47477000', '47477000.5')],
  ])('is refused as a whole where it holds %s', (_what, text) => {
    expect(readBoard(text).ok).toBe(false)
  })
})

describe('of two boards', () => {
  const NOW = 1_000_000
  const board = (epoch: number, sequence: number, quotedAt: number | null) => ({ epoch, sequence, quotedAt })

  test('of one leader the later published is newer', () => {
    expect(isNewerBoard(board(7, 2, NOW - 5), board(7, 1, NOW), NOW)).toBe(true)
    expect(isNewerBoard(board(7, 1, NOW), board(7, 1, NOW), NOW)).toBe(false)
  })

  test('of two leaders that one is newer whose source quoted later, whoever leads now', () => {
    expect(isNewerBoard(board(8, 1, NOW - 20_000), board(7, 90, NOW), NOW)).toBe(false)
    expect(isNewerBoard(board(7, 90, NOW), board(8, 1, NOW - 20_000), NOW)).toBe(true)
    expect(isNewerBoard(board(8, 1, null), board(7, 90, NOW), NOW)).toBe(false)
  })

  test('at the same moment, or where no source has quoted, the later leader’s is newer', () => {
    for (const quotedAt of [NOW, null]) {
      expect(isNewerBoard(board(8, 1, quotedAt), board(7, 90, quotedAt), NOW)).toBe(true)
      expect(isNewerBoard(board(7, 90, quotedAt), board(8, 1, quotedAt), NOW)).toBe(false)
    }
  })

  test('a moment that is yet to come, since the database’s clock was set back, keeps no board from being replaced', () => {
    expect(isNewerBoard(board(8, 1, NOW), board(7, 90, NOW + 600_000), NOW)).toBe(true)
  })
})
