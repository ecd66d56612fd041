import { describe, expect, test } from 'vitest'
import { dayOf, HOUR, midnightOf, MINUTE } from '#domain/calendar.ts'
import type { Quote } from '#domain/quote.ts'
import { rate } from '#domain/rate.ts'
import { readChartRecord, recordBegins, windowOf, withLiveQuote } from './chart-record.ts'

const now = Date.UTC(2026, 10, 21, 9)
const today = dayOf(now)

describe('readChartRecord', () => {
  test('readChartRecord returns the source of the line and the central bank’s points separately', () => {
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

  test('readChartRecord accepts official points that have only a buying price', () => {
    const record = readChartRecord(
      {
        data: [{ datetime: '2026-11-20', buy_rate: 6121, sell_rate: 6171, source: 'office' }],
        official: [{ datetime: '2026-11-20', buy_rate: 5763.52, source: 'tcmb' }],
      },
      today,
    )
    expect(record).toMatchObject({ value: { official: [{ buy: rate('5763.52'), sell: rate('5763.52') }] } })
  })

  test.each([[null], ['<html>'], [{}], [{ data: 'x' }]])('readChartRecord rejects the body %j', (body) => {
    expect(readChartRecord(body, today)).toEqual({ ok: false, error: 'not-chart-data' })
  })

  test('readChartRecord rejects an answer without a valid point', () => {
    expect(readChartRecord({ data: [{ datetime: 'x' }] }, today)).toEqual({ ok: false, error: 'no-points' })
  })
})

describe('recordBegins', () => {
  const points = readPoints([
    ['2026-11-18', '40'],
    ['2026-11-20', '41'],
  ])

  test('recordBegins returns the first recorded day inside the window', () => {
    expect(recordBegins(points, 'weekly', now)).toBe('2026-11-18')
  })

  test('recordBegins returns null for a record that is older than the window', () => {
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

describe('withLiveQuote', () => {
  const quote: Quote = {
    code: 'USD',
    unit: 1,
    buy: rate('42'),
    sell: rate('43'),
    quotedAt: now,
    trend: { buy: '', sell: '' },
  }

  test('withLiveQuote appends a price of today to the daily line', () => {
    const points = readPoints([['2026-11-21T10:00:00+03:00', '41']])
    expect(withLiveQuote(points, quote, 'daily', now).at(-1)).toMatchObject({ at: now, sell: rate('43') })
  })

  test('withLiveQuote replaces today’s point in the other periods', () => {
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

  test('withLiveQuote keeps the last price of each minute', () => {
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

  test('withLiveQuote ignores prices that are recorded, older or of another day', () => {
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
