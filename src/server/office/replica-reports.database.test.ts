import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { describePostgres, newStore, type StoreThere } from '../../../test/postgres/suite.ts'
import type { StorePlace } from '../runtime/index.ts'
import type { KnownReplica } from '../store/index.ts'
import { openOffice } from './open-office.ts'
import { type ReplicaReports, startReplicaReports } from './replica-reports.ts'
import { databaseRepository } from './repository.ts'
import { fingerprintOf } from './versions.ts'

const NOW = Date.UTC(2026, 7, 3, 6, 40)

describePostgres('what a replica says of itself in the database', () => {
  let there: StoreThere
  let folder: string
  let officeFile: string
  let sample: string
  let clock: FakeClock
  let log: ReturnType<typeof recordedLog>
  const opened: AsyncDisposable[] = []

  beforeEach(async () => {
    there = await newStore()
    folder = await mkdtemp(join(tmpdir(), 'replica-'))
    officeFile = join(folder, 'office.yaml')
    sample = await readFile('office/office.yaml', 'utf8')
    await writeFile(officeFile, sample)
    clock = fakeClock(NOW)
    log = recordedLog()
  })
  afterEach(async () => {
    for (const each of opened.splice(0).toReversed()) await each[Symbol.asyncDispose]()
    await there.store[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  async function start(name: string): Promise<ReplicaReports> {
    const { store, address } = there
    const place: StorePlace = { kind: 'database', holds: 'office', address }
    const office = await openOffice({ officeFile, dataDir: folder, store: place, market: { kind: 'demo' } }, store, {
      clock,
      log: log.log,
    })
    const { replicas: register } = store
    if (register === null) throw new Error('no register')
    const reports = startReplicaReports({ register, name, office, officeFile, store, clock, log: log.log })
    opened.push(office, reports)
    await clock.advance(0)
    return reports
  }

  const said = async (): Promise<KnownReplica[]> => (await there.store.replicas?.replicas()) ?? []

  /** Looks go by this clock, answers of the database by another. */
  const look = (): Promise<void> => clock.advance(5000)
  const knownTo = async (reports: ReplicaReports) => {
    await look()
    return reports.known()
  }

  test('names what visitors can read, what the text halts, and which text that is; until it stops', async () => {
    await there.store.addHalts([{ code: 'SAR', since: NOW, by: 'ayse', reason: null }])
    const reports = await start('web1:3001')
    await expect.poll(said).toHaveLength(1)
    const [one] = await said()
    expect(one).toMatchObject({ name: 'web1:3001', haltedByText: [], text: fingerprintOf(sample), unreadFile: null })
    expect(one?.quoted).toEqual(CURRENCY_CODES.filter((code) => code !== 'SAR'))
    const after = sample.replace('\n  durdurulan: yok', '\n  durdurulan: [USD]')
    await databaseRepository(there.store, clock).publish({ before: sample, after, by: null, command: null })
    await look()
    await expect.poll(async () => (await said())[0]).toMatchObject({ haltedByText: ['USD'] })
    await reports[Symbol.asyncDispose]()
    expect(await said()).toEqual([])
  })

  test('names a file that somebody has edited by hand, which nobody reads, until it is published or put back', async () => {
    const reports = await start('web1:3001')
    await expect.poll(() => reports.known()).toMatchObject([{ unreadFile: null }])
    const edited = sample.replace('kisa_ad: ANGÜN', 'kisa_ad: YENİ')
    await writeFile(officeFile, edited)
    await expect.poll(() => knownTo(reports)).toMatchObject([{ unreadFile: officeFile }])
    expect(log.warnings()).toMatchObject([{ msg: 'office file is not read: its text is in the database' }])
    await databaseRepository(there.store, clock).publish({ before: sample, after: edited, by: null, command: null })
    await expect.poll(() => knownTo(reports)).toMatchObject([{ unreadFile: null, text: fingerprintOf(edited) }])
    // What was published once, and is behind the newest text, is nobody's edit.
    await writeFile(officeFile, sample)
    await look()
    await expect.poll(() => reports.known()).toMatchObject([{ unreadFile: null }])
  })

  test('of two with different files names the one whose text is not in the database', async () => {
    const reports = await start('web1:3001')
    await expect.poll(() => reports.known()).toHaveLength(1)
    officeFile = join(folder, 'other.yaml')
    await writeFile(officeFile, `${sample}# başka\n`)
    await start('web2:3001')
    await expect
      .poll(() => knownTo(reports))
      .toMatchObject([
        { name: 'web1:3001', unreadFile: null },
        { name: 'web2:3001', unreadFile: officeFile },
      ])
  })
})
