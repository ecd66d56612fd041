import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChartData } from '../../src/contract/call-answers.ts'
import { dayOf, MINUTE } from '../../src/domain/calendar.ts'
import { statisticsOf } from '../../src/domain/chart-figures.ts'
import { CHART_PERIODS, type ChartPeriod } from '../../src/domain/chart-period.ts'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { rate } from '../../src/domain/rate.ts'
import { runTool } from '../../src/server/cli/run.ts'
import { chartDataRoute } from '../../src/server/http/chart-data-call.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { readChartRecord, windowOf } from '../../src/web/features/chart/chart-record.ts'
import { fakeApp } from '../fakes/app.ts'
import { fakeClock } from '../fakes/clock.ts'
import { ISTANBUL } from '../fakes/istanbul.ts'

/**
 * A year of real rates through the whole way: the operator's file, the store, the call, the page's own rules. What
 * comes out is compared with a calculation that shares nothing with it: whole ten-thousandths of a lira, string dates,
 * loops over the file.
 */

/** Lira per unit by the ECB's reference rates, riyal by its peg to the dollar: one line a business day. */
const FILE = join(import.meta.dirname, '../fakes/samples/lira-per-unit-2025-2026.csv')
/** A Monday with a rate, after a weekend and, ten days before, the Easter that the file has no lines for. */
const TODAY = '2026-04-13'
const NOW = Date.parse(`${TODAY}T15:20:00+03:00`)
const PERIOD_LENGTHS: Record<ChartPeriod, number> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
  quarterly: 90,
  semiannual: 180,
  annual: 365,
}

/** Ten-thousandths of a lira. */
interface Pair {
  readonly buy: number
  readonly sell: number
}

/** By date, without today: that one is recorded live. */
const past = new Map<string, Record<string, Pair>>()
/** What the office quoted today: minutes since midnight, by currency. */
const minutes: Record<string, (readonly [minute: number, pair: Pair])[]> = { USD: [], EUR: [], JPY: [] }

let folder: string
let store: Store
let app: FastifyInstance

beforeAll(async () => {
  const [head = '', ...lines] = (await readFile(FILE, 'utf8')).trim().split('\n')
  const codes = head.split(',').slice(1)
  for (const line of lines) {
    const [date = '', ...values] = line.split(',')
    const day: Record<string, Pair> = {}
    for (const [index, value] of values.entries()) {
      const code = (codes[index] ?? '').slice(0, 3)
      const middle = Math.round(Number(value) * 10_000 * (code === 'JPY' ? 100 : 1))
      day[code] = { buy: middle - 500, sell: middle + 700 }
    }
    if (date < TODAY) past.set(date, day)
    if (date === TODAY) for (const [code, points] of Object.entries(minutes)) points.push(...walkFrom(day[code]))
  }

  folder = await mkdtemp(join(tmpdir(), 'figures-'))
  const rows = [...past].flatMap(([date, day]) =>
    Object.entries(day).map(([code, pair]) => `${date};${code};${comma(pair.buy)};${comma(pair.sell)}`),
  )
  const file = join(folder, 'past.csv')
  await writeFile(file, ['tarih;kod;alış;satış', ...rows].join('\n'))
  const clock = fakeClock(NOW)
  const environment = { DATA_DIR: folder, RATE_SOCKET_URL: 'http://127.0.0.1:1' }
  const { exit, out } = await runTool(['import-history', file], {
    settings: () => readSettings({ process: environment }),
    clock,
  })
  if (exit !== 0) throw new Error(out)

  store = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
  await store.saveMinutes(
    Object.entries(minutes).flatMap(([code, points]) =>
      points.map(([minute, { buy, sell }]) => ({
        at: Date.parse(`${TODAY}T00:00:00+03:00`) + minute * MINUTE,
        code: code === 'USD' ? 'USD' : code === 'EUR' ? 'EUR' : 'JPY',
        source: 'office',
        buy: rate(point(buy)),
        sell: rate(point(sell)),
      })),
    ),
  )
  await store.saveDays(
    Object.entries(minutes).map(([code, points]) => {
      const [, { buy, sell }] = points.at(-1) ?? [0, { buy: 0, sell: 0 }]
      return {
        day: dayOf(NOW, ISTANBUL),
        code: code === 'USD' ? 'USD' : code === 'EUR' ? 'EUR' : 'JPY',
        source: 'office',
        buy: rate(point(buy)),
        sell: rate(point(sell)),
      }
    }),
  )
  app = fakeApp()
  chartDataRoute(app, { store, selection: () => CURRENCY_CODES, own: 'office', official: 'tcmb', clock })
})

afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

