import { beforeEach, expect, test } from 'vitest'
import { runOffice } from '../../../test/fakes/run-office.ts'
import type { Postgres } from '../../../test/postgres/server.ts'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import { openStore } from '../store/open-store.ts'
import type { ToolAnswer } from './run.ts'

describePostgres('two replicas, one of which stopped reporting', () => {
  let server: Postgres
  let database: string

  beforeEach(async () => {
    server = await sharedPostgres()
    database = await server.createDatabase()
    await using store = await openStore({ kind: 'database', holds: 'demo', address: server.address(database) })
    for (const name of ['web1:4101', 'web2:4101'])
      await store.replicas?.report({ name, shownCodes: ['USD'], version: 1 })
    await server.run("UPDATE demo.replicas SET said_at = said_at - 180000 WHERE name = 'web2:4101'", database)
  })

  const office = (...args: string[]): Promise<ToolAnswer> =>
    runOffice({ DATABASE_URL: server.url(database) }, ['replicas', ...args])
  const names = async (): Promise<unknown[]> =>
    (await server.run('SELECT name FROM demo.replicas ORDER BY name', database)).map(({ name }) => name)

  test('`replicas list` shows each replica with its last report', async () => {
    const { exit, out } = await office('list')
    expect(exit).toBe(0)
    expect(out).toMatch(/^web1:4101 +\d+ sn önce\nweb2:4101 +3 dk önce: susuyor\n$/m)
  })

  test('`replicas forget` removes a silent replica after a confirmation', async () => {
    const asked = await office('forget', 'web2:4101')
    expect(asked.exit).toBe(2)
    expect(asked.out).toContain('yalnızca veritabanına ulaşamıyorsa')
    expect(await names()).toEqual(['web1:4101', 'web2:4101'])
    expect(await office('forget', 'web2:4101', '--yes')).toEqual({ exit: 0, out: 'Unutuldu: web2:4101\n' })
    expect(await names()).toEqual(['web1:4101'])
  })

  test('`replicas forget` rejects a replica that still reports and one that does not exist', async () => {
    const refused = await office('forget', 'web1:4101', '--yes')
    expect(refused.exit).toBe(1)
    expect(refused.out).toMatch(/^Bu kopya çalışıyor/)
    expect(await office('forget', 'web3:4101', '--yes')).toEqual({ exit: 1, out: 'Böyle bir kopya yok: web3:4101\n' })
    expect(await names()).toEqual(['web1:4101', 'web2:4101'])
  })
})
