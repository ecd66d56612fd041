import { afterAll, beforeAll, expect, test } from 'vitest'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import type { DatabaseAddress } from '../run/door.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'

describePostgres('attempts that replicas count together', () => {
  let stores: readonly Store[]
  let rows: () => Promise<Record<string, unknown>[]>

  beforeAll(async () => {
    const server = await sharedPostgres()
    const address: DatabaseAddress = server.address(await server.createDatabase())
    const open = (): Promise<Store> => openPostgres(address, 'office', { older: 'brought-up', access: 'write' })
    stores = [await open(), await open()]
    rows = () => server.run('SELECT key FROM office.attempts', address.database)
  })

  afterAll(() => Promise.all(stores.map((store) => store.close())))

  const count = async (replica: number, key: string, length: number) => {
    const counted = await stores[replica]?.attempts?.count(key, length)
    return counted ?? expect.fail('nobody counts')
  }

  test('none is lost, however close together they come', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => count(index % 2, 'a visitor', 60_000)))
    const { attempts, left } = await count(0, 'a visitor', 60_000)
    expect(attempts).toBe(41)
    expect(left).toBeGreaterThan(30_000)
    expect(left).toBeLessThanOrEqual(60_000)
    expect((await count(1, 'another', 60_000)).attempts).toBe(1)
  })

  test('what is over is forgotten, and nobody’s address is there to read', async () => {
    await count(0, '203.0.113.7', 1)
    await expect.poll(async () => (await count(1, '203.0.113.7', 1)).attempts).toBe(1)
    await expect
      .poll(async () => {
        await count(0, `fresh ${String(Math.random())}`, 1)
        return (await rows()).length
      })
      .toBeLessThan(5)
    expect(JSON.stringify(await rows())).not.toContain('203.0.113')
  })
})
