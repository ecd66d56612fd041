import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Postgres } from '../../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../../test/postgres/suite.ts'
import type { DatabaseAddress } from '../../runtime/index.ts'
import type { Store } from '../store.ts'
import { openPostgres } from './postgres-store.ts'

describePostgres('attempts that replicas count together', () => {
  let server: Postgres
  let stores: readonly Store[]
  let rows: () => Promise<Record<string, unknown>[]>

  beforeAll(async () => {
    server = await sharedPostgres()
    const address: DatabaseAddress = server.address(await server.createDatabase())
    const open = (): Promise<Store> => openPostgres(address, 'office', { older: 'upgraded', access: 'write' })
    stores = [await open(), await open()]
    rows = () => server.run('SELECT key FROM office.attempts', address.database)
  })

  afterAll(() => Promise.all(stores.map((store) => store[Symbol.asyncDispose]())))

  const count = async (replica: number, key: string, length: number) => {
    const counted = await stores[replica]?.attempts?.count(key, length)
    return counted ?? expect.fail('nobody counts')
  }

  test('the database counts simultaneous attempts of all replicas', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => count(index % 2, 'a visitor', 60_000)))
    const { attempts, left } = await count(0, 'a visitor', 60_000)
    expect(attempts).toBe(41)
    expect(left).toBeGreaterThan(30_000)
    expect(left).toBeLessThanOrEqual(60_000)
    expect((await count(1, 'another', 60_000)).attempts).toBe(1)
  })

  test('forget deletes only expired attempts', async () => {
    await count(0, '203.0.113.7', 1)
    await count(0, '203.0.113.8', 60_000)
    const before = (await rows()).length
    await expect
      .poll(async () => {
        await stores[1]?.attempts?.forget()
        return (await rows()).length
      })
      .toBe(before - 1)
    expect((await count(1, '203.0.113.8', 60_000)).attempts).toBe(2)
  })

  test('the database stores neither an address nor its plain hash', async () => {
    await count(0, '203.0.113.9', 60_000)
    const text = JSON.stringify(await rows())
    expect(text).not.toContain('203.0.113')
    expect(text).not.toContain(createHash('sha256').update('203.0.113.9').digest('base64url'))
  })

  test('every user may read the system identifier, which replaces a missing password', async () => {
    const [row] = await server.run(
      "SELECT has_function_privilege('public', 'pg_control_system()', 'execute') AS may, system_identifier::text AS identifier FROM pg_control_system()",
      'postgres',
    )
    expect(row).toEqual({ may: true, identifier: expect.stringMatching(/^\d{15,}$/) as unknown })
  })
})
