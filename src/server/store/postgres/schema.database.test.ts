import { Client } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { halt as storedHalt } from '../../../../test/fakes/acts.ts'
import type { Postgres } from '../../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../../test/postgres/suite.ts'
import type { DatabaseAddress } from '../../runtime/index.ts'
import { openStore, openStoreToRead } from '../open-store.ts'
import { type SchemaStep, STEPS } from '../schema/steps.ts'
import { TABLE_LIST } from '../schema/tables.ts'
import { EARLIER_VERSIONS, MOVED_VERSIONS, versionsIn } from '../test/earlier-tax.ts'
import { newMessage } from '../test/sample-records.ts'
import { openPostgres } from './postgres-store.ts'
import { settleSchema } from './schema.ts'

const SITE = { older: 'upgraded', access: 'write' } as const

/** A later schema that only adds a column and a table. */
const NEXT: readonly SchemaStep[] = [
  ...STEPS,
  {
    worksFrom: 1,
    sqlite: '',
    postgres: 'ALTER TABLE messages ADD COLUMN language text; CREATE TABLE visits (at bigint)',
  },
]
/** A schema that removes a column, so it no longer serves this release. */
const AFTER_NEXT: readonly SchemaStep[] = [
  ...NEXT,
  { worksFrom: STEPS.length + 1, sqlite: '', postgres: 'ALTER TABLE messages DROP COLUMN phone' },
]

