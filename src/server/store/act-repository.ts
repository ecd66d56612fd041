import type { ActStore } from './act-store.ts'
import { noticeQueries } from './mail-repository.ts'
import { locally, query, read, type SqlRunner, write } from './sql.ts'

export function actRepository(runner: SqlRunner): ActStore {
  return {
    async addAct(act, line, keep) {
      const oldestKept = query
        .selectFrom('acts')
        .select('at')
        .orderBy('at', 'desc')
        .limit(1)
        .offset(keep - 1)
      await write(
        runner,
        locally(runner, query.insertInto('acts').values(act)),
        locally(runner, query.deleteFrom('acts').where('at', '<', oldestKept)),
        ...noticeQueries(runner, line),
      )
    },
    acts(limit) {
      return read(runner, query.selectFrom('acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit))
    },
  }
}
