import { Pool } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { type DatabaseAddress, schemaName, type StoreKind } from '../../runtime/index.ts'
import { repositories } from '../repositories.ts'
import { LARGEST_MESSAGE, rowsOf } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import type { Store } from '../store.ts'
import { connectionTo, withClient } from './connection.ts'
import { postgresAttempts } from './postgres-attempts.ts'
import { postgresReplicas } from './postgres-replicas.ts'
import { PostgresRunner } from './runner.ts'
import { type SchemaOpening, settleSchema } from './schema.ts'

export interface PostgresOpening extends SchemaOpening {
  /** The epoch of the leader that writes with this store. */
  readonly epoch?: number
}

/**
 * The number of connections of one process. A hundred replicas would have a thousand, and few statements take longer
 * than a millisecond.
 */
const MAX_CONNECTIONS = 10

const NEVER = Promise.withResolvers<never>().promise

const PROBE = 'INSERT INTO probe (id, filling) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET filling = excluded.filling'

/** A store in a PostgreSQL schema, shared by several processes. A lost connection fails the running queries. */
export async function openPostgres(
  address: DatabaseAddress,
  holds: StoreKind,
  { epoch, ...opening }: PostgresOpening,
): Promise<Store> {
  if (epoch === undefined) await settleSchema(address, holds, opening)
  const connection = connectionTo(address, holds, false, epoch)
  const pool = new Pool({ ...connection, max: MAX_CONNECTIONS, idleTimeoutMillis: 30 * SECOND })
  const runner = new PostgresRunner(pool)
  return {
    ...repositories(runner, runner),
    writable: () => StoreFailure.succeeds(runner.write([{ sql: PROBE, parameters: [Buffer.alloc(LARGEST_MESSAGE)] }])),
    damage: () => StoreFailure.damageIn(readAll(address, holds)),
    async size() {
      const sql =
        'SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint AS bytes FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind = $2'
      const [row] = rowsOf<{ bytes: number }>(await runner.read([{ sql, parameters: [schemaName(holds), 'r'] }]))
      return row?.bytes ?? 0
    },
    dataVersion: null,
    // All replicas of one office have the same password.
    attempts: postgresAttempts(runner, address.password),
    replicas: postgresReplicas(runner),
    lost: NEVER,
    [Symbol.asyncDispose]: () => runner[Symbol.asyncDispose](),
  }
}

/** Reads every row with its large values, so that unreadable ones are found. */
function readAll(address: DatabaseAddress, holds: StoreKind): Promise<void> {
  return withClient(address, holds, async (client) => {
    const listed = 'SELECT tablename FROM pg_tables WHERE schemaname = $1'
    const tables = await client.query<{ tablename: string }>(listed, [schemaName(holds)])
    for (const { tablename } of tables.rows)
      await client.query(`SELECT sum(hashtext(t::text)::bigint) FROM "${tablename}" AS t`)
  })
}
