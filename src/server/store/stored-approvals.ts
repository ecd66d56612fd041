import type { ApprovalStore } from './approval.ts'
import { LOCALLY } from './local-commit.ts'
import { query, read, write } from './query.ts'
import type { SqlRunner } from './statement.ts'

export function storedApprovals(runner: SqlRunner): ApprovalStore {
  return {
    async keepApproval({ code, buy, sell, at }) {
      const insert = query.insertInto('approvals').values({ code, buy, sell, at })
      await write(
        runner,
        insert.$if(runner.locksRows, (rows) => rows.returning(LOCALLY)),
      )
    },
    approvalsAfter(number) {
      return read(runner, query.selectFrom('approvals').selectAll().where('number', '>', number).orderBy('number'))
    },
  }
}
