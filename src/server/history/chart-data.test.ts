import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayOf, instantOf } from '#domain/calendar.ts'
import { statisticsOf } from '#domain/chart-figures.ts'
import { dailyWindow, normaliseHistory } from '#domain/history.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { rate, toLira } from '#domain/rate.ts'
import type { DayRecord, MinutePoint, StoredOfficialDay } from '../store/store.ts'
import { type ChartParts, chartData } from './chart-data.ts'

const now = Date.UTC(2026, 10, 20, 9)
const today = dayOf(now)

describe('chartData', () => {
  test('the weekly chart has the office’s closes and one point before the window', async () => {
    const answer = await ask('weekly', {
      days: [ownDay(-9, '40'), ownDay(-7, '40.5'), ownDay(-3, '41'), ownDay(0, '42')],
    })
    expect(answer.data.map(({ datetime, sell_rate, source }) => [datetime, sell_rate, source])).toEqual([
      [addDays(today, -7), 40.5, 'office'],
      [addDays(today, -3), 41, 'office'],
      [today, 42, 'office'],
    ])
    expect(answer.stats).toMatchObject({ min_sell_rate: 41, max_sell_rate: 42, change_amount: 1, change_percent: 2.44 })
  })

  test('the daily chart has the minutes of today and begins with the last known price', async () => {
    const minute = {
      at: instantOf(today, '10:15'),
      code: 'USD',
      source: 'office',
      buy: rate('40'),
      sell: rate('41.25'),
    } as const
    const answer = await ask('daily', { days: [ownDay(-1, '41')], minutes: [minute] })
    expect(answer.data).toEqual([
      { datetime: '2026-11-20T00:00:00+03:00', buy_rate: 40, sell_rate: 41, source: 'office', carried: true },
      { datetime: '2026-11-20T10:15:00+03:00', buy_rate: 40, sell_rate: 41.25, source: 'office' },
    ])
    expect(answer.stats).toMatchObject({ change_amount: 0.25 })
  })

  test("the central bank's points are a separate line", async () => {
    const answer = await ask('weekly', {
      days: [ownDay(-1, '42')],
      official: [bulletin(-2, '41.5'), bulletin(-1, '41.6')],
    })
    expect(answer.data.every(({ source }) => source === 'office')).toBe(true)
    expect(answer.official.map(({ sell_rate, source }) => [sell_rate, source])).toEqual([
      [41.5, 'tcmb'],
      [41.6, 'tcmb'],
    ])
  })

  test("the main line is the central bank's if the office has no point in the window", async () => {
    const answer = await ask('weekly', { days: [ownDay(-30, '39')], official: [bulletin(-1, '41.6')] })
    expect(answer.data.map(({ source }) => source)).toEqual(['tcmb'])
  })

  test("the main line is the office's last close if the window has no point at all", async () => {
    const answer = await ask('weekly', { days: [ownDay(-30, '39')] })
    expect(answer.data.map(({ sell_rate }) => sell_rate)).toEqual([39])
    expect(answer.stats).toMatchObject({ min_sell_rate: 39, max_sell_rate: 39 })
  })

  test('the statistics match the days that the page draws, carried prices included', async () => {
    const closes = fc.uniqueArray(fc.integer({ min: -9, max: 0 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(closes, async (aheads) => {
        const days = aheads
          .toSorted((one, other) => one - other)
          .map((ahead) => ownDay(ahead, String(40 + (ahead % 4))))
        const { data, stats } = await ask('weekly', { days })
        const drawn = statisticsOf(dailyWindow(normaliseHistory(data, today), today, 7))
        const [min, max, change] = [stats?.min_sell_rate, stats?.max_sell_rate, stats?.change_amount]
        const of = drawn && [drawn.minSell, drawn.maxSell, drawn.change].map(toLira)
        expect([min, max, change]).toEqual(of ?? [undefined, undefined, undefined])
      }),
    )
  })

  test('an instrument without records has no points and no statistics', async () => {
    expect(await ask('annual', {})).toMatchObject({ data: [], official: [], stats: null })
  })

  test("today's bulletin applies from its time of fetching", async () => {
    const answer = await ask('daily', {
      official: [bulletin(-1, '41.5'), { ...bulletin(0, '41.6'), knownAt: instantOf(today, '11:00') }],
    })
    expect(answer.data.map(({ datetime }) => datetime)).toEqual([
      '2026-11-20T00:00:00+03:00',
      '2026-11-20T11:00:00+03:00',
    ])
  })

  test("the central bank's gold price has no selling rate", async () => {
    const kept: Kept = { days: [{ ...ownDay(-1, '5763.52'), code: 'ALTIN', source: 'tcmb', buy: rate('5763.52') }] }
    const answer = await ask('weekly', kept, 'ALTIN')
    expect(answer.official).toEqual([{ datetime: '2026-11-19', buy_rate: 5763.52, source: 'tcmb' }])
  })
})

interface Kept {
  readonly days?: readonly DayRecord[]
  readonly minutes?: readonly MinutePoint[]
  readonly official?: readonly StoredOfficialDay[]
}

function ask(period: 'daily' | 'weekly' | 'annual', kept: Kept, code: InstrumentId = 'USD') {
  const deps: ChartParts = { store: storeOf(kept), own: 'office', official: 'tcmb' }
  return chartData({ code, period, now }, deps)
}

function storeOf({ days = [], minutes = [], official = [] }: Kept): ChartParts['store'] {
  return {
    closeLine: (_source, _code, from, to) => Promise.resolve(lineOf(days, from, to)),
    officialLine: (_code, from, to) => Promise.resolve(lineOf(official, from, to)),
    minutesBetween: (_source, _code, from, to) => Promise.resolve(minutes.filter(({ at }) => at >= from && at < to)),
  }
}

/** Returns a line like the store: the newest point before `from`, then the points up to `to`. */
function lineOf<Of extends { readonly day: Day }>(days: readonly Of[], from: Day, to: Day): Of[] {
  const before = days.findLast(({ day }) => day < from)
  return [...(before === undefined ? [] : [before]), ...days.filter(({ day }) => day >= from && day <= to)]
}

function ownDay(ahead: number, close: string): DayRecord {
  return { day: addDays(today, ahead), code: 'USD', source: 'office', buy: rate('40'), sell: rate(close) }
}

function bulletin(ahead: number, sell: string): StoredOfficialDay {
  const day: Day = addDays(today, ahead)
  return { day, knownAt: instantOf(day, '15:31'), buy: rate('40'), sell: rate(sell) }
}
