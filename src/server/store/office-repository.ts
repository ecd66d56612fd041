import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import type { NewVersion, OfficeVersion, VersionStore } from './office-store.ts'
import type { Row } from './schema/tables.ts'
import { locally, query, read, type SqlRunner, write, writeReturning } from './sql.ts'
import type { ApprovalStore } from './store.ts'

const COLUMNS = ['number', 'at', 'author', 'command', 'summary', 'halted', 'sha256', 'file'] as const

export function versionRepository(runner: SqlRunner): VersionStore {
  return {
    async keepNextVersion(after, version, most) {
      // Of two that come at once one has the number.
      const insert = query
        .insertInto('office_versions')
        .values({ number: after + 1, ...rowOf(version) })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('number')
      const [added] = await writeReturning(runner, locally(runner, insert))
      if (added === undefined) return null
      const old = query.deleteFrom('office_versions').where('number', '<=', added.number - most)
      await write(runner, locally(runner, old))
      return added.number
    },
    async versions(limit) {
      const newest = query.selectFrom('office_versions').select(COLUMNS).orderBy('number', 'desc').limit(limit)
      return (await read(runner, newest)).map(versionOf)
    },
    async version(number) {
      const asked = query.selectFrom('office_versions').selectAll().where('number', '=', number)
      const [row] = await read(runner, asked)
      return row === undefined ? null : { ...versionOf(row), text: row.text }
    },
  }
}

function rowOf({ by, summary, halted, ...version }: NewVersion) {
  return { ...version, author: by, summary: summary.join('\n'), halted: halted.join(' ') }
}

function versionOf(row: Omit<Row<'office_versions'>, 'text'>): OfficeVersion {
  const { author, summary, halted, ...rest } = row
  const codes = new Set(halted.split(' '))
  return {
    ...rest,
    by: author,
    summary: summary === '' ? [] : summary.split('\n'),
    halted: INSTRUMENT_IDS.filter((code) => codes.has(code)),
  }
}

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
