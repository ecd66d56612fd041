import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import { openStore, openStoreBeside } from './open-store.ts'
import { type SchemaStep, STEPS } from './schema/steps.ts'
import type { DatabaseOpening } from './sqlite/database.ts'
import { type FileStore, openSqlite } from './sqlite/sqlite-store.ts'
import { refusing } from './store-refusal.ts'

const at = (place: string) => ({ kind: 'file', file: place }) as const

let folder: string
let file: string

beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'office.sqlite')
})

describe('a data folder', () => {
  test('a data folder allows one site and the operator’s tool', async () => {
    const site = await openStore(at(file))
    const second = /^Bu veri klasörünü çalışan başka bir site kullanıyor: .*\n.*DATA_DIR/
    await expect(openStore(at(file), 0)).rejects.toThrow(second)
    await expect(openStore(at(join(folder, 'demo.sqlite')), 0)).rejects.toThrow(second)
    const tool = await openStoreBeside(at(file))
    expect(await tool.writable()).toBe(true)
    await tool[Symbol.asyncDispose]()
    await site[Symbol.asyncDispose]()
    await (await openStore(at(file), 0))[Symbol.asyncDispose]()
  })

  test('a data folder is free again after a site failed to open its database', async () => {
    await (await openStore(at(file)))[Symbol.asyncDispose]()
    const newer = new Database(file)
    newer.pragma('user_version = 999')
    newer.close()
    await expect(openStore(at(file), 0)).rejects.toThrow(/daha yeni bir sürümün/)
    await (await openStore(at(join(folder, 'demo.sqlite')), 0))[Symbol.asyncDispose]()
  })
})

describe('a database', () => {
  test('the site and the tool refuse a demo database under the office’s name', async () => {
    const demo = join(folder, 'demo.sqlite')
    await (await openStore(at(demo)))[Symbol.asyncDispose]()
    await copyFile(demo, file)
    await expect(openStore(at(file))).rejects.toThrow(
      /^Bu dosya bu sitenin veritabanı değil: .* \(içindeki: örnek veriler\)\n/,
    )
    await expect(openStoreBeside(at(file))).rejects.toThrow(/örnek veriler/)
  })

  test('the server refuses a database of another program and leaves it unchanged', async () => {
    const foreign = new Database(file)
    foreign.exec('CREATE TABLE notes (text TEXT)')
    foreign.close()
    await expect(openStore(at(file))).rejects.toThrow(/içindeki: başka bir programın verileri/)
    const left = new Database(file, { readonly: true })
    expect(left.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'notes' }])
    left.close()
  })
})

describe('a database of an older release', () => {
  /** The schema of a later release than this one. */
  const steps: readonly SchemaStep[] = [
    ...STEPS,
    { worksFrom: 1, postgres: '', sqlite: 'ALTER TABLE days ADD COLUMN note TEXT' },
  ]
  const openNext = (opening: Partial<DatabaseOpening>): Promise<FileStore> =>
    refusing(at(file), () => openSqlite(file, { ...opening, steps }))

  const versionOf = (): unknown => {
    const database = new Database(file, { readonly: true })
    try {
      return database.pragma('user_version', { simple: true })
    } finally {
      database.close()
    }
  }

  beforeEach(async () => (await openStore(at(file)))[Symbol.asyncDispose]())

  test('the site upgrades an older database, and the tool refuses it', async () => {
    await expect(openNext({ older: 'refused' })).rejects.toThrow(
      /^Veritabanı eski sürümün: .*\n.*siteyi yeniden başlatın/,
    )
    expect(versionOf()).toBe(STEPS.length)
    await (await openNext({ older: 'upgraded' }))[Symbol.asyncDispose]()
    expect(versionOf()).toBe(steps.length)
    await (await openNext({ older: 'refused' }))[Symbol.asyncDispose]()
  })

  test('an older database can be backed up without an upgrade', async () => {
    const store = await openNext({ older: 'left', access: 'read' })
    await store.backup(join(folder, 'backup.sqlite'))
    await store[Symbol.asyncDispose]()
    expect(versionOf()).toBe(STEPS.length)
  })
})

describe('the store’s thread', () => {
  test('the store reports the loss of its thread to callers and to the process', async () => {
    const started = new Promise<Worker>((resolve) => {
      process.once('worker', resolve)
    })
    const store = await openStore(at(file))
    const worker = await started
    // A call before the termination might still be answered.
    const ended = worker.terminate()
    const asked = store.writable()
    await ended
    expect(await store.lost).toMatchObject({ code: 'CLOSED' })
    expect(await asked).toBe(false)
    await store[Symbol.asyncDispose]()
  })

  test('a closed store does not report its thread as lost', async () => {
    const store = await openStore(at(file))
    await store[Symbol.asyncDispose]()
    expect(await Promise.race([store.lost, Promise.resolve('closed')])).toBe('closed')
  })
})
