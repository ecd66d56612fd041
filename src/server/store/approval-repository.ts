import { locally, query, read, type SqlRunner, write } from './sql.ts'
import type { ApprovalStore } from './store.ts'

export function approvalRepository(runner: SqlRunner): ApprovalStore {
  return {
    async keepApproval({ code, buy, sell, at }) {
      const insert = query.insertInto('approvals').values({ code, buy, sell, at })
      await write(runner, locally(runner, insert))
    },
    approvalsAfter(number) {
      return read(runner, query.selectFrom('approvals').selectAll().where('number', '>', number).orderBy('number'))
    },
  }
}
