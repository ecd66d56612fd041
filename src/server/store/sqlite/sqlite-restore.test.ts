import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { temporaryFolder } from '../../../../test/fakes/temporary-folder.ts'
import { enrolled, person } from '../test/people-suite.ts'
import { day, dayRecord, newMessage, settleNext } from '../test/sample-records.ts'
import { restoreStore } from './sqlite-restore.ts'
import { type FileStore, openSqlite } from './sqlite-store.ts'

let folder: string
let file: string
let backup: string
let store: FileStore

beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'office.sqlite')
  backup = join(folder, 'backup.sqlite')
  store = await openSqlite(file, { kind: 'office' })
})

afterEach(async () => {
  await store[Symbol.asyncDispose]()
})

function restore(from = backup): ReturnType<typeof restoreStore> {
  return restoreStore(file, from, 'now')
}

/** Replaces the database with an empty one, like a new machine. */
async function emptyStore(): Promise<void> {
  await store[Symbol.asyncDispose]()
  for (const part of [file, `${file}-wal`, `${file}-shm`]) await rm(part, { force: true })
  store = await openSqlite(file, { kind: 'office' })
}

async function keep(submission: string): Promise<number> {
  return (await store.keepMessage(newMessage(submission, { subject: submission, receivedAt: 1 }))).number
}

async function subjects(): Promise<string[]> {
  return (await store.messages({ limit: 99 })).map(({ subject }) => subject)
}

describe('a restore while the server runs', () => {
  test('a restore returns the rates of the backup and keeps the messages of both', async () => {
    const good = dayRecord('2026-08-03', 'USD', '47.1')
    await store.saveDays([good])
    await store.saveBulletins([{ day: good.day, fetchedAt: 1, rates: { USD: { buy: rate('47'), sell: null } } }])
    const gone = await keep('in the backup only')
    await keep('in both')
    await store.backup(backup)

    await store.saveDays([dayRecord('2026-08-03', 'USD', '99.9'), dayRecord('2026-08-04', 'USD', '99.9')])
    await store.deleteMessages(2)
    await keep('in both')
    await keep('since the backup')
    await store.keepApproval({ code: 'USD', buy: null, sell: rate('55'), at: 9 })

    const before = join(folder, 'before-restore-now.sqlite')
    expect(await restore()).toEqual({ ok: true, value: { kind: 'merged', before, rateRows: 3, messages: 1 } })
    expect(await store.daysBetween('office', 'USD', good.day, day('2027-01-01'))).toEqual([good])
    expect(await store.newestBulletin(good.day)).toMatchObject({ fetchedAt: 1 })
    expect((await subjects()).toSorted()).toEqual(['in both', 'in the backup only', 'since the backup'])
    expect((await store.message(gone))?.subject).toBe('in the backup only')
    // A restore keeps approvals that were made after the backup.
    expect(await store.approvalsAfter(0)).toMatchObject([{ code: 'USD', at: 9 }])
    expect(await store.writable()).toBe(true)
  })

  test('a restore does not return messages that were erased before or after the backup', async () => {
    const [before, since] = [await keep('erased before the backup'), await keep('erased since the backup')]
    await store.backup(join(folder, 'older.sqlite'))
    await store.eraseMessage(before)
    await keep('kept')
    await store.backup(backup)
    await store.eraseMessage(since)

    await restore()
    expect(await subjects()).toEqual(['kept'])
    // A new machine has only the backups, which lack the erasures that were made after them.
    await emptyStore()
    await restore()
    await restore(join(folder, 'older.sqlite'))
    expect(await subjects()).toEqual(['kept', 'erased since the backup'])
    await emptyStore()
    await restore(join(folder, 'older.sqlite'))
    await restore()
    expect(await subjects()).toEqual(['kept', 'erased since the backup'])
  })

  test('a restore sends no email again and marks waiting emails as failed', async () => {
    const sent = await keep('sent')
    await settleNext(store, { kind: 'sent', at: 5 })
    const waiting = await keep('waiting')
    await store.backup(backup)
    await emptyStore()
    await restore()
    expect(await store.claimMail(Number.MAX_SAFE_INTEGER, 1)).toBeNull()
    expect((await store.message(sent))?.mail).toMatchObject({ kind: 'sent', at: 5 })
    const { mail } = (await store.message(waiting)) ?? {}
    expect(mail?.kind === 'dead' && mail.error).toMatch(/yedekten/)
  })

  test('a restore into a new store does not reuse numbers that are taken', async () => {
    await keep('old')
    await store.backup(backup)
    await emptyStore()
    const first = await keep('new')
    await restore()
    expect(await subjects()).toEqual(['old', 'new'])
    expect((await store.message(first))?.subject).toBe('new')
  })

  test('a restore refuses a demo backup for an office and the reverse', async () => {
    const demo = join(folder, 'demo.sqlite')
    const invented = await openSqlite(demo, { kind: 'demo' })
    await invented.backup(backup)
    await invented[Symbol.asyncDispose]()
    const refused = { ok: false, error: { kind: 'other-kind', reason: 'örnek veriler' } }
    expect(await restore()).toEqual(refused)
    await store.backup(backup)
    expect(await restoreStore(demo, backup, 'now')).toMatchObject({ ok: false, error: { kind: 'other-kind' } })
  })

  test('a restore from a database in use includes its write-ahead log', async () => {
    const other = join(folder, 'other', 'office.sqlite')
    const living = await openSqlite(other)
    await living.keepMessage(newMessage('a', { subject: 'in the log' }))
    expect(await restore(other)).toMatchObject({ ok: true, value: { messages: 1 } })
    await living[Symbol.asyncDispose]()
    expect(await subjects()).toEqual(['in the log'])
  })

  test('a restore from a database with an unfinished write is refused', async () => {
    await store.backup(backup)
    const writing = new Database(backup)
    writing.pragma('cache_size = 1')
    writing.exec('BEGIN; CREATE TABLE filling (text TEXT)')
    for (let row = 0; row < 500; row += 1) writing.exec('INSERT INTO filling VALUES (hex(randomblob(1000)))')
    const torn = join(folder, 'torn.sqlite')
    for (const end of ['', '-journal']) await copyFile(backup + end, torn + end)
    writing.close()
    expect(await restore(torn)).toMatchObject({ ok: false, error: { kind: 'unfinished' } })
  })

  test.each([
    ['a text file', 'no database at all, only words. '.repeat(200)],
    ['an empty file', ''],
  ])('a restore from %s is refused and changes nothing', async (_, content) => {
    await keep('kept')
    await writeFile(backup, content)
    expect(await restore()).toMatchObject({ ok: false, error: { kind: 'not-a-backup' } })
    expect(await subjects()).toEqual(['kept'])
    expect((await readdir(folder)).filter((name) => name.includes('restoring'))).toEqual([])
  })
})

