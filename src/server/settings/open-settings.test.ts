import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { actsOn, halt, resumeAct, stopAct } from '../../../test/fakes/acts.ts'
import { PUBLISH } from '../../../test/fakes/change-options.ts'
import { addOtherVersion } from '../../../test/fakes/other-release.ts'
import { recordedLog, silentLog } from '../../../test/fakes/recorded-log.ts'
import { failing } from '../../../test/fakes/store-away.ts'
import { type Log, systemClock } from '../runtime/index.ts'
import { openStoreBeside, type Store } from '../store/index.ts'
import { openSettings, type SettingsInForce } from './open-settings.ts'

const SAMPLE = resolve(import.meta.dirname, '../../../office/office.yaml')
const HALT = { by: 'Ayşe', reason: 'arıza' } as const

let folder: string
let store: Store
let away: { is: boolean }
/** Delays the storing of halts, and the reading of halts. */
let [hold, held, isReading]: [Promise<void> | null, Promise<void> | null, boolean] = [null, null, false]
let office: SettingsInForce

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-settings-'))
  store = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
  away = { is: false }
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
      const waits = held
      const read = await of.halts()
      isReading = waits !== null
      await waits
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

describe('a version that this release cannot read', () => {
  async function addUnreadable(): Promise<void> {
    await using beside = await openStoreBeside({ kind: 'file', file: join(folder, 'office.sqlite') })
    const { number, settings } = office.version()
    await addOtherVersion(beside, { after: number, document: { ...settings, phone: 5 } })
    await beside.addHalts([halt('EUR')])
  }

  test('if a running server cannot read a version, it keeps its settings, logs the command that helps, and applies halts', async () => {
    await office[Symbol.asyncDispose]()
    const { log, lines } = recordedLog()
    office = await open(SAMPLE, log)
    await addUnreadable()
    await expect.poll(halted).toEqual(['EUR'])
    expect(office.version().number).toBe(1)
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'settings not read, retrying', command: 'npm run office -- undo' }),
    )
    expect(await office.change([{ path: ['shortName'], after: 'Yeni' }], PUBLISH)).toMatchObject({
      kind: 'unavailable',
    })
  })

  test('a running server publishes its reads of the halts even if it cannot read a version', async () => {
    await addUnreadable()
    let reads = 0
    office.reads.subscribe(() => (reads += 1))
    await expect.poll(() => reads).toBeGreaterThan(0)
    expect([halted(), office.version().number]).toEqual([['EUR'], 1])
  })

  test('a running server reports an unreadable version until it is replaced', async () => {
    const { settings } = office.version()
    await addUnreadable()
    const reason = 'version 2 of the settings cannot be read: phone (wrong-type)'
    await expect.poll(() => office.unreadable()).toMatchObject({ reason })
    await addOtherVersion(store, { after: 2, document: settings })
    office.refresh()
    await expect.poll(() => office.unreadable()).toBeNull()
    expect(office.version().number).toBe(3)
  })

  test('a start is refused if the newest version cannot be read', async () => {
    await addUnreadable()
    await expect(open()).rejects.toThrow('version 2 of the settings cannot be read: phone (wrong-type)')
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
