import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SettingsChange } from '#contract/settings/settings-patch.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { actsOn, halt, resumeAct, stopAct } from '../../../test/fakes/acts.ts'
import { PUBLISH } from '../../../test/fakes/change-options.ts'
import { addDamagedVersion, addOtherVersion } from '../../../test/fakes/other-release.ts'
import { recordedLog, silentLog } from '../../../test/fakes/recorded-log.ts'
import { failing } from '../../../test/fakes/store-away.ts'
import { type Log, systemClock } from '../runtime/index.ts'
import { openStoreBeside, type Store, StoreFailure } from '../store/index.ts'
import { connect } from '../store/sqlite/database.ts'
import { openSqlite } from '../store/sqlite/sqlite-store.ts'
import { openSettings, type SettingsInForce } from './open-settings.ts'
import { restoreTo, undoOf } from './rollback.ts'
import type { ChangeOptions } from './settings-changes.ts'

const SAMPLE = resolve(import.meta.dirname, '../../../office/office.yaml')
const HALT = { by: 'Ayşe', reason: 'arıza' } as const

let folder: string
let store: Store
let away: { is: boolean }
/** Delays the storing of halts, and the reading of halts. */
let [hold, held, isReading]: [Promise<void> | null, Promise<void> | null, boolean] = [null, null, false]
let isReadingAway = false
let office: SettingsInForce

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-settings-'))
  store = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
  away = { is: false }
  isReadingAway = false
  office = await open()
})

