import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { breakTable } from '../../../test/fakes/damage.ts'
import { officeFolder } from '../../../test/fakes/run-office.ts'
import { openStore } from '../store/open-store.ts'
import { type FileStore, openSqlite } from '../store/sqlite/sqlite-store.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 5)
const TODAY = dayOf(NOW)
const DAYS = 365
const HINT = 'Son yedeği geri yükleyin: npm run office -- restore YEDEK.sqlite --yes'

const at = officeFolder(NOW)
const { office } = at
let file: string
let good: string

/** A year of rates and 40 messages. `good` is a backup from before the last message arrived and the first was erased. */
beforeEach(async () => {
  file = join(at.folder, 'demo.sqlite')
  good = join(at.folder, 'good.sqlite')
  const store = await openSqlite(file)
  const price = rate('47')
  const days = Array.from({ length: DAYS }, (_, back) => addDays(TODAY, -back))
  await store.saveDays(
    days.flatMap((day) =>
      CURRENCY_CODES.map((code) => ({ day, code, source: 'demo', buy: price, sell: price }) as const),
    ),
  )
  for (let number = 1; number < 40; number += 1) await keep(store, String(number))
  await store.backup(good)
  await keep(store, 'since the backup')
  await store.eraseMessage(1)
  await store[Symbol.asyncDispose]()
})

async function keep(store: FileStore, subject: string): Promise<void> {
  const words = { name: 'Ayşe', email: 'ayse@example.com', phone: '', subject, message: 'ş'.repeat(500) }
  await store.keepMessage({ ...words, submission: subject, mailId: subject, receivedAt: NOW, mailed: true })
}

async function withStore<Found>(read: (store: FileStore) => Promise<Found>): Promise<Found> {
  await using store = await openSqlite(file)
  return await read(store)
}

test('the check finds six broken pages and names the remedy', async () => {
  expect((await office('check', '--local')).exit).toBe(0)
  breakTable(file, 'days')
  const { exit, out } = await office('check', '--local')
  expect(exit).toBe(1)
  expect(out).toMatch(/✗ Veritabanı: .*\n {4}bozuk: .*page.*\n/)
  expect(out).toContain(HINT)
})

test('a backup of a broken database fails and leaves the earlier backups unchanged', async () => {
  breakTable(file, 'days')
  const before = await readFile(good)
  await withStore(async (store) => {
    await expect(store.backup(good)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT', damaged: true })
  })
  expect(before.equals(await readFile(good))).toBe(true)
  const { exit, out } = await office('backup', join(at.folder, 'tonight.sqlite'))
  expect(exit).toBe(1)
  expect(out).toContain(HINT)
  const copies = (await readdir(at.folder)).filter((name) => !name.startsWith('demo.sqlite-'))
  expect(copies.toSorted()).toEqual(['demo.sqlite', 'good.sqlite'])
})

test('the status reports a broken database and its remedy instead of failing', async () => {
  await copyFile('office/office.yaml', file)
  const { exit, out } = await office('status')
  expect(exit).toBe(2)
  expect(out).toMatch(/^Kötü\n\nSürüm .*\nSunucu {2}yanıt yok .*\n\nBaşlatmak için: .*\n\nVeritabanı bozuk: .*\n/)
  expect(out).toContain(HINT)
})

test('the store refuses to open a broken database, with the reason and the remedy in two lines', async () => {
  await copyFile('office/office.yaml', file)
  await expect(openStore({ kind: 'file', file })).rejects.toThrow(
    `Veritabanı bozuk: ${file} (“file is not a database”)\n    ${HINT}`,
  )
})

test('a restore sets the broken database aside, and keeps newer messages and earlier erasures', async () => {
  breakTable(file, 'days')
  const { exit, out } = await office('restore', good, '--yes')
  expect(exit).toBe(0)
  const broken = join(at.folder, 'broken-20260803T060500Z.sqlite')
  expect(out).toContain(`Veritabanı bozuktu, kenara alındı: ${broken}\nOndan okunabilen 39 mesaj alındı`)
  await withStore(async (store) => {
    expect(await store.damage()).toBeNull()
    expect(await store.closeLine('demo', 'JPY', addDays(TODAY, -DAYS), TODAY)).toHaveLength(DAYS)
    const subjects = (await store.messages({ limit: 99 })).map(({ subject }) => subject)
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([39, 'since the backup', '2'])
    // The rescued messages are queued for email again, because only the broken database knew that they had not been
    // sent.
    expect(await store.mailQueue()).toMatchObject({ waiting: 39, dead: 0 })
  })
  expect((await office('check', '--local')).exit).toBe(0)
})

test('a restore merges the readable messages of a partly broken table with those of the backup', async () => {
  breakTable(file, 'messages', 1)
  const { out } = await office('restore', good, '--yes')
  const [, rescued = ''] = /Ondan okunabilen (\d+) mesaj/.exec(out) ?? []
  expect(Number(rescued)).toBeGreaterThan(20)
  expect(Number(rescued)).toBeLessThan(39)
  await withStore(async (store) => {
    const messages = await store.messages({ limit: 99 })
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 39 }, (_, index) => 40 - index))
    expect(await store.mailQueue()).toMatchObject({ waiting: Number(rescued), dead: 39 - Number(rescued) })
  })
})

test('a restore refuses to set a broken database aside while the site runs', async () => {
  breakTable(file, 'days')
  const running = await openStore({ kind: 'file', file })
  const { exit, out } = await office('restore', good, '--yes')
  await running[Symbol.asyncDispose]()
  expect(exit).toBe(1)
  expect(out).toMatch(/^Geri yüklenmedi: veritabanı bozuk, site ise hâlâ çalışıyor: önce siteyi durdurun\n/)
  expect((await readdir(at.folder)).filter((name) => /^(?:broken|before)-/.test(name))).toEqual([])
})