describePostgres('the schema in PostgreSQL', () => {
  let server: Postgres
  let address: DatabaseAddress

  beforeAll(async () => {
    server = await sharedPostgres()
  })

  beforeEach(async () => {
    address = server.address(await server.createDatabase())
  })

  test('simultaneous starts create the schema once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(address, 'office', SITE)))
    const steps = await server.run('SELECT number FROM office.schema_steps', address.database)
    expect(steps).toHaveLength(STEPS.length)
    await Promise.all(stores.map((store) => store[Symbol.asyncDispose]()))
  })

  test('replicas of this release run and start with the schema of the next release', async () => {
    const running = await openPostgres(address, 'office', SITE)
    const { number } = await running.keepMessage(newMessage('before'))
    const seen = await running.message(number)
    await settleSchema(address, 'office', SITE, NEXT)
    // PostgreSQL refuses its cached plan of this query: "cached plan must not change result type".
    expect(await running.message(number)).toEqual(seen)
    const started = await openPostgres(address, 'office', SITE)
    expect((await started.keepMessage(newMessage('after'))).fresh).toBe(true)
    expect(await running.claimMail(5000, 9000)).toMatchObject({ content: { message: { number } } })
    for (const store of [running, started]) await store[Symbol.asyncDispose]()
  })

  test('the server refuses a schema that no longer serves this release', async () => {
    await settleSchema(address, 'office', SITE, AFTER_NEXT)
    await expect(openPostgres(address, 'office', SITE)).rejects.toMatchObject({ code: 'NEWER' })
    await expect(openStore({ kind: 'database', holds: 'office', address })).rejects.toThrow(
      /^Veritabanı bu programın artık kullanamayacağı kadar yeni: postgres:/,
    )
  })

  test('the server does not upgrade a schema that a later release has just upgraded', async () => {
    await settleSchema(address, 'office', SITE)
    const later = new Client({ connectionString: server.url(address.database) })
    await later.connect()
    await later.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('office'), hashtext('schema'))")
    const settled = settleSchema(address, 'office', SITE, NEXT).catch((error: unknown) => error)
    const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    await expect.poll(async () => (await later.query(waiting)).rowCount).toBe(1)
    const next = NEXT.length + 1
    await later.query('INSERT INTO office.schema_steps (number, works_from) VALUES ($1, $2)', [NEXT.length, 1])
    await later.query('INSERT INTO office.schema_steps (number, works_from) VALUES ($1, $1)', [next])
    await later.query('COMMIT')
    expect(await settled).toMatchObject({ code: 'NEWER' })
    await later.end()
  })

  test('the site upgrades the schema, and the tool does not', async () => {
    await settleSchema(address, 'office', SITE)
    const tool = { older: 'refused', access: 'write' } as const
    await expect(settleSchema(address, 'office', tool, NEXT)).rejects.toMatchObject({ code: 'OLDER' })
    await settleSchema(address, 'office', { ...tool, older: 'left' }, NEXT)
    expect(await server.run('SELECT number FROM office.schema_steps', address.database)).toHaveLength(STEPS.length)
  })

  test('a failed upgrade leaves the schema unchanged', async () => {
    const broken = [...STEPS, { worksFrom: 1, sqlite: '', postgres: 'CREATE TABLE visits (at bigint); SELECT 1 / 0' }]
    await settleSchema(address, 'office', SITE)
    await expect(settleSchema(address, 'office', SITE, broken)).rejects.toThrow(/division by zero/)
    expect(await server.run("SELECT to_regclass('office.visits') AS made", address.database)).toEqual([{ made: null }])
  })

  test('the steps create the tables that tables.ts describes', async () => {
    await settleSchema(address, 'office', SITE)
    const rows = await server.run(
      `SELECT table_name AS name, column_name AS column, data_type AS type, collation_name AS collation, is_nullable AS nullable
       FROM information_schema.columns WHERE table_schema = 'office' ORDER BY ordinal_position`,
      address.database,
    )
    const types = { number: 'bigint', integer: 'bigint', exact: 'text', text: 'text', bytes: 'bytea' } as const
    for (const [name, { columns }] of TABLE_LIST) {
      const found = rows.filter((row) => row['name'] === name)
      const described = Object.entries(columns).map(([column, { type, nullable }]) => {
        return [column, types[type], type === 'exact' ? 'C' : null, nullable ? 'YES' : 'NO']
      })
      const columnsFound = found.map(({ column, type, collation, nullable }) => [column, type, collation, nullable])
      expect([name, columnsFound]).toEqual([name, described])
    }
  })

  test('a tax in the price of the release before is moved in each version and its changes', async () => {
    await settleSchema(address, 'office', SITE, STEPS.slice(0, 2))
    for (const { patch, document } of EARLIER_VERSIONS)
      await server.run(
        `INSERT INTO office.settings (at, via, patch, document)
         VALUES (1, 'panel', '${JSON.stringify(patch)}', '${JSON.stringify(document)}')`,
        address.database,
      )
    await settleSchema(address, 'office', SITE)
    const rows = await server.run('SELECT patch, document FROM office.settings ORDER BY number', address.database)
    expect(versionsIn(rows)).toEqual(MOVED_VERSIONS)
  })

  describe('beside a replica of the release before', () => {
    /** The statements with which that release halts and resumes. */
    const halt = (code: string, since: number) =>
      server.run(
        `INSERT INTO office.halts (code, since, by, reason) SELECT '${code}', ${since}, 'Ayşe', NULL
         WHERE NOT EXISTS (SELECT FROM office.halts WHERE code = '${code}' AND ended_at IS NULL)
         ON CONFLICT (code, since) DO UPDATE SET ended_at = NULL, ended_by = NULL`,
        address.database,
      )
    const resume = (code: string, at: number) =>
      server.run(
        `UPDATE office.halts SET ended_at = ${at}, ended_by = 'Can' WHERE code = '${code}' AND ended_at IS NULL`,
        address.database,
      )

    test('its halts of one moment are one act, and its resumption ends older halts', async () => {
      await using store = await openPostgres(address, 'office', SITE)
      for (const code of ['USD', 'EUR']) await halt(code, 1000)
      expect(await store.halts()).toMatchObject([
        { code: 'EUR', act: '1000:Ayşe' },
        { code: 'USD', act: '1000:Ayşe' },
      ])
      await resume('USD', 60_000)
      expect(await store.halts()).toMatchObject([{ code: 'EUR' }])
      expect(await store.pastHalts(1)).toMatchObject([{ code: 'USD', endedAt: 60_000, endedAct: '60000:Can' }])
    })

    test('its resumption does not end a halt of the last five seconds, which it may not have seen', async () => {
      await using store = await openPostgres(address, 'office', SITE)
      await store.addHalts([storedHalt('USD', { since: 59_000 })])
      await resume('USD', 60_000)
      expect(await store.halts()).toMatchObject([{ code: 'USD' }])
      await resume('USD', 65_000)
      expect(await store.halts()).toEqual([])
    })

    test('the halts that it has stored are kept when the schema is upgraded', async () => {
      await settleSchema(address, 'office', SITE, STEPS.slice(0, 1))
      await halt('USD', 1000)
      await resume('USD', 2000)
      await halt('SAR', 3000)
      await using store = await openPostgres(address, 'office', SITE)
      expect(await store.pastHalts(9)).toMatchObject([
        { code: 'SAR', act: '3000:Ayşe', endedAct: null },
        { code: 'USD', act: '1000:Ayşe', endedAct: '2000:Can' },
      ])
    })
  })

  test('real and demo data have separate schemas in one database', async () => {
    const [office, demo] = [await openPostgres(address, 'office', SITE), await openPostgres(address, 'demo-bank', SITE)]
    await demo.keepMessage(newMessage('invented'))
    expect(await office.messageCount()).toBe(0)
    await Promise.all([office[Symbol.asyncDispose](), demo[Symbol.asyncDispose]()])
  })

  test('the server refuses the schema of another program', async () => {
    await server.run('CREATE SCHEMA office CREATE TABLE notes (text text)', address.database)
    await expect(openPostgres(address, 'office', SITE)).rejects.toMatchObject({ code: 'OTHER_KIND' })
  })

  test('a read-only store does not create the schema', async () => {
    await expect(openStoreToRead({ kind: 'database', holds: 'office', address })).rejects.toThrow(
      /^Veritabanında henüz kayıt yok: postgres:\/\/postgres@127/,
    )
    expect(await server.run("SELECT to_regnamespace('office') AS made", address.database)).toEqual([{ made: null }])
  })

  test('a refused connection reports its reason without the password', async () => {
    const refusalOf = (wrong: Partial<DatabaseAddress>): Promise<string> =>
      openStore({ kind: 'database', holds: 'office', address: { ...address, ...wrong } }).then(
        () => 'let in',
        (error: unknown) => String(error),
      )
    expect(await refusalOf({ password: 'gizli-1' })).toMatch(/Veritabanı bu kullanıcıyı almıyor: postgres:/)
    expect(await refusalOf({ database: 'nowhere' })).toMatch(/PostgreSQL’de böyle bir veritabanı yok/)
    expect(await refusalOf({ port: 1 })).toMatch(/Veritabanına ulaşılamıyor: .*\n.*ECONNREFUSED/)
    expect(await refusalOf({ password: 'gizli-1', port: 1 })).not.toContain('gizli')
    expect(await refusalOf({ tls: { mode: 'require' } })).toMatch(/Veritabanına ulaşılamıyor: .*\n.*SSL/)
  })
})
