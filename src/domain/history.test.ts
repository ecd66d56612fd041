import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ISTANBUL } from '../../test/fakes/istanbul.ts'
import { type Day, instantOf, midnightOf, parseDay } from './calendar.ts'
import { normaliseHistory } from './history.ts'
import { rate } from './rate.ts'

const today = dayNamed('2026-08-21')

/** Good prices at a date that may be anything. */
const stamp = fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2})?Z?$/)
const dated = fc.record({
  date: fc.oneof(stamp, fc.double(), fc.maxSafeInteger()),
  buy: fc.constant(1),
  sell: fc.constant(2),
})

describe('reading history records', () => {
  test.each(['datetime', 'date', 'tarih', 'time', 'Date', 'DATE'])('the date may be named %s', (name) => {
    expect(normaliseHistory([{ [name]: '2026-08-20', buy: 1, sell: 2 }], today, ISTANBUL)).toEqual([
      {
        at: midnightOf(dayNamed('2026-08-20'), ISTANBUL),
        day: '2026-08-20',
        buy: rate('1'),
        sell: rate('2'),
        carried: false,
      },
    ])
  })

  test.each(['buy_rate', 'buy', 'alis', 'bid'])('the buy rate may be named %s', (name) => {
    expect(normaliseHistory([{ date: '2026-08-20', [name]: '47,2330', sell: 48 }], today, ISTANBUL)[0]?.buy).toBe(
      rate('47.233'),
    )
  })

  test.each(['sell_rate', 'sell', 'satis', 'ask'])('the sell rate may be named %s', (name) => {
    expect(normaliseHistory([{ date: '2026-08-20', buy: 47, [name]: '4.340,23' }], today, ISTANBUL)[0]?.sell).toBe(
      rate('4340.23'),
    )
  })

  test.each([
    ['2026-08-20T23:30:00Z', '2026-08-21', '02:30'],
    ['2026-08-21T10:15:00+03:00', '2026-08-21', '10:15'],
    ['2026-08-21T10:15:00', '2026-08-21', '10:15'],
    ['2026-08-21 10:15', '2026-08-21', '10:15'],
    ['21-08-2026 10:15:00', '2026-08-21', '10:15'],
    ['21.08.2026', '2026-08-21', '00:00'],
    ['10:15', '2026-08-21', '10:15'],
  ])('%s is read on the calendar of Istanbul', (text, day, time) => {
    expect(normaliseHistory([{ date: text, buy: 1, sell: 2 }], today, ISTANBUL)[0]?.at).toBe(
      instantOf(dayNamed(day), time, ISTANBUL),
    )
  })

  test('a record without a readable date or with a side that is no price is dropped', () => {
    const good = { date: '2026-08-20', buy: 1, sell: 2 }
    const bad = [
      null,
      'x',
      {},
      { ...good, date: 'dün' },
      { ...good, date: '2026-02-30' },
      { ...good, date: '2026-08-20 25:00' },
      { ...good, date: 1e20 },
      { ...good, buy: 'yok' },
      { ...good, sell: null },
    ]
    expect(normaliseHistory([...bad, good], today, ISTANBUL)).toHaveLength(1)
  })

  test('whatever arrives, reading never throws and every point has two prices and a time', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), dated)), (records) => {
        for (const point of normaliseHistory(records, today, ISTANBUL)) {
          expect(Number.isSafeInteger(point.buy) && point.buy > 0).toBe(true)
          expect(Number.isSafeInteger(point.sell) && point.sell > 0).toBe(true)
          expect(Number.isFinite(point.at)).toBe(true)
        }
      }),
    )
  })
})

function dayNamed(text: string): Day {
  const day = parseDay(text)
  if (!day.ok) throw new Error(`${text} is no day`)
  return day.value
}