describe('the accounts of the panel after a restore', () => {
  test('a restore returns neither removed accounts nor removed devices', async () => {
    for (const id of ['left', 'lost', 'demoted']) await enrolled(store, id, { role: 'yonetici' })
    await store.backup(backup)
    await store.removePerson('left', 50)
    await store.removePasskey('lost', 'plost')
    await store.setRole('demoted', 'gise', 'may-go')
    await store.addPerson(person('new'))
    expect(await restore()).toMatchObject({ ok: true, value: { kind: 'merged' } })
    expect((await store.people()).map(({ id, role }) => `${id} ${role}`).toSorted()).toEqual([
      'demoted gise',
      'lost yonetici',
      'new gise',
    ])
    expect((await store.passkeys()).map(({ id }) => id)).toEqual(['pdemoted'])
    // The entry that keeps a removed account from returning has no name.
    const kept = new Database(file, { readonly: true })
    expect(kept.prepare('SELECT id, name FROM people WHERE removed_at IS NOT NULL').all()).toEqual([
      { id: 'left', name: '' },
    ])
    kept.close()
    for (const id of ['left', 'lost', 'demoted']) expect(await store.session(`s${id}`)).toBeNull()
  })

  test('a restore on a new machine returns accounts without their devices, sessions and links', async () => {
    await enrolled(store, 'a', { role: 'yonetici' })
    await store.keepInvitation({ hash: 'link', person: 'a', createdBy: null, expiresAt: 100 }, 0)
    await store.backup(backup)
    await emptyStore()
    await restore()
    expect(await store.people()).toEqual([person('a', { role: 'yonetici' })])
    expect([await store.passkeys(), await store.session('sa'), await store.invitation('link')]).toEqual([
      [],
      null,
      null,
    ])
  })
})
