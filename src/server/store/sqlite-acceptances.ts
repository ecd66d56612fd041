import type { AcceptanceStore } from './acceptance.ts'
import { query, read, write } from './sqlite-query.ts'
import type { SqliteThread } from './sqlite-thread.ts'

export function sqliteAcceptances(thread: SqliteThread): AcceptanceStore {
  return {
    async keepAcceptance({ code, buy, sell, at }) {
      await write(thread, query.insertInto('acceptances').values({ code, buy, sell, at }))
    },
    acceptancesAfter(number) {
      return read(thread, query.selectFrom('acceptances').selectAll().where('number', '>', number).orderBy('number'))
    },
  }
}
