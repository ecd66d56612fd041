import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describePostgres, newStore } from '../../../../test/postgres/suite.ts'
import { openPostgres } from '../postgres/postgres-store.ts'
import { settleSchema } from '../postgres/schema.ts'
import { connect, openDatabase } from '../sqlite/database.ts'
import { openSqlite } from '../sqlite/sqlite-store.ts'
import { newMessage } from '../test/sample-records.ts'
import { nullable, since, text } from './columns.ts'
import { RELEASES, STEPS, stepsOf } from './steps.ts'
import { TABLES } from './tables.ts'

const messages = {
  ...TABLES.messages,
  columns: { ...TABLES.messages.columns, language: since(STEPS.length + 1, nullable(text<string>())) },
}

/** The next release, which has one column more: its line above is all that it says. */
const NEXT = stepsOf(Object.entries({ ...TABLES, messages }), [...RELEASES, { worksFrom: 1, sqlite: '', postgres: '' }])

test('a column that a later release adds is one line: a file that is there gets it, a new one has it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steps-'))
  const columnsIn = (file: string): unknown => {
    using opened = connect(file, { readonly: true })
    return opened.prepare("SELECT name, type FROM pragma_table_info('messages')").all()
  }
  const [there, anew] = [join(folder, 'there'), join(folder, 'anew')]
  const store = await openSqlite(there)
  await store.keepMessage(newMessage('a'))
  await store[Symbol.asyncDispose]()
  for (const file of [there, anew]) openDatabase({ file, older: 'upgraded', access: 'write', steps: NEXT }).close()
  expect(columnsIn(there)).toEqual(columnsIn(anew))
  expect(columnsIn(there)).toContainEqual({ name: 'language', type: 'TEXT' })
  await rm(folder, { recursive: true })
})

test('what was released is what it was: a later column changes no earlier step', () => {
  expect(NEXT.slice(0, STEPS.length)).toEqual(STEPS)
})

describePostgres('a column that a later release adds', () => {
  test('is one line for a database that is there, too, and the release before works beside it', async () => {
    const { server, address, store } = await newStore()
    await settleSchema(address, 'office', { older: 'upgraded', access: 'write' }, NEXT)
    const columns = "SELECT data_type FROM information_schema.columns WHERE column_name = 'language'"
    expect(await server.run(columns, address.database)).toEqual([{ data_type: 'text' }])
    expect((await store.keepMessage(newMessage('a'))).fresh).toBe(true)
    await using another = await openPostgres(address, 'office', { older: 'upgraded', access: 'write' })
    expect(await another.messageCount()).toBe(1)
    await store[Symbol.asyncDispose]()
  })
})
