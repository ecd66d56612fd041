import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import type { PriceMessage, Quote } from '#domain/quote.ts'
import { rate } from '#domain/rate.ts'
import { anyQuote } from '../../test/fakes/arbitraries.ts'
import { bodyOfFrame, sampleText } from '../../test/fakes/samples.ts'
import { readPriceMessage, writePriceMessage, type YenPer } from './price-wire.ts'

function read(body: unknown, yenPer: YenPer = 1): PriceMessage {
  const message = readPriceMessage(body, CURRENCY_BOARD, yenPer)
  if (!message.ok) throw new Error(message.error)
  return message.value
}

/** Returns both sides in micro-lira or their errors, by currency. */
function sidesOf(message: PriceMessage): Record<string, unknown[]> {
  return Object.fromEntries(
    message.prices.map(({ code, buy, sell }) => [code, [buy, sell].map((side) => (side.ok ? side.value : side.error))]),
  )
}

const USD = { code: 'USDTRY', alis: '47.2330', satis: '47.4770', tarih: '03-08-2026 00:56:58' }
const AT = Date.UTC(2026, 7, 2, 21, 56, 58)

describe("reading the provider's message", () => {
  test('the parser keeps the eight currency pairs and lists the codes that it ignores', () => {
    const message = read(bodyOfFrame(sampleText('price-changed.frame')))
    expect(sidesOf(message)).toEqual({
      USD: [48_115_000, 48_362_000],
      EUR: [56_204_000, 56_708_000],
      GBP: [65_402_000, 66_033_000],
      CHF: [59_884_000, 60_960_000],
      AUD: [34_021_000, 34_758_000],
      CAD: [34_618_000, 35_071_000],
      SAR: [12_606_000, 12_998_000],
      JPY: [30_090_000, 30_690_000],
    })
    // SEKTRY is not listed because the provider sends it with a price of zero.
    expect(message.ignored).toEqual(['ALTIN', 'ONS', 'GUMUSTRY', 'DKKTRY'])
    expect(message.prices.find(({ code }) => code === 'GBP')?.trend).toEqual({ buy: 'up', sell: 'up' })
  })

  test('the parser reads the feed, decimal commas included', () => {
    expect(sidesOf(read(JSON.parse(sampleText('feed.json'))))).toEqual({
      USD: [48_115_000, 48_363_000],
      EUR: [56_204_000, 56_708_000],
      JPY: [30_090_000, 30_690_000],
    })
  })

  test('the parser converts yen to a price per 100 only if the source sends a price per 1', () => {
    expect(sidesOf(read({ data: { JPYTRY: { alis: 0.2956, satis: 0.3015 } } }, 1))).toEqual({
      JPY: [29_560_000, 30_150_000],
    })
    expect(sidesOf(read({ data: { JPYTRY: { alis: '29.56', satis: '30.15' } } }, 100))).toEqual({
      JPY: [29_560_000, 30_150_000],
    })
    expect(read({ data: { JPYTRY: { alis: 1, satis: 1 } } }).prices[0]?.unit).toBe(100)
  })

  test.each([
    ['under data', { data: { USDTRY: USD } }],
    ['at the top', { USDTRY: USD }],
    ['at the top beside meta', { meta: { time: 1 }, USDTRY: USD }],
    ['as an array under data', { data: [USD] }],
    ['as an array', [USD]],
    [
      'as buy and sell',
      { data: { USDTRY: { ...USD, alis: undefined, satis: undefined, buy: '47.2330', sell: '47.4770' } } },
    ],
    ['as bid and ask', { data: { USDTRY: { ...USD, alis: undefined, satis: undefined, bid: 47.233, ask: 47.477 } } }],
  ])('the parser finds prices %s', (_, body) => {
    expect(sidesOf(read(body))).toEqual({ USD: [47_233_000, 47_477_000] })
  })

  test('the parser distinguishes an absent, an empty and an unreadable time', () => {
    const timeOf = (tarih: unknown): unknown => read({ data: { USDTRY: { ...USD, tarih } } }).prices[0]?.time
    expect(timeOf('03-08-2026 00:56:58')).toEqual({ kind: 'at', at: AT })
    expect(timeOf(undefined)).toEqual({ kind: 'absent' })
    expect(timeOf(null)).toEqual({ kind: 'absent' })
    expect(timeOf(' ')).toEqual({ kind: 'empty' })
    expect(timeOf('dün')).toEqual({ kind: 'unreadable' })
    expect(timeOf('01-01-0001 00:00:00')).toEqual({ kind: 'unreadable' })
    expect(timeOf(1785707998774)).toEqual({ kind: 'unreadable' })
  })

  test('the parser prefers meta.tarih for the stated time and meta.time for the source time', () => {
    const times = (meta: unknown): unknown => {
      const { statedAt, sourceTime } = read({ meta, data: { USDTRY: USD } })
      return [statedAt, sourceTime]
    }
    expect(times({ time: AT + 774, tarih: '03-08-2026 00:56:58' })).toEqual([AT, AT + 774])
    expect(times({ time: String(AT) })).toEqual([AT, AT])
    expect(times({ tarih: '03-08-2026 00:56:58' })).toEqual([AT, AT])
    expect(times({ time: -1, tarih: '' })).toEqual([null, null])
    expect(times({ time: AT / 1000, tarih: '01-01-1970 02:00:00' })).toEqual([null, null])
    expect(times({ time: 9e15 })).toEqual([null, null])
    expect(times(undefined)).toEqual([null, null])
  })

  test.each([[null], [undefined], ['x'], [7], [true]])('the parser rejects the message %j', (body) => {
    expect(readPriceMessage(body, CURRENCY_BOARD, 1)).toEqual({ ok: false, error: 'not-an-object' })
  })

  test.each([
    [{ error: { code: 503, message: 'quota exceeded' } }],
    [{ data: { ALTIN: { alis: 0, satis: 0 }, ONS: { tarih: '' }, status: { ok: true, since: 7 } } }],
    [[{ code: 'ALTIN', satis: 'x' }]],
  ])('the parser does not list a code without a price as ignored: %j', (body) => {
    expect(read(body)).toMatchObject({ prices: [], ignored: [] })
  })

  test('the parser rejects more than 1000 prices and keeps 200 characters of an unknown code', () => {
    const codes = (count: number): unknown => ({
      data: Object.fromEntries(Array.from({ length: count }, (_, index) => [`X${index}`, { satis: 1 }])),
    })
    expect(read(codes(1000)).ignored).toHaveLength(1000)
    expect(readPriceMessage(codes(1001), CURRENCY_BOARD, 1)).toEqual({ ok: false, error: 'too-many-prices' })
    expect(read({ data: { ['X'.repeat(100_000)]: { satis: 1 } } }).ignored).toEqual(['X'.repeat(200)])
  })

  test('the parser rejects a message whose data is not an object', () => {
    expect(readPriceMessage({ data: 'x' }, CURRENCY_BOARD, 1)).toEqual({ ok: false, error: 'no-prices' })
  })

  test('the parser does not throw for any JSON value', () => {
    const anyEntry = fc.dictionary(fc.constantFrom('alis', 'satis', 'tarih', 'dir', 'bid', 'code'), fc.jsonValue())
    const anyData = fc.dictionary(
      fc.constantFrom('USDTRY', 'JPYTRY', 'ALTIN', '__proto__'),
      fc.oneof(anyEntry, fc.jsonValue()),
    )
    const anyBody = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.oneof(anyData, fc.jsonValue()), meta: fc.jsonValue() }),
    )
    fc.assert(fc.property(anyBody, (body) => readPriceMessage(body, CURRENCY_BOARD, 1).ok || true))
  })
})

