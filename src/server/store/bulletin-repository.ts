import { sql } from 'kysely'
import type { Bulletin } from '#contract/central-bank.ts'
import { CURRENCY_CODES, type CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Row } from './schema/tables.ts'
import { query, read, type SqlReader, type SqlRunner, write } from './sql.ts'
import type { BulletinStore } from './store.ts'

const official = (code: InstrumentId) =>
  query
    .selectFrom('bulletins')
    .innerJoin('bulletin_rates', 'bulletin_rates.day', 'bulletins.day')
    // What is no currency finds nothing.
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
    async bulletinDays(from, to) {
      const days = query.selectFrom('bulletins').select('day').where('day', '>=', from).where('day', '<=', to)
      return (await read(runner, days.orderBy('day'))).map(({ day }) => day)
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

/** A bulletin is replaced as a whole: a currency that the newer fetch lacks goes. Since when it is known stays. */
function upsertBulletin({ day, fetchedAt, rates }: Bulletin) {
  const rows = CURRENCY_CODES.flatMap((code) => {
    const rate = rates[code]
    return rate === undefined ? [] : [{ day, code, buy: rate.buy, sell: rate.sell }]
  })
  const head = query
    .insertInto('bulletins')
    .values({ day, fetched_at: fetchedAt, known_at: fetchedAt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ fetched_at: sql`excluded.fetched_at` }))
  const cleared = query.deleteFrom('bulletin_rates').where('day', '=', day)
  return rows.length === 0 ? [head, cleared] : [head, cleared, query.insertInto('bulletin_rates').values(rows)]
}

function bulletinOfRows(head: Row<'bulletins'>, rows: readonly Row<'bulletin_rates'>[]): Bulletin {
  const rates = rows.map(({ day, code, buy, sell }) => [code, { buy, sell, ...(day !== head.day && { day }) }] as const)
  return { day: head.day, fetchedAt: head.fetched_at, rates: Object.fromEntries(rates) }
}
