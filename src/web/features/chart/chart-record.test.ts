import { describe, expect, test } from 'vitest'
import { dayOf, HOUR, midnightOf, MINUTE } from '#domain/calendar.ts'
import type { Quote } from '#domain/quote.ts'
import { rate } from '#domain/rate.ts'
import { readChartRecord, recordBegins, windowOf, withLiveQuote } from './chart-record.ts'

const now = Date.UTC(2026, 10, 21, 9)
const today = dayOf(now)

describe('reading the answer of the chart call', () => {
  test('the line says whose it is, and the central bank stays a line of its own', () => {
    const record = readChartRecord(
      {
        status: 'success',
        data: [{ datetime: '2026-11-20', buy_rate: 41.1, sell_rate: 41.2, source: 'demo' }],
        official: [{ datetime: '2026-11-20', buy_rate: 41, sell_rate: 41.1, source: 'tcmb' }],
      },
      today,
    )
    expect(record).toMatchObject({
      ok: true,
      value: { source: 'demo', points: [{ sell: rate('41.2') }], official: [{ sell: rate('41.1') }] },
    })
  })

  test('the one price that the central bank pays for gold is read as its line', () => {
    const record = readChartRecord(
      {
        data: [{ datetime: '2026-11-20', buy_rate: 6121, sell_rate: 6171, source: 'office' }],
        official: [{ datetime: '2026-11-20', buy_rate: 5763.52, source: 'tcmb' }],
      },
      today,
    )
    expect(record).toMatchObject({ value: { official: [{ buy: rate('5763.52'), sell: rate('5763.52') }] } })
  })

  test.each([[null], ['<html>'], [{}], [{ data: 'x' }]])('%j is no answer', (body) => {
    expect(readChartRecord(body, today)).toEqual({ ok: false, error: 'not-chart-data' })
  })

  test('an answer without a usable point is none', () => {
    expect(readChartRecord({ data: [{ datetime: 'x' }] }, today)).toEqual({ ok: false, error: 'no-points' })
  })
})

describe('where the record begins', () => {
  const points = readPoints([
    ['2026-11-18', '40'],
    ['2026-11-20', '41'],
  ])

  test('inside the window it is told', () => {
    expect(recordBegins(points, 'weekly', now)).toBe('2026-11-18')
  })

  test('a record older than the window is not', () => {
    expect(
      recordBegins(
        readPoints([
          ['2026-10-01', '39'],
          ['2026-11-20', '41'],
        ]),
        'weekly',
        now,
      ),
    ).toBeNull()
  })
})

describe('the open chart grows with live prices', () => {
  const quote: Quote = {
    code: 'USD',
    unit: 1,
    buy: rate('42'),
    sell: rate('43'),
    quotedAt: now,
    trend: { buy: '', sell: '' },
  }

  test('a price of today becomes the last point of the day', () => {
    const points = readPoints([['2026-11-21T10:00:00+03:00', '41']])
    expect(withLiveQuote(points, quote, 'daily', now).at(-1)).toMatchObject({ at: now, sell: rate('43') })
  })

  test("and today's own point in the other periods", () => {
    const grown = withLiveQuote(
      readPoints([
        ['2026-11-20', '40'],
        ['2026-11-21', '41'],
      ]),
      quote,
      'weekly',
      now,
    )
    expect(
      windowOf(grown, 'weekly', now)
        .slice(-2)
        .map(({ sell }) => sell),
    ).toEqual([rate('40'), rate('43')])
  })

  test('a minute has its last price, and every minute stays', () => {
    const later = (minutes: number, sell: string): Quote => ({
      ...quote,
      sell: rate(sell),
      quotedAt: now + minutes * MINUTE,
    })
    const quotes = [later(0, '43'), later(0.5, '44'), later(1.2, '45'), later(1.9, '45')]
    const grown = quotes.reduce(
      (points, each) => withLiveQuote(points, each, 'daily', now),
      readPoints([['2026-11-21T10:00:00+03:00', '41']]),
    )
    expect(grown.map(({ at, sell }) => [(at - now) / MINUTE, sell])).toEqual([
      [-120, rate('41')],
      [0, rate('44')],
      [1, rate('45')],
    ])
  })

  test('a price that the record already holds, an older one, or one of another day, adds nothing', () => {
    const points = readPoints([['2026-11-21T13:00:00+03:00', '41']])
    expect(withLiveQuote(points, quote, 'daily', now)).toBe(points)
    expect(withLiveQuote(points, { ...quote, quotedAt: midnightOf(today) - 1 }, 'daily', now)).toBe(points)
    const grown = withLiveQuote(points, { ...quote, quotedAt: now + 2 * HOUR }, 'daily', now)
    expect(withLiveQuote(grown, { ...quote, quotedAt: now + 2 * HOUR + 1000 }, 'daily', now)).toBe(grown)
  })
})

function readPoints(entries: readonly (readonly [string, string])[]) {
  const record = readChartRecord(
    entries.map(([datetime, sell]) => ({ datetime, buy_rate: 30, sell_rate: sell, source: 'office' })),
    today,
  )
  if (!record.ok) throw new Error(record.error)
  return record.value.points
}
