import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { keptLog } from '../../../test/fakes/kept-log.ts'
import type { NewVersion, VersionStore } from '../store/store.ts'
import type { OfficeFile } from './office-file.ts'
import type { Office } from './office.ts'
import { openStoredOffice } from './stored-office.ts'
import { storedShelf } from './stored-shelf.ts'

const OFFICE_FILE = 'office/office.yaml'
const START = Date.parse('2026-08-03T09:00:00Z')

let sample: string
let clock: FakeClock
let rows: (NewVersion & { readonly number: number })[]
let reachable: boolean

const store: VersionStore = {
  keepVersion: () => Promise.reject(new Error('not here')),
  keepNextVersion(after, version) {
    if ((rows[0]?.number ?? 0) !== after) return Promise.resolve(null)
    rows.unshift({ ...version, number: after + 1 })
    return Promise.resolve(after + 1)
  },
  versions: (limit) => (reachable ? Promise.resolve(rows.slice(0, limit)) : Promise.reject(new Error('no database'))),
  version: (number) => Promise.resolve(rows.find((row) => row.number === number) ?? null),
}

const open = (officeFile = OFFICE_FILE, { log } = keptLog()): Promise<OfficeFile> =>
  openStoredOffice({ store, officeFile, clock, log })

/** As `angun-office publish` does. */
async function publish(after: string, before = rows[0]?.text ?? null): Promise<boolean> {
  return (await storedShelf(store, clock).publish({ before, after, by: 'ayse', command: 'publish' })).ok
}

const named = (name: string): string => sample.replace('kisa_ad: ANGÜN', `kisa_ad: ${name}`)
const name = (file: OfficeFile): string => file.current().facts.shortName

beforeEach(async () => {
  sample = await readFile(OFFICE_FILE, 'utf8')
  clock = fakeClock(START)
  rows = []
  reachable = true
})

describe('the office’s text in the database', () => {
  test('begins with the file, once, whoever starts first', async () => {
    const [one, other] = [await open(), await open('/nowhere/office.yaml')]
    expect([name(one), name(other), rows.length]).toEqual(['ANGÜN', 'ANGÜN', 1])
    expect(rows[0]).toMatchObject({ number: 1, summary: ['ilk sürüm'] })
  })

  test('refuses a first start without a sound file', async () => {
    await expect(open('/nowhere/office.yaml')).rejects.toThrow('OFFICE_FILE')
    expect(rows).toEqual([])
  })

  test('is taken up at its news, and told to everybody', async () => {
    const file = await open()
    const heard: Office[] = []
    file.subscribe((office) => heard.push(office))
    await publish(named('YENİ'))
    file.stored?.look()
    await clock.advance(0)
    expect([name(file), file.stored?.version().number]).toEqual(['YENİ', 2])
    expect(heard).toEqual([file.current()])
  })

  test('is taken up within seconds without any news, too', async () => {
    const file = await open()
    await publish(named('YENİ'))
    await clock.advance(5000)
    expect(name(file)).toBe('YENİ')
  })

  test('stays as it was while the database can’t be reached', async () => {
    const file = await open()
    await publish(named('YENİ'))
    reachable = false
    await clock.advance(60_000)
    expect(name(file)).toBe('ANGÜN')
    reachable = true
    await clock.advance(5000)
    expect(name(file)).toBe('YENİ')
  })

  test('that can’t be read is logged once, and once that it can again', async () => {
    const log = keptLog()
    await open(OFFICE_FILE, log)
    reachable = false
    await clock.advance(60_000)
    expect(log.lines).toMatchObject([{ level: 40, msg: 'the office’s newest text is not read, trying again' }])
    reachable = true
    await clock.advance(60_000)
    expect(log.lines.slice(1)).toMatchObject([{ level: 30, msg: 'the office’s newest text is read again' }])
  })

  test('is taken up under a number that was given before, by a primary that is gone', async () => {
    const file = await open()
    await publish(named('KAYIP'))
    await clock.advance(5000)
    rows.shift()
    await publish(named('YENİ'))
    await clock.advance(5000)
    expect([name(file), file.stored?.version().number]).toEqual(['YENİ', 2])
  })

  test('that is broken changes nothing, is named, and is no way to start with', async () => {
    const file = await open()
    await publish('kurum: [\n')
    await clock.advance(5000)
    expect(name(file)).toBe('ANGÜN')
    expect(file.mistakes()).not.toEqual([])
    expect(file.judged()).toBe(rows[0]?.sha256)
    const other = await open()
    expect([name(other), other.stored?.version().number]).toEqual(['ANGÜN', 1])
    expect(other.mistakes()).not.toEqual([])
  })

  test('is replaced only by who has read what stands', async () => {
    await open()
    const stale = sample
    expect(await publish(named('BİR'), stale)).toBe(true)
    expect(await publish(named('İKİ'), stale)).toBe(false)
    expect(rows[0]?.text).toBe(named('BİR'))
  })

  test('says what it halts, since when and by whom', async () => {
    const file = await open()
    await clock.advance(1000)
    await publish(sample.replace('\n  durdurulan: yok', '\n  durdurulan: [USD]'))
    await clock.advance(5000)
    expect(file.current().pricing.halted).toEqual(new Set(['USD']))
    expect([...(file.stored?.halts().values() ?? [])]).toEqual([
      { code: 'USD', since: START + 1000, by: 'ayse', via: 'command' },
    ])
  })

  test('leaves no timer behind', async () => {
    const file = await open()
    await file.stop()
    expect(clock.waiting()).toBe(0)
  })
})
