import { sql } from 'kysely'
import type { Bulletin, BulletinRate } from '#contract/bulletin.ts'
import type { Day } from '#domain/calendar.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Row } from './schema/tables.ts'
import { query, read, type SqlReader, type SqlRunner, write } from './sql.ts'
import type { BulletinStore } from './store.ts'

const official = (code: InstrumentId) =>
  query
    .selectFrom('bulletins')
    .innerJoin('bulletin_rates', 'bulletin_rates.day', 'bulletins.day')
    // A code that is not a currency finds nothing.
    .where(sql.ref<InstrumentId>('code'), '=', code)
    .select(['bulletin_rates.day as day', 'known_at as knownAt'])
    .select((of) => [of.ref('buy').$notNull().as('buy'), of.ref('sell').$notNull().as('sell')])
    .where('buy', 'is not', null)
    .where('sell', 'is not', null)

export function bulletinRepository(runner: SqlRunner, reader: SqlReader): BulletinStore {
  return {
    async saveBulletins(bulletins) {
      await write(runner, ...bulletins.flatMap(upsertBulletin))
    },
    async saveDaysOff(days, askedAt) {
      if (days.length === 0) return
      const rows = days.map((day) => ({ day, asked_at: askedAt }))
      const insert = query.insertInto('bulletin_days_off').values(rows)
      await write(
        runner,
        insert.onConflict((conflict) => conflict.column('day').doUpdateSet({ asked_at: sql`excluded.asked_at` })),
      )
    },
    async officialRecord(from, to) {
      const heads = query.selectFrom('bulletins').selectAll().where('day', '>=', from).where('day', '<=', to)
      const rates = query.selectFrom('bulletin_rates').selectAll().where('day', '>=', from).where('day', '<=', to)
      const off = query.selectFrom('bulletin_days_off').select('day').where('day', '>=', from).where('day', '<=', to)
      const oldest = query.selectFrom('bulletins').select('day').orderBy('day').limit(1)
      const [headRows, rateRows, offRows, [first]] = await Promise.all([
        read(reader, heads.orderBy('day')),
        read(reader, rates),
        read(reader, off.orderBy('day')),
        read(reader, oldest),
      ])
      const byDay = Map.groupBy(rateRows, ({ day }) => day)
      return {
        bulletins: headRows.map((head) => recordedBulletin(head, byDay.get(head.day) ?? [])),
        daysOff: offRows.map(({ day }) => day),
        begins: first?.day ?? null,
      }
    },
    async newestBulletin(today) {
      const newest = query.selectFrom('bulletins').selectAll().where('day', '<=', today).orderBy('day', 'desc').limit(1)
      const [head] = await read(runner, newest)
      if (head === undefined) return null
      const last = (code: CurrencyCode) =>
        query
          .selectFrom('bulletin_rates')
          .selectAll()
          .where('code', '=', code)
          .where('day', '<=', head.day)
          .orderBy('day', 'desc')
          .limit(1)
      return bulletinOfRows(head, await read(runner, ...CURRENCY_CODES.map(last)))
    },
    async settledDays(from, to) {
      const complete = query
        .selectFrom('bulletin_rates')
        .select('day')
        .distinct()
        .where((of) => of.or([of('banknote_buy', 'is not', null), of('banknote_sell', 'is not', null)]))
        .where('day', '>=', from)
        .where('day', '<=', to)
      const off = query.selectFrom('bulletin_days_off').select('day').where('day', '>=', from).where('day', '<=', to)
      return (await read(runner, complete, off)).map(({ day }) => day).toSorted()
    },
    officialLine(code, from, to) {
      const before = official(code)
        .where('bulletin_rates.day', '<', from)
        .orderBy('bulletin_rates.day', 'desc')
        .limit(1)
      const within = official(code).where('bulletin_rates.day', '>=', from).where('bulletin_rates.day', '<=', to)
      return read(reader, before, within.orderBy('bulletin_rates.day'))
    },
  }
}

/**
 * Replaces the whole bulletin. Currencies that the newer fetch lacks are removed. The time of the first fetch stays.
 */
function upsertBulletin({ day, number, fetchedAt, rates }: Bulletin) {
  const rows = CURRENCY_CODES.flatMap((code) => {
    const rate = rates[code]
    return rate === undefined ? [] : [rateRow(day, code, rate)]
  })
  const head = query
    .insertInto('bulletins')
    .values({ day, fetched_at: fetchedAt, known_at: fetchedAt, number: number ?? null })
    .onConflict((conflict) =>
      // EVDS sends no number, so a known number stays.
      conflict.column('day').doUpdateSet({
        fetched_at: sql`excluded.fetched_at`,
        number: sql<string | null>`coalesce(excluded.number, bulletins.number)`,
      }),
    )
  const cleared = query.deleteFrom('bulletin_rates').where('day', '=', day)
  const taken = query.deleteFrom('bulletin_days_off').where('day', '=', day)
  const statements = [head, taken, cleared]
  return rows.length === 0 ? statements : [...statements, query.insertInto('bulletin_rates').values(rows)]
}

function rateRow(day: Day, code: CurrencyCode, { buy, sell, banknote }: BulletinRate) {
  return { day, code, buy, sell, banknote_buy: banknote?.buy ?? null, banknote_sell: banknote?.sell ?? null }
}

/** Omits the number, which the board does not show. */
function bulletinOfRows(head: Row<'bulletins'>, rows: readonly Row<'bulletin_rates'>[]): Bulletin {
  const rates = rows.map(
    (row) => [row.code, { ...rateOf(row), ...(row.day !== head.day && { day: row.day }) }] as const,
  )
  return { day: head.day, fetchedAt: head.fetched_at, rates: Object.fromEntries(rates) }
}

function recordedBulletin(head: Row<'bulletins'>, rows: readonly Row<'bulletin_rates'>[]): Bulletin {
  const rates = rows.map((row) => [row.code, rateOf(row)] as const)
  const numbered = head.number === null ? {} : { number: head.number }
  return { day: head.day, ...numbered, fetchedAt: head.fetched_at, rates: Object.fromEntries(rates) }
}

function rateOf({ buy, sell, banknote_buy: noteBuy, banknote_sell: noteSell }: Row<'bulletin_rates'>): BulletinRate {
  const banknote = noteBuy === null && noteSell === null ? {} : { banknote: { buy: noteBuy, sell: noteSell } }
  return { buy, sell, ...banknote }
}
