import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { runOffice } from '../../../test/fakes/run-office.ts'
import { type SmallDisk, smallDisk } from '../../../test/fakes/small-disk.ts'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import { skipWithout } from '../../../test/needs.ts'
import { openWaitingHalts } from '../settings/waiting-halts.ts'
import { openStore } from '../store/open-store.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { ToolAnswer } from './run.ts'

const at = (place: string) => ({ kind: 'file', file: place }) as const

const NOW = Date.UTC(2026, 7, 3, 6, 5)

let disk: SmallDisk
let elsewhere: string

beforeEach(skipWithout('small-disk'))
beforeEach(async () => {
  disk = smallDisk()
  elsewhere = temporaryFolder()
  return () => disk.remove()
})

function office(...args: string[]): Promise<ToolAnswer> {
  const settings = { DATA_DIR: disk.place, OFFICE_FILE: 'office/office.yaml', ADMIN_PORT: '1' }
  return runOffice(settings, args, { clock: fakeClock(NOW) })
}

async function keepOne(): Promise<Store> {
  const store = await openSqlite(join(disk.place, 'demo.sqlite'))
  const words = { name: 'Ayşe', email: 'ayse@example.com', phone: '', subject: 'Yen kuru', message: 'Merhaba' }
  await store.keepMessage({ ...words, submission: 's', mailId: 'm', receivedAt: NOW, mailed: false })
  return store
}

/** Asserts that an operator can read messages and back up while the disk is full. */
async function expectReadable(): Promise<void> {
  expect((await office('messages', 'export')).out).toContain('Yen kuru')
  expect((await office('status')).out).toMatch(/^Mesajlar +1 toplam, 1 açık$/m)
  const copy = join(elsewhere, 'yedek.sqlite')
  expect((await office('backup', copy)).out).toMatch(/^Yedek alındı/)
  const restored = await openSqlite(copy)
  expect((await restored.message(1))?.subject).toBe('Yen kuru')
  await restored[Symbol.asyncDispose]()
}

describe('while the disk of the database is full', () => {
  test('a full disk permits listing messages and copying the database elsewhere while the site runs', async () => {
    const running = await keepOne()
    disk.fill()
    await expectReadable()
    await running[Symbol.asyncDispose]()
  })

  test('a full disk permits listing messages and copying the whole database elsewhere without a running site', async () => {
    await (await keepOne())[Symbol.asyncDispose]()
    disk.fill()
    await expectReadable()
  })

  test('a start and a check both report the full disk in one line', async () => {
    await (await keepOne())[Symbol.asyncDispose]()
    disk.fill()
    const line = `Disk dolu: ${disk.place} klasörüne yazılamıyor. Yer açılınca düzelir.`
    await expect(openStore(at(join(disk.place, 'demo.sqlite')), 0)).rejects.toMatchObject({ lines: [line] })
    expect((await office('check', '--local')).out).toContain(`✗ Veritabanı\n    ${line}\n`)
    disk.empty()
    await (await openStore(at(join(disk.place, 'demo.sqlite')), 0))[Symbol.asyncDispose]()
  })

  test('erasing a message on a full disk fails with a Turkish sentence', async () => {
    const running = await keepOne()
    disk.fill()
    expect((await office('messages', 'erase', '1', '--yes')).out).toMatch(/^(?:Disk dolu|Veritabanı: disk dolu)/)
    await running[Symbol.asyncDispose]()
  })
})

describe('halts on a full disk', () => {
  test('the halt command keeps a halt of all prices for the next start, and reports that a halt of one price failed', async () => {
    disk.fill()
    const partly = await office('halt', 'JPY', '--yes')
    expect([partly.exit, partly.out]).toEqual([1, expect.stringContaining('DURDURULAMADI')])
    expect(await office('halt', 'hepsi', '--yes')).toMatchObject({ exit: 0 })
    const waiting = await openWaitingHalts(disk.place, NOW, silentLog)
    expect(waiting.current().map(({ codes }) => codes.length)).toEqual([INSTRUMENT_IDS.length])
  })
})
