import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { describePostgres, sharedPostgres } from '../../../../test/postgres/suite.ts'
import type { DatabaseAddress } from '../../runtime/index.ts'
import { MOVED_TABLES } from '../move-end.ts'
import { TABLE_LIST } from '../schema/tables.ts'
import { storeSuite } from '../test/store-suite.ts'
import { openPostgres } from './postgres-store.ts'

const OPENING = { older: 'upgraded', access: 'write' } as const

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
      // Children before parents.
      const tables = [...TABLE_LIST.map(([name]) => name).toReversed(), 'attempts']
      const numbered = MOVED_TABLES.filter((table) => table.numbered).map(
        ({ name }) => `ALTER TABLE office.${name} ALTER number RESTART`,
      )
      await cleaner.query([...tables.map((table) => `DELETE FROM office.${table}`), ...numbered].join(';'))
    },
  })
})
