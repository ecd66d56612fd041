import { Client } from 'pg'
import { openPostgres } from '../../src/server/store/postgres/postgres-store.ts'
import { sharedPostgres } from '../postgres/suite.ts'
import { firstStart, type SharedDatabase } from './database.ts'

const OPENING = { older: 'upgraded', access: 'write' } as const

/** A new database on PostgreSQL, with a store for each site. */
export async function postgresDatabase(): Promise<SharedDatabase> {
  await using opening = new AsyncDisposableStack()
  const server = await sharedPostgres()
  const address = server.address(await server.createDatabase())
  const first = opening.use(await openPostgres(address, 'office', OPENING))
  const second = opening.use(await openPostgres(address, 'office', OPENING))
  await firstStart(first)
  const client = new Client({ connectionString: server.url(address.database) })
  await client.connect()
  opening.defer(() => client.end())
  await client.query('SET search_path TO office')
  const opened = opening.move()
  return {
    stores: [first, second],
    run: async (sql) => void (await client.query(sql)),
    async texts(sql) {
      const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
      return rows.map(([text]) => String(text))
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
