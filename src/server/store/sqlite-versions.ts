import { CURRENCY_CODES } from '#domain/currency.ts'
import type { OfficeVersion, VersionStore } from './office-version.ts'
import { query, read, writeReturning } from './sqlite-query.ts'
import type { SqliteThread } from './sqlite-thread.ts'
import type { OfficeVersionsTable } from './tables.ts'

const COLUMNS = ['number', 'at', 'author', 'command', 'summary', 'halted', 'sha256'] as const

export function sqliteVersions(thread: SqliteThread): VersionStore {
  return {
    async keepVersion({ by, summary, halted, ...version }, most) {
      const row = { ...version, author: by, summary: summary.join('\n'), halted: halted.join(' ') }
      const [kept] = await writeReturning(thread, query.insertInto('office_versions').values(row).returning('number'))
      if (kept === undefined) throw new Error('a version of the office file was not kept')
      await writeReturning(thread, query.deleteFrom('office_versions').where('number', '<=', kept.number - most))
      return kept.number
    },
    async versions(limit) {
      const newest = query.selectFrom('office_versions').select(COLUMNS).orderBy('number', 'desc').limit(limit)
      return (await read(thread, newest)).map(versionOf)
    },
    async version(number) {
      const asked = query.selectFrom('office_versions').selectAll().where('number', '=', number)
      const [row] = await read(thread, asked)
      return row === undefined ? null : { ...versionOf(row), text: row.text }
    },
  }
}

type VersionRow = Omit<OfficeVersionsTable, 'number' | 'text'> & { readonly number: number }

function versionOf({ number, at, author, command, summary, halted, sha256 }: VersionRow): OfficeVersion {
  const codes = new Set(halted.split(' '))
  return {
    number,
    at,
    by: author,
    command,
    summary: summary === '' ? [] : summary.split('\n'),
    halted: CURRENCY_CODES.filter((code) => codes.has(code)),
    sha256,
  }
}
