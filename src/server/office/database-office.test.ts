import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { type FakeVersions, fakeVersions } from '../../../test/fakes/version-store.ts'
import type { Office } from './office.ts'
import { openOffice } from './open-office.ts'
import { databaseRepository } from './repository.ts'
import type { OfficeSource } from './source.ts'

const OFFICE_FILE = 'office/office.yaml'
const ADDRESS = {
  host: 'db',
  port: 5432,
  database: 'angun',
  user: 'angun',
  password: undefined,
  tls: { mode: 'disable' },
} as const
const START = Date.parse('2026-08-03T09:00:00Z')

let sample: string
let clock: FakeClock
let store: FakeVersions

async function open(officeFile = OFFICE_FILE, { log } = recordedLog()): Promise<OfficeSource> {
  const place = {
    officeFile,
    dataDir: '/nowhere',
    store: { kind: 'database', address: ADDRESS, holds: 'office' },
    market: { kind: 'demo' },
  } as const
  return openOffice(place, store, { log, clock })
}

/** As `angun-office import` does. */
async function publish(after: string, before = store.rows[0]?.text ?? null): Promise<boolean> {
  return (await databaseRepository(store, clock).publish({ before, after, by: 'ayse', command: 'publish' })).ok
}

const named = (name: string): string => sample.replace('kisa_ad: ANGÜN', `kisa_ad: ${name}`)
const name = (of: OfficeSource): string => of.current().facts.shortName

beforeEach(async () => {
  sample = await readFile(OFFICE_FILE, 'utf8')
  clock = fakeClock(START)
  store = fakeVersions()
})

describe('the office’s text in the database', () => {
  test('begins with the file, once, whoever starts first', async () => {
    const [one, other] = [await open(), await open('/nowhere/office.yaml')]
    expect([name(one), name(other), store.rows.length]).toEqual(['ANGÜN', 'ANGÜN', 1])
    expect(store.rows[0]).toMatchObject({ number: 1, summary: ['ilk sürüm'] })
  })

  test('refuses a first start without a sound file', async () => {
    await expect(open('/nowhere/office.yaml')).rejects.toThrow('OFFICE_FILE')
    expect(store.rows).toEqual([])
  })

  test('is taken up at its news, and told to everybody', async () => {
    const office = await open()
    const published: Office[] = []
    office.subscribe((edited) => published.push(edited))
    await publish(named('YENİ'))
    office.look()
    await clock.advance(0)
    expect([name(office), office.status().version?.number]).toEqual(['YENİ', 2])
    expect(published).toEqual([office.current()])
  })

  test('is taken up within seconds without any news, too', async () => {
    const office = await open()
    await publish(named('YENİ'))
    await clock.advance(5000)
    expect(name(office)).toBe('YENİ')
  })

  test('stays as it was while the database can’t be reached', async () => {
    const office = await open()
    await publish(named('YENİ'))
    store.readable = false
    await clock.advance(60_000)
    expect(name(office)).toBe('ANGÜN')
    store.readable = true
    await clock.advance(5000)
    expect(name(office)).toBe('YENİ')
  })

  test('that can’t be read is logged once, and once that it can again', async () => {
    const log = recordedLog()
    await open(OFFICE_FILE, log)
    store.readable = false
    await clock.advance(60_000)
    expect(log.lines).toMatchObject([{ level: 40, msg: 'the office’s newest text is not read, trying again' }])
    store.readable = true
    await clock.advance(60_000)
    expect(log.lines.slice(1)).toMatchObject([{ level: 30, msg: 'the office’s newest text is read again' }])
  })

  test('is taken up under a number that was given before, by a primary that is gone', async () => {
    const office = await open()
    await publish(named('KAYIP'))
    await clock.advance(5000)
    store.rows.shift()
    await publish(named('YENİ'))
    await clock.advance(5000)
    expect([name(office), office.status().version?.number]).toEqual(['YENİ', 2])
  })

  test('that is broken changes nothing, is named, and is no way to start with', async () => {
    const office = await open()
    await publish('kurum: [\n')
    await clock.advance(5000)
    expect(name(office)).toBe('ANGÜN')
    expect(office.status().mistakes).not.toEqual([])
    expect(office.status().judged).toBe(store.rows[0]?.sha256)
    const other = await open()
    expect([name(other), other.status().version?.number]).toEqual(['ANGÜN', 1])
    expect(other.status().mistakes).not.toEqual([])
  })

  test('is replaced only by who has read what stands', async () => {
    await open()
    const stale = sample
    expect(await publish(named('BİR'), stale)).toBe(true)
    expect(await publish(named('İKİ'), stale)).toBe(false)
    expect(store.rows[0]?.text).toBe(named('BİR'))
  })

  test('says what it halts, since when and by whom', async () => {
    const office = await open()
    await clock.advance(1000)
    await publish(sample.replace('\n  durdurulan: yok', '\n  durdurulan: [USD]'))
    await clock.advance(5000)
    expect(office.current().pricing.halted).toEqual(new Set(['USD']))
    expect(office.halts()).toEqual([{ code: 'USD', since: START + 1000, by: 'ayse', via: 'command' }])
  })

  test('may be broken while a price is halted: the list that all replicas share needs none', async () => {
    const office = await open()
    await publish('kurum: [\n')
    await store.addHalts([{ code: 'SAR', since: START, by: 'ayse', reason: null }])
    office.look()
    await clock.advance(0)
    expect(office.current().pricing.halted).toEqual(new Set(['SAR']))
    expect(office.halts()).toEqual([{ code: 'SAR', since: START, by: 'ayse', via: 'command' }])
    const other = await open()
    expect(other.current().pricing.halted).toEqual(new Set(['SAR']))
  })

  test('takes a halt over from the list without a moment in which the price is shown', async () => {
    const office = await open()
    await store.addHalts([{ code: 'SAR', since: START, by: 'ayse', reason: null }])
    await clock.advance(5000)
    const published: Office[] = []
    office.subscribe((edited) => published.push(edited))
    await publish(sample.replace('\n  durdurulan: yok', '\n  durdurulan: [SAR]'))
    await store.endHalts(['SAR'], START, null)
    await clock.advance(5000)
    expect(published).toHaveLength(2)
    for (const { pricing } of published) expect(pricing.halted).toEqual(new Set(['SAR']))
  })

  test('leaves no timer behind', async () => {
    const office = await open()
    await office[Symbol.asyncDispose]()
    expect(clock.waiting()).toBe(0)
  })
})
