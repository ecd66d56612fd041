import { existsSync, mkdtempSync } from 'node:fs'
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { STEPS } from '../schema/steps.ts'
import { StoreFailure } from '../store-failure.ts'
import { day, dayRecord, newMessage } from '../test/sample-records.ts'
import { storeSuite } from '../test/store-suite.ts'
import { openSqlite } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
const place = join(folder, 'data', 'store')

afterAll(() => rm(folder, { recursive: true }))

storeSuite('SQLite', {
  open: () => openSqlite(place),
  clear() {
    const database = new Database(place)
    const tables = database.prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND (name NOT LIKE 'sqlite_%' OR name = 'sqlite_sequence')",
    )
    // Tables are cleared in any order.
    database.pragma('foreign_keys = OFF')
    for (const { name } of tables.all()) database.exec(`DELETE FROM "${name}"`)
    database.close()
  },
})

describe('SQLite: the database file', () => {
  test('a backup during writes is complete and can be opened', async () => {
    const store = await openSqlite(join(folder, 'backed-up'))
    await store.saveDays([dayRecord('2026-08-03', 'USD', '47.1')])
    const before = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.keepMessage(newMessage(`a${index}`))),
    )
    const file = join(folder, 'backup')
    const [, ...meanwhile] = await Promise.all([
      store.backup(file),
      ...Array.from({ length: 20 }, (_, index) => store.keepMessage(newMessage(`b${index}`))),
    ])
    expect(meanwhile).toHaveLength(20)
    const copy = await openSqlite(file)
    const kept = (await copy.messages({ limit: 99 })).map(({ number }) => number)
    expect(kept).toEqual(expect.arrayContaining(before.map(({ number }) => number)))
    expect(await copy.daysOn('office', day('2026-08-03'))).toHaveLength(1)
    await copy[Symbol.asyncDispose]()
    await store[Symbol.asyncDispose]()
  })

  test('a failed backup leaves no file', async () => {
    const store = await openSqlite(join(folder, 'backed-up'))
    const file = join(folder, 'no', 'such', 'folder', 'backup')
    await expect(store.backup(file)).rejects.toBeInstanceOf(StoreFailure)
    expect(existsSync(file)).toBe(false)
    expect(await store.writable()).toBe(true)
    await store[Symbol.asyncDispose]()
  })

  test('the store refuses a file that is not a database', async () => {
    const file = join(folder, 'text')
    await writeFile(file, 'this is an email and no database, however long it may be. '.repeat(100))
    await expect(openSqlite(file)).rejects.toMatchObject({ name: 'StoreFailure', code: 'SQLITE_NOTADB' })
  })

  test('only the owner can read the database, its log and a backup', async () => {
    const file = join(folder, 'own', 'office.sqlite')
    const modes = async (...files: string[]): Promise<number[]> =>
      Promise.all(files.map(async (path) => (await stat(path)).mode & 0o777))
    await mkdir(join(folder, 'own'))
    const store = await openSqlite(file)
    await store.writable()
    await store.backup(`${file}.copy`)
    expect(await modes(file, `${file}-wal`, `${file}-shm`, `${file}.copy`)).toEqual([0o600, 0o600, 0o600, 0o600])
    for (const part of [file, `${file}-wal`]) await chmod(part, 0o644)
    await (await openSqlite(file))[Symbol.asyncDispose]()
    expect(await modes(file, `${file}-wal`)).toEqual([0o600, 0o600])
    await store[Symbol.asyncDispose]()
  })

  test('the store refuses the file of a newer program', async () => {
    const file = join(folder, 'newer')
    const database = new Database(file)
    database.pragma('user_version = 999')
    database.close()
    await expect(openSqlite(file)).rejects.toThrow(/version 999, newer than this program/)
  })

  test('the store upgrades the file of an older program and keeps its data', async () => {
    const file = join(folder, 'older')
    const older = await openSqlite(file)
    const record = dayRecord('2026-08-03', 'USD', '47.1')
    await older.saveDays([record])
    await older[Symbol.asyncDispose]()
    const next = {
      worksFrom: 1,
      postgres: '',
      sqlite: "ALTER TABLE messages ADD COLUMN language TEXT NOT NULL DEFAULT 'tr'",
    }
    const store = await openSqlite(file, { steps: [...STEPS, next] })
    expect(await store.daysOn('office', day('2026-08-03'))).toEqual([record])
    expect((await store.keepMessage(newMessage('a'))).fresh).toBe(true)
    await store[Symbol.asyncDispose]()
  })

  test('SQLite uses an index for the queries of rates and emails', async () => {
    const file = join(folder, 'plans')
    await (await openSqlite(file))[Symbol.asyncDispose]()
    const database = new Database(file)
    const planOf = (sql: string): string =>
      database
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail)
        .join('; ')
    const days = "FROM days WHERE source = 'office' AND code = 'USD'"
    const plans = [
      `SELECT * ${days} AND day < '2026-08-03' ORDER BY day DESC LIMIT 1`,
      `SELECT * ${days} AND day >= '2026-01-01' AND day <= '2026-08-03' ORDER BY day`,
      "SELECT * FROM minutes WHERE source = 'office' AND code = 'USD' AND at >= 1 AND at < 2 ORDER BY at",
      `DELETE FROM minutes WHERE source IN ('office', 'tcmb') AND code IN ('USD', 'EUR') AND at >= 1 AND at < 5 AND EXISTS (
        SELECT later.at FROM minutes AS later WHERE later.source = minutes.source AND later.code = minutes.code
        AND later.at > minutes.at AND later.at < (minutes.at / 3600000 + 1) * 3600000)`,
      `SELECT * FROM bulletins INNER JOIN bulletin_rates ON bulletin_rates.day = bulletins.day WHERE code = 'USD'
        AND buy IS NOT NULL AND sell IS NOT NULL AND bulletin_rates.day < '2026-08-03' ORDER BY bulletin_rates.day DESC LIMIT 1`,
      "SELECT number FROM outbox WHERE state = 'waiting' AND at <= 5 ORDER BY at LIMIT 1",
      'DELETE FROM messages WHERE received_at < 5',
      "SELECT number FROM messages WHERE submission = 'a'",
    ].map(planOf)
    database.close()
    for (const plan of plans) {
      expect(plan).toMatch(/SEARCH/)
      expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
    }
  })
})
