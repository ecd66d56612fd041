import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { describePostgres, sharedPostgres } from '../../../test/postgres/suite.ts'
import type { DatabaseAddress } from '../runtime/index.ts'
import { openPostgres } from './postgres.ts'
import { storeSuite } from './test/store-suite.ts'

const OPENING = { older: 'brought-up', access: 'write' } as const

describePostgres('PostgreSQL', () => {
  let address: DatabaseAddress
  let cleaner: Client

  beforeAll(async () => {
    const server = await sharedPostgres()
    address = server.address(await server.createDatabase())
    cleaner = new Client({ connectionString: server.url(address.database) })
    await cleaner.connect()
  })

  afterAll(() => cleaner.end())

  storeSuite('PostgreSQL', {
    open: () => openPostgres(address, 'office', OPENING),
    async clear() {
      const tables = [
        'bulletins',
        'days',
        'minutes',
        'messages',
        'erasures',
        'markers',
        'approvals',
        'alerts',
        'office_versions',
        'attempts',
      ]
      const numbered = ['messages', 'office_versions'].map(
        (table) => `ALTER TABLE office.${table} ALTER number RESTART`,
      )
      await cleaner.query([...tables.map((table) => `DELETE FROM office.${table}`), ...numbered].join(';'))
    },
  })
})
