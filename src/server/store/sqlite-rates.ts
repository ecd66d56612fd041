import type { PointSource } from '#contract/chart-data.ts'
import { HOUR } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { sql } from '#query-builder'
import { query, read, write, writeReturning } from './sqlite-query.ts'
import type { SqliteReader } from './sqlite-reader.ts'
import type { SqliteThread } from './sqlite-thread.ts'
import type { BulletinStore, DayRecord, RateStore } from './store.ts'

const SOURCES: readonly PointSource[] = ['office', 'tcmb', 'demo']

/** Rows in one INSERT: few enough for SQLite's 32,766 parameters, many enough that a year of eight pairs is 30 statements. */
const CHUNK = 100

/** Istanbul's offset has always been whole hours, so its hours end where those of the epoch do. */
// Written into the statement: a bound number would make the division one of fractions.
const endOfHour = sql<number>`(minutes.at / ${sql.lit(HOUR)} + 1) * ${sql.lit(HOUR)}`

const upsertDays = (records: readonly DayRecord[]) => query.insertInto('days').orReplace().values(records)

const dayBefore = (source: PointSource, code: CurrencyCode, day: DayRecord['day']) =>
  query
    .selectFrom('days')
    .selectAll()
    .where('source', '=', source)
    .where('code', '=', code)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)

export function sqliteRates(thread: SqliteThread, reader: SqliteReader): Omit<RateStore, keyof BulletinStore> {
  return {
    async saveDays(records) {
      await write(thread, ...chunksOf(records).map(upsertDays))
    },
    addMissingDays(records) {
      const insert = query.insertInto('days').orIgnore()
      return write(thread, ...chunksOf(records).map((chunk) => insert.values(chunk)))
    },
    async deleteDays(source, day, codes) {
      const away = query
        .deleteFrom('days')
        .where('source', '=', source)
        .where('code', 'in', codes)
        .where('day', '=', day)
      const rows = await writeReturning(thread, away.returningAll())
      return rows.toSorted((one, other) => place(one) - place(other))
    },
    async saveMinutes(points) {
      const insert = query.insertInto('minutes').orReplace()
      await write(thread, ...chunksOf(points).map((chunk) => insert.values(chunk)))
    },
    closeLine(source, code, from, to) {
      const closes = query
        .selectFrom('days')
        .select(['day', 'buy', 'sell'])
        .where('source', '=', source)
        .where('code', '=', code)
      const before = closes.where('day', '<', from).orderBy('day', 'desc').limit(1)
      const within = closes.where('day', '>=', from).where('day', '<=', to).orderBy('day')
      return read(reader, before, within)
    },
    daysBetween(source, code, from, to) {
      return read(
        thread,
        query
          .selectFrom('days')
          .selectAll()
          .where('source', '=', source)
          .where('code', '=', code)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .orderBy('day'),
      )
    },
    closesBefore(source, day) {
      return read(thread, ...CURRENCY_CODES.map((code) => dayBefore(source, code, day)))
    },
    daysOn(source, day) {
      const on = (code: CurrencyCode) =>
        query
          .selectFrom('days')
          .selectAll()
          .where('source', '=', source)
          .where('code', '=', code)
          .where('day', '=', day)
      return read(thread, ...CURRENCY_CODES.map(on))
    },
    lastMinutes(source) {
      const last = (code: CurrencyCode) =>
        query
          .selectFrom('minutes')
          .selectAll()
          .where('source', '=', source)
          .where('code', '=', code)
          .orderBy('at', 'desc')
          .limit(1)
      return read(thread, ...CURRENCY_CODES.map(last))
    },
    minutesBetween(source, code, from, to) {
      return read(
        reader,
        query
          .selectFrom('minutes')
          .selectAll()
          .where('source', '=', source)
          .where('code', '=', code)
          .where('at', '>=', from)
          .where('at', '<', to)
          .orderBy('at'),
      )
    },
    thinMinutes(from, before) {
      // Source and code are named, so that the key is sought and not scanned.
      return write(
        thread,
        query
          .deleteFrom('minutes')
          .where('source', 'in', SOURCES)
          .where('code', 'in', CURRENCY_CODES)
          .where('at', '>=', from)
          .where('at', '<', before)
          .where((of) =>
            of.exists(
              of
                .selectFrom('minutes as later')
                .select('later.at')
                .whereRef('later.source', '=', 'minutes.source')
                .whereRef('later.code', '=', 'minutes.code')
                .whereRef('later.at', '>', 'minutes.at')
                .where('later.at', '<', endOfHour),
            ),
          ),
      )
    },
  }
}

function place({ code }: DayRecord): number {
  return CURRENCY_CODES.indexOf(code)
}

function chunksOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}
