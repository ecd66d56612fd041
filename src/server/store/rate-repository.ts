import { sql } from 'kysely'
import type { PointSource } from '#contract/price-call-answers.ts'
import { HOUR } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import { query, read, type SqlReader, type SqlRunner, write } from './sql.ts'
import type { BulletinStore, DayRecord, MinutePoint, RateStore } from './store.ts'

const SOURCES: readonly PointSource[] = ['office', 'tcmb', 'demo']

/** Rows in one INSERT, below SQLite's limit of 32,766 parameters. */
const CHUNK = 100

const NEWER = { buy: sql<Rate>`excluded.buy`, sell: sql<Rate>`excluded.sell` }

/** The end of a minute's hour. Istanbul's offset is whole hours, so its hours end at hours of the epoch. */
// Literals, because a bound number would make the division fractional.
const endOfHour = sql<number>`(minutes.at / ${sql.lit(HOUR)} + 1) * ${sql.lit(HOUR)}`

const upsertDays = (records: readonly DayRecord[]) =>
  query
    .insertInto('days')
    .values(records)
    .onConflict((conflict) => conflict.columns(['source', 'code', 'day']).doUpdateSet(NEWER))

const upsertMinutes = (points: readonly MinutePoint[]) =>
  query
    .insertInto('minutes')
    .values(points)
    .onConflict((conflict) => conflict.columns(['source', 'code', 'at']).doUpdateSet(NEWER))

const newerInSameHour = query
  .selectFrom('minutes as next')
  .select('next.at')
  .where('next.source', '=', sql.ref<PointSource>('minutes.source'))
  .where('next.code', '=', sql.ref<InstrumentId>('minutes.code'))
  .where('next.at', '>', sql.ref<number>('minutes.at'))
  .where('next.at', '<', endOfHour)

const daysOf = (source: PointSource, code: InstrumentId) =>
  query.selectFrom('days').where('source', '=', source).where('code', '=', code)

const minutesOf = (source: PointSource, code: InstrumentId) =>
  query.selectFrom('minutes').where('source', '=', source).where('code', '=', code)

type DayStore = Pick<RateStore, 'saveDays' | 'addMissingDays' | 'closeLine' | 'daysBetween' | 'closesBefore' | 'daysOn'>

export function rateRepository(runner: SqlRunner, reader: SqlReader): Omit<RateStore, keyof BulletinStore> {
  return { ...dayRepository(runner, reader), ...minuteRepository(runner, reader) }
}

function dayRepository(runner: SqlRunner, reader: SqlReader): DayStore {
  return {
    async saveDays(records) {
      await write(runner, ...chunksOf(lastOfEach(records, ({ day }) => day)).map(upsertDays))
    },
    addMissingDays(records) {
      const insert = query.insertInto('days').onConflict((conflict) => conflict.doNothing())
      return write(runner, ...chunksOf(records).map((chunk) => insert.values(chunk)))
    },
    closeLine(source, code, from, to) {
      const closes = daysOf(source, code).select(['day', 'buy', 'sell'])
      const before = closes.where('day', '<', from).orderBy('day', 'desc').limit(1)
      const within = closes.where('day', '>=', from).where('day', '<=', to).orderBy('day')
      return read(reader, before, within)
    },
    daysBetween(source, code, from, to) {
      const days = daysOf(source, code).selectAll().where('day', '>=', from).where('day', '<=', to)
      return read(runner, days.orderBy('day'))
    },
    closesBefore(source, day) {
      const last = (code: InstrumentId) =>
        daysOf(source, code).selectAll().where('day', '<', day).orderBy('day', 'desc').limit(1)
      return read(runner, ...INSTRUMENT_IDS.map(last))
    },
    daysOn(source, day) {
      const on = (code: InstrumentId) => daysOf(source, code).selectAll().where('day', '=', day)
      return read(runner, ...INSTRUMENT_IDS.map(on))
    },
  }
}

function minuteRepository(runner: SqlRunner, reader: SqlReader): Omit<RateStore, keyof BulletinStore | keyof DayStore> {
  return {
    async saveMinutes(points) {
      await write(runner, ...chunksOf(lastOfEach(points, ({ at }) => at)).map(upsertMinutes))
    },
    lastMinutes(source) {
      const last = (code: InstrumentId) => minutesOf(source, code).selectAll().orderBy('at', 'desc').limit(1)
      return read(runner, ...INSTRUMENT_IDS.map(last))
    },
    minutesBetween(source, code, from, to) {
      const points = minutesOf(source, code).selectAll().where('at', '>=', from).where('at', '<', to)
      return read(reader, points.orderBy('at'))
    },
    async oldestMinute() {
      const first = (source: PointSource, code: InstrumentId) =>
        minutesOf(source, code).select('at').orderBy('at').limit(1)
      const rows = await read(runner, ...SOURCES.flatMap((source) => INSTRUMENT_IDS.map((code) => first(source, code))))
      return rows.length === 0 ? null : Math.min(...rows.map(({ at }) => at))
    },
    thinMinutes(from, before) {
      // Source and code are listed, so that the query uses the key.
      const old = query
        .deleteFrom('minutes')
        .where('source', 'in', SOURCES)
        .where('code', 'in', INSTRUMENT_IDS)
        .where('at', '>=', from)
        .where('at', '<', before)
      const thinned = old.where((of) => of.exists(newerInSameHour))
      return write(runner, thinned)
    },
  }
}

/** Keeps the last record of each row, because one statement may not replace the same row twice. */
function lastOfEach<Item extends Pick<DayRecord, 'source' | 'code'>>(
  items: readonly Item[],
  moment: (item: Item) => number | string,
): readonly Item[] {
  const byKey = new Map(items.map((item) => [`${item.source} ${item.code} ${moment(item)}`, item]))
  return [...byKey.values()]
}

function chunksOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK).slice(0, CHUNK),
  )
}