describe.each(['USD', 'EUR', 'JPY'])('%s', (code) => {
  test.each(CHART_PERIODS)('%s: the page shows the figures of the file', async (period) => {
    const expected = figuresOf(code, period)
    const answer = await app.inject(`/api/chart-data?currency=${code}&period=${period}`)
    const body = answer.json<ChartData>()
    const record = readChartRecord(body, dayOf(NOW, ISTANBUL), ISTANBUL)
    if (!record.ok) throw new Error(record.error)
    const line = windowOf(record.value.points, period, NOW, ISTANBUL)
    const statistics = statisticsOf(line)

    expect(line.map(({ buy, sell }) => [buy / 100, sell / 100])).toEqual(
      expected.line.map(({ buy, sell }) => [buy, sell]),
    )
    expect({
      minBuy: (statistics?.minBuy ?? 0) / 100,
      maxBuy: (statistics?.maxBuy ?? 0) / 100,
      minSell: (statistics?.minSell ?? 0) / 100,
      maxSell: (statistics?.maxSell ?? 0) / 100,
      change: (statistics?.change ?? 0) / 100,
      percent: ((statistics?.changeBasisPoints ?? 0) / 100).toFixed(2),
    }).toEqual(expected.figures)
    expect(body.stats).toEqual({
      min_buy_rate: expected.figures.minBuy / 10_000,
      max_buy_rate: expected.figures.maxBuy / 10_000,
      min_sell_rate: expected.figures.minSell / 10_000,
      max_sell_rate: expected.figures.maxSell / 10_000,
      change_amount: expected.figures.change / 10_000,
      change_percent: Number(expected.figures.percent),
    })
  })
})

test('the year is a year: weekends are carried, and the file has more than 240 days of it', async () => {
  const body = (await app.inject('/api/chart-data?currency=USD&period=annual')).json<ChartData>()
  expect(body.data.length).toBeGreaterThan(240)
  expect(body.data.every(({ source }) => source === 'office')).toBe(true)
})

/** Forty prices from nine o'clock on, nine minutes apart, their spread moving as well. */
function walkFrom({ buy, sell }: Pair = { buy: 0, sell: 0 }): [number, Pair][] {
  return Array.from({ length: 40 }, (_, step) => {
    const swing = ((step * 37) % 23) * 11 - 120
    return [540 + step * 9, { buy: buy + swing, sell: sell + swing + (step % 3) * 20 }]
  })
}

/** The specification's rules by hand: every day of the window, looked up in the file or carried. */
function figuresOf(code: string, period: ChartPeriod) {
  const line: Pair[] = []
  const today = minutes[code] ?? []
  if (period === 'daily') {
    const eve = pairBefore(code, TODAY)
    if (eve !== undefined) line.push(eve)
    for (const [, pair] of today) line.push(pair)
  } else {
    const wanted: string[] = []
    const cursor = new Date(`${TODAY}T12:00:00Z`)
    for (let back = 0; back < PERIOD_LENGTHS[period]; back += 1) {
      wanted.unshift(cursor.toISOString().slice(0, 10))
      cursor.setUTCDate(cursor.getUTCDate() - 1)
    }
    const known = wanted.map((date) => (date === TODAY ? today.at(-1)?.[1] : past.get(date)?.[code]))
    let last = known.find((pair) => pair !== undefined) ?? pairBefore(code, wanted[0] ?? '')
    for (const pair of known) {
      last = pair ?? last
      if (last !== undefined) line.push(last)
    }
  }
  let [minBuy, maxBuy, minSell, maxSell] = [Infinity, 0, Infinity, 0]
  for (const { buy, sell } of line) {
    minBuy = buy < minBuy ? buy : minBuy
    maxBuy = buy > maxBuy ? buy : maxBuy
    minSell = sell < minSell ? sell : minSell
    maxSell = sell > maxSell ? sell : maxSell
  }
  const [first, end] = [line[0]?.sell ?? 0, line.at(-1)?.sell ?? 0]
  const change = end - first
  // Percent in hundredths, half away from zero, in whole numbers.
  const hundredths = (BigInt(Math.abs(change)) * 20_000n + BigInt(first)) / (2n * BigInt(first))
  const percent = (Math.sign(change) * Number(hundredths)) / 100
  return { line, figures: { minBuy, maxBuy, minSell, maxSell, change, percent: percent.toFixed(2) } }
}

function pairBefore(code: string, date: string): Pair | undefined {
  const earlier = [...past.keys()].filter((each) => each < date).toSorted()
  return past.get(earlier.at(-1) ?? '')?.[code]
}

function point(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

function comma(tenThousandths: number): string {
  return point(tenThousandths).replace('.', ',')
}
