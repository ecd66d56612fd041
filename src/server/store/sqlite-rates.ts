import { sql } from 'kysely'
import type { Bulletin, BulletinRate } from '#contract/central-bank.ts'
import type { PointSource } from '#contract/chart-data.ts'
import { HOUR } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import { query, read, write } from './sqlite-query.ts'
import type { SqliteThread } from './sqlite-thread.ts'
import type { DayRecord, RateStore } from './store.ts'
import type { DaysTable } from './tables.ts'

const SOURCES: readonly PointSource[] = ['office', 'tcmb', 'demo']

/** Rows in one INSERT: few enough for SQLite's 32,766 parameters, many enough that a year of eight pairs is 30 statements. */
const CHUNK = 100

/** Istanbul's offset has always been whole hours, so its hours end where those of the epoch do. */
// Written into the statement: a bound number would make the division one of fractions.
const endOfHour = sql<number>`(minutes.at / ${sql.lit(HOUR)} + 1) * ${sql.lit(HOUR)}`

const upsertDays = (records: readonly DayRecord[]) => query.insertInto('days').orReplace().values(records.map(rowOfDay))

const dayBefore = (source: PointSource, code: CurrencyCode, day: DayRecord['day']) =>
  query
    .selectFrom('days')
    .selectAll()
    .where('source', '=', source)
    .where('code', '=', code)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)

const official = (code: CurrencyCode) =>
  query
    .selectFrom('bulletins')
    .innerJoin('bulletin_rates', 'bulletin_rates.day', 'bulletins.day')
    .where('code', '=', code)
    .select(['bulletins.day as day', 'fetched_at as fetchedAt'])
    .select((of) => [of.ref('buy').$notNull().as('buy'), of.ref('sell').$notNull().as('sell')])
    .where('buy', 'is not', null)
    .where('sell', 'is not', null)

export function sqliteRates(thread: SqliteThread): RateStore {
  return {
    async saveDays(records) {
      await write(thread, ...chunksOf(records).map(upsertDays))
    },
    addMissingDays(records) {
      const insert = query.insertInto('days').orIgnore()
      return write(thread, ...chunksOf(records).map((chunk) => insert.values(chunk.map(rowOfDay))))
    },
    async saveMinutes(points) {
      const insert = query.insertInto('minutes').orReplace()
      await write(thread, ...chunksOf(points).map((chunk) => insert.values(chunk)))
    },
    async daysBetween(source, code, from, to) {
      const rows = await read(
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
      return rows.map(dayOfRow)
    },
    async dayBefore(source, code, day) {
      const [row] = await read(thread, dayBefore(source, code, day))
      return row === undefined ? null : dayOfRow(row)
    },
    async closesBefore(source, day) {
      const rows = await read(thread, ...CURRENCY_CODES.map((code) => dayBefore(source, code, day)))
      return rows.map(dayOfRow)
    },
    async daysOn(source, day) {
      const on = (code: CurrencyCode) =>
        query
          .selectFrom('days')
          .selectAll()
          .where('source', '=', source)
          .where('code', '=', code)
          .where('day', '=', day)
      const rows = await read(thread, ...CURRENCY_CODES.map(on))
      return rows.map(dayOfRow)
    },
    minutesBetween(source, code, from, to) {
      return read(
        thread,
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
    async saveBulletins(bulletins) {
      await write(thread, ...bulletins.flatMap(upsertBulletin))
    },
    async newestBulletin() {
      const newest = query
        .selectFrom('bulletins')
        .select((of) => of.fn.max('day').as('day'))
        .$asScalar()
      const rows = await read(
        thread,
        query
          .selectFrom('bulletins')
          .leftJoin('bulletin_rates', 'bulletin_rates.day', 'bulletins.day')
          .select(['bulletins.day', 'fetched_at', 'code', 'buy', 'sell'])
          .where('bulletins.day', '=', newest),
      )
      return bulletinOfRows(rows)
    },
    async bulletinDays(from, to) {
      const days = query.selectFrom('bulletins').select('day').where('day', '>=', from).where('day', '<=', to)
      return (await read(thread, days.orderBy('day'))).map(({ day }) => day)
    },
    officialBetween(code, from, to) {
      const rows = official(code).where('bulletins.day', '>=', from).where('bulletins.day', '<=', to)
      return read(thread, rows.orderBy('bulletins.day'))
    },
    async officialBefore(code, day) {
      const rows = official(code).where('bulletins.day', '<', day).orderBy('bulletins.day', 'desc').limit(1)
      return (await read(thread, rows))[0] ?? null
    },
  }
}

function chunksOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}

function rowOfDay({ day, code, source, buy, sell }: DayRecord): DaysTable {
  return {
    source,
    code,
    day,
    buy_open: buy.open,
    buy_high: buy.high,
    buy_low: buy.low,
    buy_close: buy.close,
    sell_open: sell.open,
    sell_high: sell.high,
    sell_low: sell.low,
    sell_close: sell.close,
  }
}

function dayOfRow(row: DaysTable): DayRecord {
  const { source, code, day } = row
  return {
    day,
    code,
    source,
    buy: { open: row.buy_open, high: row.buy_high, low: row.buy_low, close: row.buy_close },
    sell: { open: row.sell_open, high: row.sell_high, low: row.sell_low, close: row.sell_close },
  }
}

/** A bulletin is replaced as a whole: a currency that the newer fetch lacks goes. */
function upsertBulletin({ day, fetchedAt, rates }: Bulletin) {
  const rows = CURRENCY_CODES.flatMap((code) => {
    const rate = rates[code]
    return rate === undefined ? [] : [{ day, code, buy: rate.buy, sell: rate.sell }]
  })
  const head = query
    .insertInto('bulletins')
    .values({ day, fetched_at: fetchedAt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ fetched_at: sql`excluded.fetched_at` }))
  const cleared = query.deleteFrom('bulletin_rates').where('day', '=', day)
  return rows.length === 0 ? [head, cleared] : [head, cleared, query.insertInto('bulletin_rates').values(rows)]
}

interface BulletinRow extends Pick<Bulletin, 'day'>, Partial<BulletinRate> {
  readonly fetched_at: number
  readonly code: CurrencyCode | null
}

function bulletinOfRows(rows: readonly BulletinRow[]): Bulletin | null {
  const [first] = rows
  if (first === undefined) return null
  const rates: Partial<Record<CurrencyCode, BulletinRate>> = {}
  for (const { code, buy = null, sell = null } of rows) if (code !== null) rates[code] = { buy, sell }
  return { day: first.day, fetchedAt: first.fetched_at, rates }
}
