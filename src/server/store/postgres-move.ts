import { Client } from 'pg'
import { type DatabaseAddress, schemaName, type StoreKind } from '../runtime/index.ts'
import type { MoveEnd, MoveSource, MoveTarget } from './move-end.ts'
import { type Cell, MOVED_TABLES, type MovedTable, selectAll } from './moved-tables.ts'
import { connectionTo } from './postgres-connection.ts'
import { postgresFailure } from './postgres-failure.ts'
import { settleSchema } from './postgres-schema.ts'

const BATCH = 1000

/** null: a site, or somebody else of this program, has it open. */
export async function postgresSource(address: DatabaseAddress, holds: StoreKind): Promise<MoveSource | null> {
  await settleSchema(address, holds, { older: 'refused', access: 'read' })
  const client = await connected(address, holds)
  if (await isUsed(client)) {
    await client.end()
    return null
  }
  await ask(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return { ...readingOf(client, holds), isUsed: () => isUsed(client), close: () => client.end() }
}

/** All in one transaction: what breaks off leaves nothing behind. null: as above. */
export async function postgresTarget(address: DatabaseAddress, holds: StoreKind): Promise<MoveTarget | null> {
  await settleSchema(address, holds, { older: 'brought-up', access: 'write' })
  const client = await connected(address, holds)
  if (await isUsed(client)) {
    await client.end()
    return null
  }
  await ask(client, 'BEGIN')
  // Who starts meanwhile waits and finds all of it, or gives up: it neither writes beside this nor starts on half of it.
  await ask(client, `LOCK TABLE ${MOVED_TABLES.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`)
  if (await isUsed(client)) {
    await client.end()
    return null
  }
  return {
    ...readingOf(client, holds),
    async add({ name, columns }, rows) {
      const names = Object.keys(columns)
      const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`)
      const list = names.map((each) => `"${each}"`).join(', ')
      const values = names.map((_, index) => rows.map((row) => row[index] ?? null))
      await ask(client, `INSERT INTO ${name} (${list}) SELECT * FROM unnest(${arrays.join(', ')})`, values)
    },
    async setLastNumber({ name }, last) {
      const sequence = `pg_get_serial_sequence('${schemaName(holds)}.${name}', 'number')`
      await ask(client, `SELECT setval(${sequence}, greatest($1::bigint, 1), $1::bigint > 0)`, [last])
    },
    async finish() {
      await ask(client, 'COMMIT')
    },
    close: () => client.end(),
  }
}

async function connected(address: DatabaseAddress, holds: StoreKind): Promise<Client> {
  const client = new Client(connectionTo(address, holds, true))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw postgresFailure(error) ?? error
  }
}

/** Our own connection of a moment ago may take one more to go. */
async function isUsed(client: Client): Promise<boolean> {
  for (let left = 20; left > 0; left -= 1) {
    const others = await ask(
      client,
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'angun' AND pid <> pg_backend_pid()",
    )
    if (others.length === 0) return false
    // In a transaction the server tells what it told first.
    await ask(client, 'SELECT pg_sleep(0.1), pg_stat_clear_snapshot()')
  }
  return true
}

async function ask(client: Client, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  try {
    return (await client.query<Record<string, unknown>>({ text, values })).rows
  } catch (error) {
    throw postgresFailure(error) ?? error
  }
}

async function fetched(client: Client): Promise<Cell[][]> {
  try {
    return (await client.query<Cell[]>({ text: `FETCH ${BATCH} FROM moved`, rowMode: 'array' })).rows
  } catch (error) {
    throw postgresFailure(error) ?? error
  }
}

function readingOf(client: Client, holds: StoreKind): Pick<MoveEnd, 'rows' | 'lastNumber'> {
  return {
    async *rows(table: MovedTable) {
      await ask(client, `DECLARE moved CURSOR FOR ${selectAll(table)}`)
      for (;;) {
        const rows = await fetched(client)
        if (rows.length > 0) yield rows
        if (rows.length < BATCH) break
      }
      await ask(client, 'CLOSE moved')
    },
    async lastNumber({ name }) {
      const sequence = `pg_get_serial_sequence('${schemaName(holds)}.${name}', 'number')`
      const [row] = await ask(client, `SELECT pg_sequence_last_value(${sequence}::regclass) AS last`)
      return Number(row?.['last'] ?? 0)
    },
  }
}
