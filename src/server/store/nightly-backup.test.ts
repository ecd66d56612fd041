import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_LENGTH, MINUTE } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import { dueAfter, type NightlyBackup, startNightlyBackup } from './nightly-backup.ts'
import { type FileStore, openSqlite } from './sqlite/sqlite-store.ts'

/** 22:00 in Istanbul, on the evening before a backup. */
const EVENING = Date.UTC(2026, 7, 3, 19)

let folder: string
let clock: FakeClock
let store: FileStore
let backup: NightlyBackup

beforeEach(async () => {
  folder = temporaryFolder()
  clock = fakeClock(EVENING)
  store = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
  await store.setMarkers({ 'first-started-at': EVENING })
  const options = { file: join(folder, 'office.sqlite'), folder: join(folder, 'backups'), days: 14 }
  backup = startNightlyBackup({ ...options, store, clock, log: silentLog })
})

afterEach(async () => {
  await backup[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
})

const backups = (): string[] => readdirSync(join(folder, 'backups')).toSorted()

/** Advances the clock until the condition is true. Work on the disk takes real time. */
async function passUntil(isOver: () => Promise<boolean> | boolean): Promise<void> {
  const step = async (): Promise<boolean> => {
    await clock.advance(10 * MINUTE)
    return isOver()
  }
  await expect.poll(step).toBe(true)
}
const isMadeSince = (instant: number) => async () => ((await store.markers())['backed-up-at'] ?? 0) > instant

test('dueAfter returns the next 03:30 in Istanbul', () => {
  expect(dueAfter(EVENING)).toBe(Date.UTC(2026, 7, 4, 0, 30))
  expect(dueAfter(Date.UTC(2026, 7, 4, 0, 30))).toBe(Date.UTC(2026, 7, 5, 0, 30))
})

test('the nightly backup adds a valid copy and deletes old copies, but not those made by hand', async () => {
  mkdirSync(join(folder, 'backups'))
  for (const [name, days] of [
    ['angun-20260701T003000Z.sqlite', 33],
    ['angun-20260702T003000Z.sqlite.part', 32],
    ['angun-20260801T003000Z.sqlite', 3],
    ['angun-20260802T003000Z.sqlite', 2],
    ['by-hand.sqlite', 300],
  ] as const) {
    const at = new Date(EVENING - days * DAY_LENGTH)
    writeFileSync(join(folder, 'backups', name), 'old')
    utimesSync(join(folder, 'backups', name), at, at)
  }
  await passUntil(isMadeSince(EVENING))
  await expect.poll(() => backups().length).toBe(4)
  const [first, second, made = '', byHand] = backups()
  expect([first, second, byHand]).toEqual([
    'angun-20260801T003000Z.sqlite',
    'angun-20260802T003000Z.sqlite',
    'by-hand.sqlite',
  ])
  expect(statSync(join(folder, 'backups', made)).mode & 0o777).toBe(0o600)
  const copy = await openSqlite(join(folder, 'backups', made), { kind: undefined, thread: "caller's" })
  expect((await copy.markers())['first-started-at']).toBe(EVENING)
  await copy[Symbol.asyncDispose]()
  expect(backup.failure()).toBeNull()
})

test('a failed backup reports its reason and is retried', async () => {
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be')
  await passUntil(() => backup.failure() !== null)
  expect(backup.failure()?.why).not.toBe('')
  rmSync(join(folder, 'backups'))
  await passUntil(isMadeSince(EVENING))
  await passUntil(() => backup.failure() === null)
  expect(backups()).toHaveLength(1)
})