afterEach(async () => {
  await office[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

function open(officeFile = SAMPLE, log: Log = silentLog): Promise<SettingsInForce> {
  const settings = { dataDir: folder, officeFile, market: { kind: 'demo' } } as const
  return openSettings({ store: delayed(failing(store, away)), settings, clock: systemClock, log })
}

function delayed(of: Store): Store {
  return {
    ...of,
    dataVersion: store.dataVersion,
    asAct(...act) {
      const acting = store.asAct(...act)
      const addHalts: Store['addHalts'] = async (halts) => {
        await hold
        return failing({ ...store, ...acting }, away).addHalts(halts)
      }
      return { ...failing({ ...store, ...acting }, away), addHalts }
    },
    async halts() {
      if (isReadingAway) throw new StoreFailure('AWAY', 'the store is away')
      const pause = held
      const read = await of.halts()
      isReading = pause !== null
      await pause
      isReading = false
      return read
    },
  }
}

const halted = (): string[] => [...office.current().pricing.halted]
const waitingFile = (): string => join(folder, 'waiting-halts.json')

describe('the start of the settings', () => {
  test('the server imports the office file only at the first start', async () => {
    expect(office.version().number).toBe(1)
    await office[Symbol.asyncDispose]()
    office = await open(join(folder, 'missing.yaml'))
    expect(office.current().facts.shortName).toBe('ANGÜN')
  })

  test('the first start with a broken office file fails with the line of the mistake', async () => {
    await using other = await openStoreBeside({ kind: 'file', file: join(folder, 'demo.sqlite') })
    const officeFile = join(folder, 'broken.yaml')
    await writeFile(officeFile, 'kurum: [')
    const settings = { dataDir: folder, officeFile, market: { kind: 'demo' } } as const
    const opening = openSettings({ store: other, settings, clock: systemClock, log: silentLog })
    await expect(opening).rejects.toThrow(/broken\.yaml, satır \d/)
  })

  test('the server halts all prices if it cannot read its waiting halts', async () => {
    await office[Symbol.asyncDispose]()
    await writeFile(waitingFile(), '')
    office = await open()
    expect(halted()).toEqual(office.current().pricing.selection)
    await expect.poll(async () => (await store.halts()).length).toBe(INSTRUMENT_IDS.length)
  })
})

describe('a version of another release', () => {
  const sell = { kind: 'steps', steps: [1] }

  async function addOther(changed: object, patch: readonly SettingsChange[] = []): Promise<void> {
    await using beside = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
    const { number, settings } = office.version()
    await addOtherVersion(beside, { after: number, document: { ...settings, ...changed }, patch })
    office.refresh()
    await expect.poll(() => office.version().number).toBe(number + 1)
  }

  test('a running server reads what it knows, does not offer a price whose margin it cannot read, and logs both', async () => {
    await office[Symbol.asyncDispose]()
    const { log, lines } = recordedLog()
    office = await open(SAMPLE, log)
    await addOther({ shortName: 'Yeni', later: 1, margins: { USD: { sell } } })
    expect([office.current().facts.shortName, halted()]).toEqual(['Yeni', ['USD']])
    const msg = 'settings of another release: fields ignored'
    expect(lines).toContainEqual(expect.objectContaining({ msg, ignored: ['later', 'margins.USD'] }))
  })

  test('a server starts with a version of another release, and its changes keep what it does not know', async () => {
    await addOther({ later: 1, margins: { EUR: { sell } } })
    await office[Symbol.asyncDispose]()
    office = await open()
    const margin = { kind: 'lira', micros: 50_000 }
    const patch = [{ path: ['margins', 'USD', 'sell'], after: margin }]
    expect(await office.change(patch, { ...PUBLISH, acceptUnusual: true })).toMatchObject({ kind: 'published' })
    expect(halted()).toEqual(['EUR'])
    expect((await store.settingsDocument())?.stored).toMatchObject({
      later: 1,
      margins: { EUR: { sell }, USD: { sell: margin } },
    })
    const [newest] = await store.settingsVersions(1)
    expect(newest?.patch).toEqual(patch)
  })

  test.each([
    ['an undo', (number: number) => undoOf(store, number)],
    ['a restore', () => restoreTo(store, 1)],
  ])('%s changes back what this release knows and keeps the rest', async (_way, back) => {
    const { shortName: before } = office.version().settings
    const patch = [
      { path: ['shortName'], before, after: 'Yeni' },
      { path: ['later'], after: 1 },
    ]
    await addOther({ shortName: 'Yeni', later: 1 }, patch)
    const { patch: edits } = (await back(2)) ?? { patch: [] }
    expect(edits).toEqual([{ path: ['shortName'], before: 'Yeni', after: before }])
    await office.change(edits, { ...PUBLISH, via: 'undo' })
    expect((await store.settingsDocument())?.stored).toMatchObject({ shortName: before, later: 1 })
  })

  test('a restore leaves a margin as it is if it was of a kind that this release cannot read', async () => {
    await addOther({ margins: { USD: { sell } } })
    await addOther({ shortName: 'Yeni', margins: { USD: {} } })
    const { shortName } = office.version().settings
    const { shortName: then } = (await store.settingsDocument(2))?.document ?? {}
    expect((await restoreTo(store, 2))?.patch).toEqual([{ path: ['shortName'], before: shortName, after: then }])
  })
})

describe('a damaged version', () => {
  beforeEach(() => {
    addDamagedVersion(join(folder, 'office.sqlite'), office.version().number)
  })

  test('a running server keeps its settings, logs the damage, and applies halts', async () => {
    await store.addHalts([halt('EUR')])
    office.refresh()
    await expect.poll(halted).toEqual(['EUR'])
    expect(office.version().number).toBe(1)
    const change = await office.change([{ path: ['shortName'], after: 'Yeni' }], PUBLISH)
    expect(change).toMatchObject({ kind: 'unavailable', failure: { damaged: true } })
  })

  test('a start is refused', async () => {
    await expect(open()).rejects.toThrow('version 2 of the settings is damaged')
  })
})

describe('a published change', () => {
  test('a change is in force when it is answered and keeps the halts', async () => {
    await office.stop(stopAct(['USD']))
    const result = await office.change([{ path: ['shortName'], after: 'Yeni' }], PUBLISH)
    expect(result).toMatchObject({ kind: 'published', version: 2 })
    expect(office.current().facts.shortName).toBe('Yeni')
    expect(halted()).toEqual(['USD'])
  })

  test('the server notices the change and the halt of another process', async () => {
    await using beside = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
    const { settings } = office.version()
    const version = { at: 1, by: null, via: 'command', reason: null, patch: [] } as const
    await beside.addSettings(1, { ...version, document: { ...settings, shortName: 'Yeni' } }, 500)
    await beside.addHalts([halt('EUR')])
    await expect
      .poll(() => [office.current().facts.shortName, halted()], { timeout: 10_000 })
      .toEqual(['Yeni', ['EUR']])
  })

  test('a change is answered as published if the read after it fails', async () => {
    const asAct: ChangeOptions['asAct'] = () => ({
      ...store,
      async addSettings(...version) {
        const number = await store.addSettings(...version)
        away.is = true
        return number
      },
    })
    const patch = [{ path: ['shortName'], after: 'Yeni' }]
    expect(await office.change(patch, { ...PUBLISH, asAct })).toMatchObject({ kind: 'published', version: 2 })
    away.is = false
    await expect.poll(() => office.current().facts.shortName).toBe('Yeni')
  })

  test('a change is unavailable while the store is unreachable', async () => {
    away.is = true
    const result = await office.change([{ path: ['shortName'], after: 'Yeni' }], PUBLISH)
    expect(result.kind).toBe('unavailable')
    expect(office.current().facts.shortName).toBe('ANGÜN')
  })
})

describe('a halt', () => {
  const resume = (codes: readonly InstrumentId[]) => office.resume(resumeAct(codes, actsOn(office.halts(), codes)))

  test('a halt is stored with its author and reason until it is ended', async () => {
    expect(await office.stop(stopAct(['USD']))).toMatchObject({ reach: 'everywhere', kept: 'store' })
    expect(await store.halts()).toMatchObject([{ code: 'USD', ...HALT }])
    expect(await resume(['USD'])).toMatchObject({ reach: 'everywhere' })
    expect([halted(), await store.halts()]).toEqual([[], []])
  })

  test('a halt waits in a file while the store is unreachable and is stored later', async () => {
    away.is = true
    const act = stopAct(['USD'])
    expect(await office.stop(act)).toMatchObject({ reach: 'everywhere', kept: 'file' })
    expect([halted(), office.keptIn(act.id)]).toEqual([['USD'], 'file'])
    await office[Symbol.asyncDispose]()
    expect(existsSync(waitingFile())).toBe(true)
    away.is = false
    office = await open()
    expect(halted()).toEqual(['USD'])
    await expect.poll(() => store.halts()).toMatchObject([{ code: 'USD', ...HALT }])
    await expect.poll(() => existsSync(waitingFile())).toBe(false)
    expect(halted()).toEqual(['USD'])
  })

  test('a halt stays if its price was resumed before it was stored', async () => {
    const first = stopAct(['USD'])
    await office.stop(first)
    away.is = true
    await office.stop(stopAct(['USD']))
    await store.endHalts({ codes: ['USD'], seen: [first.id], at: 1, by: 'Can', act: 'resumption' })
    away.is = false
    await expect.poll(() => store.halts(), { timeout: 10_000 }).toMatchObject([{ code: 'USD' }])
    expect(halted()).toEqual(['USD'])
  })

  test('a halt cannot be ended while the store is unreachable', async () => {
    await office.stop(stopAct(['USD']))
    away.is = true
    await expect(resume(['USD'])).rejects.toMatchObject({ code: 'AWAY', uncertain: false })
    expect(halted()).toEqual(['USD'])
  })

  test('a resumption ends the halts that its person has seen, and names what was halted again', async () => {
    await office.stop(stopAct(['USD', 'EUR']))
    const seen = actsOn(office.halts(), ['USD', 'EUR'])
    await office.stop(stopAct(['USD']))
    expect(await office.resume(resumeAct(['USD', 'EUR'], seen))).toMatchObject({ again: ['USD'], reach: 'everywhere' })
    expect(halted()).toEqual(['USD'])
  })

  test('a halt that is repeated with its id adds nothing', async () => {
    const act = stopAct(['USD'])
    await office.stop(act)
    expect(await office.stop(act)).toMatchObject({ reach: 'everywhere', kept: 'store' })
    expect(await store.pastHalts(9)).toHaveLength(1)
  })

  test('a halt that is repeated after its price was resumed halts again', async () => {
    const act = stopAct(['USD'])
    await office.stop(act)
    await resume(['USD'])
    expect(await office.stop(act)).toMatchObject({ reach: 'everywhere', kept: 'store' })
    expect(halted()).toEqual(['USD'])
    expect(await store.pastHalts(9)).toHaveLength(2)
  })

  test('a halt that is repeated after its price was resumed halts again when the store is back', async () => {
    const act = stopAct(['USD', 'EUR'])
    await office.stop(act)
    await resume(['USD'])
    away.is = true
    expect(await office.stop({ ...act, at: systemClock.now() })).toMatchObject({ kept: 'file' })
    const later = { codes: ['EUR'], seen: [act.id], at: systemClock.now() + 1, by: 'Can', act: 'resumption' } as const
    await store.endHalts(later)
    away.is = false
    await expect.poll(() => existsSync(waitingFile()), { timeout: 10_000 }).toBe(false)
    expect([halted(), await store.halts()]).toMatchObject([['USD'], [{ code: 'USD', act: `${act.id}~2` }]])
  })

  test('a halt that was stored and resumed elsewhere while its answer was lost does not return', async () => {
    const act = stopAct(['USD'])
    await office.stop(act)
    away.is = true
    const stopping = office.stop(act)
    await store.endHalts({ codes: ['USD'], seen: [act.id], at: systemClock.now() + 1, by: 'Can', act: 'resumption' })
    expect(await stopping).toMatchObject({ kept: 'file' })
    away.is = false
    await expect.poll(() => existsSync(waitingFile()), { timeout: 10_000 }).toBe(false)
    await expect.poll(halted).toEqual([])
    expect(await store.halts()).toEqual([])
  })

  test('a halt that another person sends with the id of a waiting halt is refused', async () => {
    away.is = true
    const act = stopAct(['USD'])
    await office.stop(act)
    expect(await office.stop({ ...act, person: 'can' })).toBeNull()
    expect(halted()).toEqual(['USD'])
  })

  test('a resumption leaves a halt that was stored before it and is not known here yet', async () => {
    await office.stop(stopAct(['USD']))
    const act = resumeAct(['USD'], actsOn(office.halts(), ['USD']))
    await store.addHalts([halt('USD')])
    const shown: (readonly string[])[] = []
    office.subscribe(() => shown.push(halted()))
    expect(await office.resume(act)).toMatchObject({ again: ['USD'], reach: 'everywhere' })
    expect(shown.every((each) => each.includes('USD'))).toBe(true)
  })

  test('a resumption that ends nothing stores nothing', async () => {
    await office.stop(stopAct(['USD']))
    const seen = actsOn(office.halts(), ['USD'])
    await office.resume(resumeAct(['USD'], seen))
    const late = resumeAct(['USD'], seen)
    expect(await office.resume(late)).toMatchObject({ codes: ['USD'], again: [], reach: 'everywhere' })
    expect(await store.outcome(late.id)).toBeNull()
  })

  test('halts that are sent at 84 moments of a resumption stay in force', async () => {
    await office.stop(stopAct(['USD']))
    for (let moment = 0; moment < 84; moment += 1) {
      const resuming = resume(['USD'])
      for (let callbacks = 0; callbacks < moment; callbacks += 1) await Promise.resolve()
      const act = stopAct(['USD'])
      expect(await office.stop(act)).toMatchObject({ kept: 'store', reach: 'everywhere' })
      await resuming
      expect([halted(), (await store.halts()).map((each) => each.act)]).toEqual([['USD'], [act.id]])
    }
  })

  test('a resumption is cancelled if another process holds the database, and the price stays halted', async () => {
    await using slow = await openSqlite(join(folder, 'office.sqlite'))
    await office.stop(stopAct(['USD']))
    const settings = { dataDir: folder, officeFile: SAMPLE, market: { kind: 'demo' } } as const
    await using beside = await openSettings({ store: slow, settings, clock: systemClock, log: silentLog })
    using other = connect(join(folder, 'office.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    const act = resumeAct(['USD'], actsOn(beside.halts(), ['USD']))
    const began = performance.now()
    await expect(beside.resume(act)).rejects.toMatchObject({ code: 'CANCELLED', uncertain: false })
    // A write without a deadline waits this long.
    expect(performance.now() - began).toBeLessThan(5000)
    other.exec('COMMIT')
    // The next write comes after the cancelled one.
    await beside.stop(stopAct(['EUR']))
    expect([beside.halts().map(({ code }) => code), await store.outcome(act.id)]).toEqual([['USD', 'EUR'], null])
  })

  test('a halt and a resumption are answered as done if the read after them fails', async () => {
    isReadingAway = true
    expect(await office.stop(stopAct(['USD']))).toMatchObject({ kept: 'store', reach: 'everywhere' })
    expect(await resume(['USD'])).toMatchObject({ again: [], reach: 'everywhere' })
    expect(halted()).toEqual([])
  })

  test('a halt with the id of another act is refused and halts nothing', async () => {
    const act = stopAct(['USD'])
    await office.stop(act)
    await resume(['USD'])
    expect(await office.stop({ ...act, person: 'can' })).toBeNull()
    expect(await office.stop({ ...act, fingerprint: 'other' })).toBeNull()
    expect(halted()).toEqual([])
  })

  test('a resumption that is repeated ends no halt that came after it', async () => {
    await office.stop(stopAct(['USD']))
    const act = resumeAct(['USD'], actsOn(office.halts(), ['USD']))
    await office.resume(act)
    await office.stop(stopAct(['USD']))
    expect(await office.resume(act)).toMatchObject({ again: ['USD'] })
    expect(halted()).toEqual(['USD'])
  })

  test('a halt whose write takes long is not in force again after its resumption and a restart', async () => {
    const slow = Promise.withResolvers<void>()
    hold = slow.promise
    const stopping = office.stop(stopAct(['USD']))
    await expect.poll(() => existsSync(waitingFile())).toBe(true)
    const resuming = resume(['USD'])
    hold = null
    slow.resolve()
    expect(await stopping).toMatchObject({ kept: 'store' })
    expect(await resuming).toMatchObject({ again: [] })
    expect(existsSync(waitingFile())).toBe(false)
    await office[Symbol.asyncDispose]()
    office = await open()
    expect([halted(), await store.halts()]).toEqual([[], []])
    expect(await store.pastHalts(9)).toMatchObject([{ code: 'USD', endedBy: 'Ayşe' }])
  })

  test('a read that began before a halt does not remove the halt', async () => {
    const read = Promise.withResolvers<void>()
    await using beside = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
    held = read.promise
    await beside.addHalts([halt('EUR')])
    await expect.poll(() => isReading).toBe(true)
    held = null
    await office.stop(stopAct(['USD']))
    read.resolve()
    await expect.poll(() => isReading).toBe(false)
    expect(halted()).toContain('USD')
    await expect.poll(halted).toEqual(['USD', 'EUR'])
  })
})
