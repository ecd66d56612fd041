import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import { breakTable } from '../fakes/damage.ts'
import { skipWithout } from '../needs.ts'
import { startServer } from './server-process.ts'

const PROJECT = resolve(import.meta.dirname, '../..')
const DAYS = 24 * 60 * 60 * 1000

const run = promisify(execFile)

let folder: string
let backups: string

beforeEach(skipWithout('pinned-node'))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  backups = join(folder, 'backups')
  mkdirSync(backups)
  for (const [name, days] of [
    ['angun-20260101T003000Z.sqlite', 15],
    ['angun-20260110T003000Z.sqlite', 3],
    ['angun-20260111T003000Z.sqlite', 2],
    ['by-hand.sqlite', 300],
  ] as const) {
    const at = new Date(Date.now() - days * DAYS)
    writeFileSync(join(backups, name), 'old')
    utimesSync(join(backups, name), at, at)
  }
  return () => rmSync(folder, { recursive: true })
})

async function backUp(dataDir: string): Promise<void> {
  const env = { PATH: process.env['PATH'], BACKUP_DIR: backups, DATA_DIR: dataDir }
  await run('sh', ['deploy/backup.sh'], { cwd: PROJECT, env })
}

test(
  'a night adds a backup that opens, ends the ones older than 14 days, and leaves those made by hand',
  { tags: ['core'] },
  async () => {
    const open = await openSqlite(join(folder, 'data/demo.sqlite'))
    await backUp(join(folder, 'data'))
    await open[Symbol.asyncDispose]()
    const files = readdirSync(backups).toSorted()
    expect(files).toEqual([
      'angun-20260110T003000Z.sqlite',
      'angun-20260111T003000Z.sqlite',
      expect.stringMatching(/^angun-\d{8}T\d{6}Z\.sqlite$/),
      'by-hand.sqlite',
    ])
    const made = join(backups, files[2] ?? '')
    expect(statSync(made).mode & 0o777).toBe(0o600)
    const copy = await openSqlite(made)
    expect(await copy.writable()).toBe(true)
    await copy[Symbol.asyncDispose]()
  },
)

test('a machine whose clock is a year ahead keeps the newest three, however old they seem', async () => {
  const open = await openSqlite(join(folder, 'data/demo.sqlite'))
  for (const name of readdirSync(backups)) utimesSync(join(backups, name), 0, 0)
  await backUp(join(folder, 'data'))
  await open[Symbol.asyncDispose]()
  expect(readdirSync(backups).filter((name) => name.startsWith('angun-'))).toHaveLength(3)
})

test('a night on which the database is broken makes no copy of it and takes none of the old ones', async () => {
  const file = join(folder, 'data/demo.sqlite')
  await (await openSqlite(file))[Symbol.asyncDispose]()
  breakTable(file, 'messages')
  await expect(backUp(join(folder, 'data'))).rejects.toMatchObject({ code: 1 })
  expect(readdirSync(backups)).toHaveLength(4)
})

test('a start on a broken database says what helps, without a stack', { tags: ['core'] }, async () => {
  const file = join(folder, 'data/demo.sqlite')
  await (await openSqlite(file))[Symbol.asyncDispose]()
  // Found only when the board is read, the database being open already.
  breakTable(file, 'minutes')
  const end = await startServer({ OFFICE_FILE: join(PROJECT, 'office/office.yaml') }, folder).catch(String)
  expect(end).toMatch(/\nVeritabanı bozuk: .*\n {4}Son yedeği geri yükleyin: .*\n*$/)
  expect(end).not.toMatch(/^ +at /m)
})

test('a night without a good backup takes none of the old ones', async () => {
  writeFileSync(join(folder, 'in-the-way'), '')
  await expect(backUp(join(folder, 'in-the-way'))).rejects.toMatchObject({ code: 1 })
  expect(readdirSync(backups)).toHaveLength(4)
})
