import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { QueryState } from '#contract/page-state.ts'
import { addDays, type Day, dayOf, weekdayOf } from '#domain/calendar.ts'
import { holidayOn } from '#domain/holidays.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { StoreFailure } from '../../../server/store/index.ts'
import { day } from '../../../server/store/test/sample-records.ts'
import type { OfficialDayState } from '../contract/official-day-state.ts'
import { officialDayRoutes } from './official-day-pages.ts'

const NOW = Date.parse('2026-07-30T12:00:00+03:00')
const BEGINS = day('2025-01-02')
const clock = fakeClock(NOW)
const today = dayOf(NOW)

let app: FastifyInstance
let rendered: { path: string; state: OfficialDayState }[]
let isAway: boolean
let publish: () => void
let official: 'tcmb' | 'demo'

const isBusinessDay = (date: Day): boolean => weekdayOf(date) <= 5 && holidayOn(date) === null

/** The dollar rate of a day encodes the day: that of 14 July is 7.14. */
const figureOf = (date: Day) => rate(`${Number(date.slice(5, 7))}.${date.slice(8)}`)

async function officialRecord(from: Day, to: Day) {
  if (isAway) throw new StoreFailure('SLOW', 'away')
  const days: Day[] = []
  for (let date = from < BEGINS ? BEGINS : from; date <= to && date < today; date = addDays(date, 1)) days.push(date)
  return {
    bulletins: days.filter(isBusinessDay).map((date) => ({
      day: date,
      number: `${date.slice(0, 4)}/1`,
      fetchedAt: 0,
      rates: { USD: { buy: figureOf(date), sell: figureOf(date), banknote: { buy: null, sell: figureOf(date) } } },
    })),
    daysOff: days.filter((date) => weekdayOf(date) <= 5 && !isBusinessDay(date)),
    begins: BEGINS,
  }
}

beforeEach(async () => {
  rendered = []
  isAway = false
  official = 'tcmb'
  app = site()
})

function site(): FastifyInstance {
  const routed = fastify()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what these routes ask of store and pages
  officialDayRoutes(routed, {
    store: { officialRecord, daysOn: async () => [] },
    source: 'office',
    official,
    pages: {
      async renderQuestion(path: string, state: QueryState) {
        if ('officialDay' in state) rendered.push({ path, state: state.officialDay })
        return `page ${rendered.length}`
      },
      answerNotFound: (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
        response.writeHead(404).end(),
    },
    onOfficialChange: (listener: () => void) => (publish = listener),
    clock,
  } as unknown as Parameters<typeof officialDayRoutes>[1])
  return routed
}
afterEach(() => app.close())

const get = (url: string) => app.inject(url)

test('the server redirects the form to the address of its day for any date format', async () => {
  for (const written of ['15.07.2026', '2026-07-15', '15/7/2026']) {
    const { statusCode, headers } = await get(`/kur?tarih=${encodeURIComponent(written)}&doviz=EUR`)
    expect([statusCode, headers.location]).toEqual([303, '/kur/2026-07-15?doviz=EUR'])
  }
  expect((await get('/kur?tarih=dun')).headers.location).toBe('/kur/2026-07-29?doviz=USD')
  expect((await get('/kur?tarih=yil-sonu')).headers.location).toBe('/kur/2025-12-31?doviz=USD')
})

test('the page of an invalid date keeps the typed text, and an unknown address is 404', async () => {
  expect((await get('/kur?tarih=31.02.2026')).statusCode).toBe(400)
  expect(rendered[0]?.state.view).toEqual({ kind: 'mistaken', written: '31.02.2026' })
  expect((await get('/kur/2026-02-31')).statusCode).toBe(400)
  expect((await get('/kur/yarin')).statusCode).toBe(404)
})

test('the server renders a past day once until a bulletin is corrected', async () => {
  const first = await get('/kur/2026-06-17?doviz=USD')
  const again = await get('/kur/2026-06-17?doviz=USD')
  expect([first.statusCode, again.body, rendered.length]).toEqual([200, 'page 1', 1])
  expect(first.headers['cache-control']).toContain('s-maxage=3600')
  expect(first.headers.etag).toBe(again.headers.etag)
  publish()
  await get('/kur/2026-06-17?doviz=USD')
  expect(rendered).toHaveLength(2)
})

test('the server renders a day that may still change for every request', async () => {
  const { headers } = await get('/kur/2026-07-30?doviz=USD')
  await get('/kur/2026-07-30?doviz=USD')
  expect([headers['cache-control'], rendered.length]).toEqual([expect.stringContaining('s-maxage=1,'), 2])
})

test('the page explains that the store cannot be read', async () => {
  isAway = true
  expect((await get('/kur/2026-07-15')).statusCode).toBe(503)
  expect(rendered[0]?.state.view).toEqual({ kind: 'unreachable' })
})

test('the server answers dates far before and after the record with a page', async () => {
  for (const date of ['1900-01-01', '2004-12-31', '2025-01-02', '2027-05-17', '2200-12-31'])
    expect([date, (await get(`/kur/${date}?doviz=USD`)).statusCode]).toEqual([date, 200])
  expect((await get('/kur/0000-01-01')).statusCode).toBe(400)
  expect(rendered[0]?.state.view).toMatchObject({ day: { valid: { kind: 'before-record' } } })
})

test('the JSON and CSV files of a year have one row for each known date', async () => {
  const { days } = (await get('/kur/2026.json?doviz=USD')).json<{ days: Record<string, unknown>[] }>()
  expect(days.find(({ date }) => date === '2026-07-15')).toEqual({
    date: '2026-07-15',
    currency: 'USD',
    unit: 1,
    bulletin_date: '2026-07-14',
    bulletin_number: '2026/1',
    buy_rate: '7.1400',
    sell_rate: '7.1400',
    banknote_buy_rate: null,
    banknote_sell_rate: '7.1400',
  })
  expect(days.at(-1)).toMatchObject({ date: '2026-07-30', bulletin_date: '2026-07-29' })
  const csv = await get('/kur/2026.csv?doviz=USD')
  expect(csv.body).toContain('2026-07-15;USD;1;2026-07-14;2026/1;7,1400;7,1400;;7,1400;TCMB\r\n')
  expect(csv.headers['content-disposition']).toContain('"tcmb-usd-2026.csv"')
})

test('the JSON and CSV files of a year say that invented bulletins are sample data', async () => {
  expect((await get('/kur/2026.json')).json()).toMatchObject({ source: 'TCMB' })
  expect((await get('/kur/2026.json')).json()).not.toHaveProperty('note')
  await app.close()
  official = 'demo'
  app = site()
  expect((await get('/kur/2026.json')).json()).toMatchObject({ source: 'demo', note: 'Örnek veri' })
  const csv = await get('/kur/2026.csv')
  const [, ...rows] = csv.body.trimEnd().split('\r\n')
  expect(rows.every((row) => row.endsWith(';demo (Örnek veri)'))).toBe(true)
  expect(csv.headers['content-disposition']).toContain('"ornek-tcmb-usd-2026.csv"')
})
