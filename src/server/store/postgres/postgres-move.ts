import type { Client } from 'pg'
import { type DatabaseAddress, schemaName, type StoreKind } from '../../runtime/index.ts'
import {
  type MovedCell,
  MOVED_AT_ONCE,
  MOVED_TABLES,
  type MovedTable,
  type MoveReader,
  type MoveSource,
  type MoveTarget,
} from '../move-end.ts'
import { quotedNames } from '../schema/tables.ts'
import { openClient } from './connection.ts'
import { postgresFailure } from './failure.ts'
import { settleSchema } from './schema.ts'

/** Opens the source of a move. Resolves with null if a site or a command uses it. */
export async function postgresSource(address: DatabaseAddress, holds: StoreKind): Promise<MoveSource | null> {
  await settleSchema(address, holds, { older: 'refused', access: 'read' })
  await using stack = new AsyncDisposableStack()
  const client = stack.adopt(await openClient(address, holds), (each) => each.end())
  if (await isUsed(client)) return null
  await ask(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const opened = stack.move()
  return {
    ...readerOf(client, holds),
    isUsed: () => isUsed(client),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Opens the target of a move in one transaction, so that a failed move leaves nothing. null if a process uses it. */
export async function postgresTarget(address: DatabaseAddress, holds: StoreKind): Promise<MoveTarget | null> {
  await settleSchema(address, holds, { older: 'upgraded', access: 'write' })
  await using stack = new AsyncDisposableStack()
  const client = stack.adopt(await openClient(address, holds), (each) => each.end())
  if (await isUsed(client)) return null
  await ask(client, 'BEGIN')
  // A site that starts during the move waits for its end, or gives up.
  await ask(client, `LOCK TABLE ${MOVED_TABLES.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`)
  if (await isUsed(client)) return null
  const opened = stack.move()
  return {
    ...readerOf(client, holds),
    async add({ name, columns }, rows) {
      const names = Object.keys(columns)
      const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`)
      const values = names.map((_, index) => rows.map((row) => row[index] ?? null))
      await ask(
        client,
        `INSERT INTO ${name} (${quotedNames(names)}) SELECT * FROM unnest(${arrays.join(', ')})`,
        values,
      )
    },
    async setLastNumber({ name }, last) {
      const sequence = `pg_get_serial_sequence('${schemaName(holds)}.${name}', 'number')`
      await ask(client, `SELECT setval(${sequence}, greatest($1::bigint, 1), $1::bigint > 0)`, [last])
    },
    async finish() {
      await ask(client, 'COMMIT')
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Checks for two seconds, because our own previous connection may need a moment to close. */
async function isUsed(client: Client): Promise<boolean> {
  for (let left = 20; left > 0; left -= 1) {
    const others = await ask(
      client,
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'angun' AND pid <> pg_backend_pid()",
    )
    if (others.length === 0) return false
    // Within a transaction, the server would repeat its first answer without this.
    await ask(client, 'SELECT pg_sleep(0.1), pg_stat_clear_snapshot()')
  }
  return true
}

async function ask(client: Client, text: string, values: unknown[] = []) {
  return rowsOf(client.query<Record<string, unknown>>({ text, values }))
}

async function rowsOf<Row>(answer: Promise<{ readonly rows: Row[] }>): Promise<Row[]> {
  try {
    return (await answer).rows
  } catch (error) {
    throw postgresFailure(error) ?? error
  }
}

function readerOf(client: Client, holds: StoreKind): MoveReader {
  return {
    async *rows({ select }: MovedTable) {
      await ask(client, `DECLARE moved CURSOR FOR ${select}`)
      const batch = { text: `FETCH ${MOVED_AT_ONCE} FROM moved`, rowMode: 'array' } as const
      for (;;) {
        const rows = await rowsOf(client.query<MovedCell[]>(batch))
        if (rows.length > 0) yield rows
        if (rows.length < MOVED_AT_ONCE) break
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
