/**
 * Measures `/api/chart-data` for one year, from a store with 30 years of days and 10 million intraday rows. The baseline
 * is a store with a single year.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import fastify from 'fastify'
import { addDays, type Day, dayOf, midnightOf, MINUTE } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { chartDataRoute } from '../src/server/http/chart-data-call.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { openSqlite } from '../src/server/store/sqlite/sqlite-store.ts'
import { alternate, median, quantile } from './sample.ts'
import { figure, requireBar } from './verdict.ts'

const ROUNDS = 20
const CALLS = 50
const YEAR = 365
const today = dayOf(Date.now())

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const old = await contestant('old.sqlite', 30 * YEAR, 10_000_000 / CURRENCY_CODES.length)
const young = await contestant('young.sqlite', YEAR, 0)
await alternate(3, [old.run, young.run])
old.times.length = young.times.length = 0
await alternate(ROUNDS, [old.run, young.run])

const each = (name: string, { times }: typeof old): string =>
  `${name} p50 ${figure(median(times))} ms, p99 ${figure(quantile(times, 0.99))} ms`
requireBar({
  title: 'chart of a year from 10 million rows, p99',
  value: quantile(old.times, 0.99),
  unit: ' ms',
  atMost: 5,
})
requireBar({
  title: 'chart of a year, median relative to a store of one year',
  // The median shows whether history is searched or scanned; the few longest calls were interrupted by other
  // processes.
  value: median(old.times) / median(young.times),
  atMost: 1.2,
  detail: `${each('long history', old)}; ${each('one year', young)}`,
})
await old.close()
await young.close()
rmSync(folder, { recursive: true })

async function contestant(name: string, days: number, minutes: number) {
  const file = join(folder, name)
  const store = await openSqlite(file)
  fill(file, days, minutes)
  const app = fastify()
  // The route caches answers for a minute, so the clock jumps a minute between requests.
  const began = midnightOf(today)
  let passed = 0
  const clock = { ...systemClock, now: () => began, elapsed: () => (passed += MINUTE) }
  chartDataRoute(app, { store, selection: () => CURRENCY_CODES, own: 'office', official: 'tcmb', clock })
  const times: number[] = []
  return {
    times,
    run: async (): Promise<void> => {
      for (let call = 0; call < CALLS; call++) {
        const currency = CURRENCY_CODES[call % CURRENCY_CODES.length] ?? 'USD'
        const start = performance.now()
        const { statusCode } = await app.inject({
          url: `/api/chart-data?currency=${currency}&period=annual`,
          headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
        })
        times.push(performance.now() - start)
        // Each request needs its own turn of the event loop, because zlib frees memory between turns.
        await nextTurn()
        if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`)
      }
    },
    async close() {
      await app.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

/** Inserts rows in the order of their keys: 10 million rows take seconds that way, and hours in random order. */
function fill(file: string, days: number, minutes: number): void {
  const database = new Database(file)
  const day = database.prepare('INSERT INTO days (source, code, day, buy, sell) VALUES (?, ?, ?, ?, ?)')
  const minute = database.prepare('INSERT INTO minutes (source, code, at, buy, sell) VALUES (?, ?, ?, ?, ?)')
  const bulletin = database.prepare('INSERT INTO bulletins (day, fetched_at, known_at) VALUES (?, ?, ?)')
  const official = database.prepare('INSERT INTO bulletin_rates (day, code, buy, sell) VALUES (?, ?, ?, ?)')
  const lastMinute = Math.floor(Date.now() / MINUTE) * MINUTE
  const past: Day[] = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
  database.transaction(() => {
    for (const code of CURRENCY_CODES.toSorted()) {
      for (const [index, date] of past.entries()) {
        day.run('office', code, date, 40_000_000 + index * 100, 40_300_000 + index * 100)
      }
      for (let index = 1; index <= minutes; index++)
        minute.run('office', code, lastMinute - (minutes - index) * MINUTE, 40_000_000 + index, 40_300_000 + index)
    }
    for (const [index, date] of past.entries()) {
      bulletin.run(date, lastMinute, lastMinute)
      for (const code of CURRENCY_CODES.toSorted()) official.run(date, code, 40_000_000 + index, 40_200_000 + index)
    }
  })()
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}
