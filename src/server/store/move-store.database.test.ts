import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { METAL_CODES } from '#domain/instrument.ts'
import { rate } from '#domain/rate.ts'
import { askedAct } from '../../../test/fakes/acts.ts'
import { OFFICE_SETTINGS } from '../../../test/fakes/office-settings.ts'
import { temporaryFolder } from '../../../test/fakes/temporary-folder.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import type { DatabaseAddress, StorePlace } from '../runtime/index.ts'
import { moveStore } from './move-store.ts'
import { openStore } from './open-store.ts'
import { postgresTarget } from './postgres/postgres-move.ts'
import type { Store } from './store.ts'
import { enrolled } from './test/people-suite.ts'
import { day, dayRecord, minutePoint, newMessage, settleNext } from './test/sample-records.ts'

const METALS = METAL_CODES.length

describePostgres('moveStore', () => {
  let server: Postgres
  let folder: string
  let file: StorePlace & { readonly kind: 'file' }
  let address: DatabaseAddress
  let database: StorePlace

  beforeAll(async () => {
    server = await sharedPostgres()
  })

  beforeEach(async () => {
    folder = temporaryFolder()
    file = { kind: 'file', file: join(folder, 'office.sqlite') }
    address = server.address(await server.createDatabase())
    database = { kind: 'database', holds: 'office', address }
  })

  const withStore = async <Answer>(place: StorePlace, work: (store: Store) => Promise<Answer>): Promise<Answer> => {
    const store = await openStore(place)
    try {
      return await work(store)
    } finally {
      await store[Symbol.asyncDispose]()
    }
  }

  const fill = (place: StorePlace): Promise<void> =>
    withStore(place, async (store) => {
      await store.saveDays([dayRecord('2026-08-03', 'USD', '47.1'), dayRecord('2026-08-04', 'USD', '47.2')])
      await store.saveMinutes(Array.from({ length: 2500 }, (_, index) => minutePoint(index * 60_000, 'EUR')))
      // Metals and the bank's gold are in the same tables as currencies.
      await store.saveDays(METAL_CODES.map((code) => dayRecord('2026-08-03', code, '10095')))
      await store.saveDays([dayRecord('2026-08-03', 'KULCEALTIN', '5734.7', 'tcmb')])
      await store.saveMinutes([
        ...METAL_CODES.map((code) => minutePoint(60_000, code)),
        minutePoint(0, 'ALTIN', 'tcmb'),
      ])
      const usd = { buy: rate('47.1'), sell: null }
      await store.saveBulletins([{ day: day('2026-08-21'), fetchedAt: 3, rates: { USD: usd } }])
      for (const submission of ['a', 'b', 'c', 'd'])
        await store.keepMessage(newMessage(submission, { name: `Şükrü "Öz" 🙂\0${submission}`, message: 'a\\b\n{c}' }))
      await store.eraseMessage(4)
      await store.markMessage(2, 99, 'ayse')
      await settleNext(store, { kind: 'dead', error: '550', at: 7 })
      await store.setMarkers({ 'clock-seen-at': 1_790_000_000_000 })
      await store.keepApproval({ code: 'USD', buy: null, sell: rate('47'), at: 1 })
      await store.saveAlert({ kind: 'x', since: 1, wellSince: null, reported: ['USD'], alarmedAt: null }, null)
      await store.keepFile('abc', Uint8Array.from([0, 255, 10, 39]))
      await store.addHalts([{ code: 'SAR', since: 1, by: 'ayse', reason: 'arıza', act: 'one' }])
      await store.endHalts({ codes: ['SAR'], seen: ['one'], at: 2, by: 'ayse', act: 'two' })
      await store.addHalts([{ code: 'SAR', since: 3, by: null, reason: null, act: 'three' }])
      const entry = { id: 'b', at: 2, by: null, via: 'command', about: 'people', text: 'Şükrü eklendi' } as const
      const notice = { mailId: 'audit-b', topic: 'audit', subject: '', text: 'Şükrü', dueAt: 9 }
      await store.asAct(askedAct(), { answer: '{}', record: { entry, notice } }).justRecord()
      await enrolled(store, 'a', { name: 'Şükrü Öz', role: 'yonetici' })
      await store.readMessage(3, 98)
      const version = { at: 1, by: null, via: 'panel', reason: null, patch: [], document: OFFICE_SETTINGS } as const
      for (let each = 0; each < 3; each += 1) await store.addSettings(each, version, 2)
    })

  /** Reads all data of a store. */
  const contentsOf = (place: StorePlace): Promise<unknown> =>
    withStore(place, async (store) => ({
      days: await store.daysBetween('office', 'USD', day('2026-01-01'), day('2027-01-01')),
      minutes: await store.minutesBetween('office', 'EUR', 0, 9e12),
      metals: [await store.daysOn('office', day('2026-08-03')), await store.lastMinutes('office')],
      fixings: [await store.daysOn('tcmb', day('2026-08-03')), await store.lastMinutes('tcmb')],
      bulletin: await store.newestBulletin(day('2026-09-01')),
      messages: (await store.messages({ limit: 99 })).map((each) => ({
        ...each,
        name: each.name.replace('\0', '\uFFFD'),
      })),
      markers: await store.markers(),
      approvals: await store.approvalsAfter(0),
      alerts: await store.alerts(),
      versions: [await store.settingsVersions(9), await store.settingsDocument(3)],
      file: [...((await store.file('abc')) ?? [])],
      halts: await store.pastHalts(9),
      acts: await store.acts(9),
    }))

  test('moveStore copies all data and the last assigned numbers in both directions', async () => {
    await fill(file)
    const before = await contentsOf(file)
    const there = await moveStore(file, { kind: 'database', address })
    expect(there).toMatchObject({ ok: true, value: { kind: 'moved' } })
    const counts = there.ok ? Object.fromEntries(there.value.tables.map(({ table, rows }) => [table, rows])) : {}
    expect(counts).toMatchObject({
      days: 2 + METALS + 1,
      minutes: 2500 + METALS + 1,
      messages: 3,
      erasures: 1,
      settings: 2,
    })
    expect(await contentsOf(database)).toEqual(before)

    const second = join(folder, 'back', 'office.sqlite')
    expect(await moveStore(database, { kind: 'file', file: second })).toMatchObject({ ok: true })
    expect(await readdir(join(folder, 'back'))).toEqual(['office.sqlite', 'site.lock'])
    expect(await contentsOf({ kind: 'file', file: second })).toEqual(before)

    for (const place of [database, { kind: 'file', file: second } as const]) {
      const numbers = await withStore(place, async (store) => {
        const version = { at: 1, by: null, via: 'panel', reason: null, patch: [], document: OFFICE_SETTINGS } as const
        await store.keepApproval({ code: 'EUR', buy: null, sell: rate('50'), at: 2 })
        const [, accepted] = await store.approvalsAfter(0)
        return [
          (await store.keepMessage(newMessage('e'))).number,
          accepted?.number,
          await store.addSettings(3, version, 9),
        ]
      })
      // The fourth message was erased, and its number must not be used again.
      expect(numbers).toEqual([5, 2, 4])
    }
  })

  test('moveStore reports a repeated move and refuses a target with other data', async () => {
    await fill(file)
    await moveStore(file, { kind: 'database', address })
    expect(await moveStore(file, { kind: 'database', address })).toMatchObject({ ok: true, value: { kind: 'already' } })
    await withStore(file, (store) => store.keepMessage(newMessage('since')))
    expect(await moveStore(file, { kind: 'database', address })).toMatchObject({
      ok: false,
      error: { kind: 'not-empty' },
    })
    expect(await moveStore(database, file)).toMatchObject({ ok: false, error: { kind: 'not-empty' } })
    const misnamed = { kind: 'file', file: join(folder, 'demo.sqlite') } as const
    expect(await moveStore(database, misnamed)).toMatchObject({ ok: false, error: { kind: 'misnamed' } })
  })

  test('moveStore is refused while a site uses the source or the target', async () => {
    await fill(file)
    await withStore(file, async () => {
      const refused = { ok: false, error: { kind: 'in-use', place: file } }
      expect(await moveStore(file, { kind: 'database', address })).toMatchObject(refused)
    })
    await withStore(database, async (site) => {
      await site.markers()
      const refused = { ok: false, error: { kind: 'in-use', place: database } }
      expect(await moveStore(file, { kind: 'database', address })).toMatchObject(refused)
    })
  })

  test('moveStore is refused if a site starts on the source during the move', async () => {
    await fill(database)
    const other = server.address(await server.createDatabase())
    const there = { kind: 'database', holds: 'office', address: other } as const
    await withStore(there, () => Promise.resolve())
    const somebody = new Client({ connectionString: server.url(other.database) })
    await somebody.connect()
    await somebody.query('BEGIN; LOCK TABLE office.days')
    const move = moveStore(database, there)
    const waiting = "SELECT count(*)::int AS those FROM pg_locks WHERE locktype = 'relation' AND NOT granted"
    await expect.poll(() => server.run(waiting, other.database)).toEqual([{ those: 1 }])
    await withStore(database, async (site) => {
      await site.markers()
      await somebody.end()
      expect(await move).toMatchObject({ ok: false, error: { kind: 'in-use', place: database } })
    })
    expect(await withStore(there, (store) => store.messageCount())).toBe(0)
  })

  test('a site that starts on the target during a move waits until the move is complete', async () => {
    await withStore(database, () => Promise.resolve())
    const target = await postgresTarget(address, 'office')
    await withStore(database, async (site) => {
      const count = site.messageCount()
      const waiting = "SELECT count(*)::int AS those FROM pg_locks WHERE locktype = 'relation' AND NOT granted"
      await expect.poll(() => server.run(waiting, address.database)).toEqual([{ those: 1 }])
      await target?.finish()
      await target?.[Symbol.asyncDispose]()
      expect(await count).toBe(0)
    })
  })

  test('moveStore is refused if a site uses the target folder', async () => {
    await fill(database)
    await withStore({ kind: 'file', file: join(folder, 'demo.sqlite') }, async () => {
      const refused = { ok: false, error: { kind: 'in-use', place: file } }
      expect(await moveStore(database, file)).toMatchObject(refused)
    })
    expect(await moveStore(database, file)).toMatchObject({ ok: true, value: { kind: 'moved' } })
    expect((await readdir(folder)).filter((name) => name.endsWith('.moving'))).toEqual([])
  })

  test('an interrupted move leaves the target empty and can be repeated', async () => {
    await fill(file)
    await moveStore({ kind: 'file', file: join(folder, 'office.sqlite') }, { kind: 'database', address })
    const [size] = await server.run('SELECT count(*) AS rows FROM office.minutes', address.database)
    expect(size).toEqual({ rows: `${2500 + METALS + 1}` })
    const other = server.address(await server.createDatabase())
    await withStore({ kind: 'database', holds: 'office', address: other }, () => Promise.resolve())
    // Simulates a crash of the server: the connection ends at the first message.
    await server.run(
      `CREATE FUNCTION office.break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
       CREATE TRIGGER break_off BEFORE INSERT ON office.messages FOR EACH ROW EXECUTE FUNCTION office.break_off()`,
      other.database,
    )
    await expect(moveStore(file, { kind: 'database', address: other })).rejects.toThrow(/Veritabanına ulaşılamıyor/)
    expect(await server.run('SELECT 1 FROM office.minutes', other.database)).toEqual([])
    await server.run('DROP TRIGGER break_off ON office.messages', other.database)
    expect(await moveStore(file, { kind: 'database', address: other })).toMatchObject({
      ok: true,
      value: { kind: 'moved' },
    })
  })

  test('moveStore writes nothing if the copied rows differ', async () => {
    await fill(file)
    await withStore(database, () => Promise.resolve())
    await server.run(
      `CREATE FUNCTION office.spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.buy = NEW.buy + 1; RETURN NEW; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON office.days FOR EACH ROW EXECUTE FUNCTION office.spoil()`,
      address.database,
    )
    expect(await moveStore(file, { kind: 'database', address })).toMatchObject({
      ok: false,
      error: { kind: 'differs' },
    })
    expect(await server.run('SELECT 1 FROM office.days', address.database)).toEqual([])
  })
})