describe('writing our own message', () => {
  const yen: Quote = {
    code: 'JPY',
    unit: 100,
    buy: null,
    sell: rate('30.15'),
    quotedAt: AT,
    trend: { buy: '', sell: 'down' },
  }

  test("the server writes the provider's shape, zero for a missing buy price, and yen per 100 or per 1", () => {
    const relayed = {
      code: 'JPYTRY',
      alis: '0',
      satis: '30.1500',
      tarih: '03-08-2026 00:56:58',
      dir: { alis_dir: '', satis_dir: 'down' },
    }
    expect(writePriceMessage([yen], AT + 774, new Set(), 100)).toEqual({
      meta: { time: AT + 774, tarih: '03-08-2026 00:56:58' },
      data: { JPYTRY: relayed },
    })
    expect(writePriceMessage([yen], AT, new Set(), 1).data).toEqual({
      JPYTRY: { ...relayed, satis: '0.3015' },
    })
  })

  test('the server lists halted currencies and omits the list if no currency is halted', () => {
    const written = writePriceMessage([], null, new Set(['SAR']), 100)
    expect(written).toEqual({ meta: { time: 0, tarih: '', halted: ['SAR'] }, data: {} })
    expect(read(written).halted).toEqual(['SAR'])
    expect(writePriceMessage([], null, new Set(), 100).meta).not.toHaveProperty('halted')
  })

  test('a message with invented prices has the source demo', () => {
    expect(writePriceMessage([], null, new Set(), 100, true).meta).toMatchObject({ source: 'demo' })
    expect(writePriceMessage([], null, new Set(), 100).meta).not.toHaveProperty('source')
  })

  test('written quotes are read back unchanged per 1 and per 100 yen', () => {
    // Until 2016, the end of summer time gave two instants the same stamp.
    const anyRecent = anyQuote.map((quote) => ({ ...quote, quotedAt: Math.max(quote.quotedAt, AT) }))
    const board = fc.uniqueArray(anyRecent, { selector: ({ code }) => code })
    fc.assert(
      fc.property(board, fc.constantFrom<YenPer>(1, 100), (quotes, yenPer) => {
        const back = read(JSON.parse(JSON.stringify(writePriceMessage(quotes, AT, new Set(), yenPer))), yenPer)
        expect(
          back.prices.map(({ code, unit, buy, sell, time, trend }) => ({
            code,
            unit,
            buy: buy.ok ? buy.value : null,
            sell: sell.ok ? sell.value : null,
            quotedAt: time.kind === 'at' ? time.at : null,
            trend,
          })),
        ).toEqual(quotes)
      }),
    )
  })
})
