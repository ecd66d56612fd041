import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/fakes/temporary-folder.ts'
import { openSqlite } from '../sqlite/sqlite-store.ts'
import { EARLIER_VERSIONS, MOVED_VERSIONS, versionsIn } from '../test/earlier-tax.ts'
import type { ColumnType } from './columns.ts'
import { STEPS } from './steps.ts'
import { TABLE_LIST } from './tables.ts'

let folder: string
beforeEach(() => void (folder = temporaryFolder()))

const TYPES: Readonly<Record<ColumnType, string>> = {
  number: 'INTEGER',
  integer: 'INTEGER',
  exact: 'TEXT',
  text: 'TEXT',
  bytes: 'BLOB',
}

interface FoundColumn {
  readonly name: string
  readonly type: string
  readonly notnull: 0 | 1
  readonly pk: number
}

test('the steps create the tables that tables.ts describes', async () => {
  const file = join(folder, 'office.sqlite')
  await (await openSqlite(file))[Symbol.asyncDispose]()
  const database = new Database(file, { readonly: true })
  const found = TABLE_LIST.map(([name]) => {
    const columns = database.prepare<[string], FoundColumn>('SELECT * FROM pragma_table_info(?)').all(name)
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
    return {
      name,
      columns: columns.map((column) => [column.name, column.type, column.notnull === 0]),
      key: key.map((column) => column.name),
    }
  })
  database.close()
  const described = TABLE_LIST.map(([name, { columns, key }]) => ({
    name,
    columns: Object.entries(columns).map(([column, { type, nullable }]) => [column, TYPES[type], nullable]),
    key,
  }))
  expect(found).toEqual(described)
})

test('halts of the release before keep their times and people, and those of one moment become one act', async () => {
  const file = join(folder, 'office.sqlite')
  await (await openSqlite(file, { steps: STEPS.slice(0, 1) }))[Symbol.asyncDispose]()
  const older = new Database(file)
  const insert = older.prepare('INSERT INTO halts VALUES (?, ?, ?, ?, ?, ?)')
  for (const code of ['USD', 'EUR']) insert.run(code, 5, 'Ayşe', 'arıza', 9, 'Kemal')
  insert.run('SAR', 7, null, null, null, null)
  older.close()
  await using store = await openSqlite(file)
  expect(await store.halts()).toEqual([{ code: 'SAR', since: 7, by: null, reason: null, act: '7:' }])
  const ended = {
    since: 5,
    by: 'Ayşe',
    reason: 'arıza',
    act: '5:Ayşe',
    endedAt: 9,
    endedBy: 'Kemal',
    endedAct: '9:Kemal',
  }
  expect(await store.pastHalts(9)).toEqual(
    expect.arrayContaining([
      { code: 'USD', ...ended },
      { code: 'EUR', ...ended },
    ]),
  )
})

test('a tax in the price of the release before is moved in each version and its changes', async () => {
  const file = join(folder, 'office.sqlite')
  await (await openSqlite(file, { steps: STEPS.slice(0, 2) }))[Symbol.asyncDispose]()
  const older = new Database(file)
  const insert = older.prepare("INSERT INTO settings (at, via, patch, document) VALUES (1, 'panel', ?, ?)")
  for (const { patch, document } of EARLIER_VERSIONS) insert.run(JSON.stringify(patch), JSON.stringify(document))
  older.close()
  await (await openSqlite(file))[Symbol.asyncDispose]()
  const database = new Database(file, { readonly: true })
  const rows = database.prepare<[], Record<string, unknown>>('SELECT patch, document FROM settings ORDER BY number')
  expect(versionsIn(rows.all())).toEqual(MOVED_VERSIONS)
  database.close()
})
