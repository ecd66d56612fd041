import type { AcceptanceStore } from './acceptance.ts'
import { LOCALLY } from './local-commit.ts'
import { query, read, write } from './query.ts'
import type { SqlRunner } from './statement.ts'

export function storedAcceptances(runner: SqlRunner): AcceptanceStore {
  return {
    async keepAcceptance({ code, buy, sell, at }) {
      const insert = query.insertInto('acceptances').values({ code, buy, sell, at })
      await write(
        runner,
        insert.$if(runner.locksRows, (rows) => rows.returning(LOCALLY)),
      )
    },
    acceptancesAfter(number) {
      return read(runner, query.selectFrom('acceptances').selectAll().where('number', '>', number).orderBy('number'))
    },
  }
}
