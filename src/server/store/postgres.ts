import { Client, Pool } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { type DatabaseAddress, schemaName, type StoreKind } from '../runtime/index.ts'
import { postgresAttempts } from './postgres-attempts.ts'
import { connectionTo } from './postgres-connection.ts'
import { postgresFailure } from './postgres-failure.ts'
import { PostgresRunner } from './postgres-runner.ts'
import { type SchemaOpening, settleSchema } from './postgres-schema.ts'
import { LARGEST_MESSAGE } from './probe-size.ts'
import { StoreFailure } from './store-failure.ts'
import type { Store } from './store.ts'
import { storedAlerts } from './stored-alerts.ts'
import { storedApprovals } from './stored-approvals.ts'
import { storedBulletins } from './stored-bulletins.ts'
import { storedMarkers } from './stored-markers.ts'
import { storedMessages } from './stored-messages.ts'
import { storedRates } from './stored-rates.ts'
import { storedVersions } from './stored-versions.ts'

export interface PostgresOpening extends SchemaOpening {
  /** Of the leader that writes by it; whoever leads has opened the store before. */
  readonly epoch?: number
}

/** Connections of one process at most: a hundred replicas would be a thousand, and few statements take longer than a millisecond. */
const MOST_CONNECTIONS = 10

/** It heals. */
const NEVER = Promise.withResolvers<never>().promise

const PROBE = 'INSERT INTO probe (id, filling) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET filling = excluded.filling'

/**
 * A store in a PostgreSQL, in the schema of what it holds. Several processes have it open at once. A connection that is lost is no end of it:
 * whatever is asked meanwhile fails, and the next question goes to a new one. Rejects with a `StoreFailure`.
 */
export async function openPostgres(
  address: DatabaseAddress,
  holds: StoreKind,
  { epoch, ...opening }: PostgresOpening,
): Promise<Store> {
  if (epoch === undefined) await settleSchema(address, holds, opening)
  const connection = connectionTo(address, holds, false, epoch)
  const pool = new Pool({ ...connection, max: MOST_CONNECTIONS, idleTimeoutMillis: 30 * SECOND })
  const runner = new PostgresRunner(pool)
  return {
    ...storedRates(runner, runner),
    ...storedBulletins(runner, runner),
    ...storedApprovals(runner),
    ...storedAlerts(runner),
    ...storedMessages(runner),
    ...storedMarkers(runner),
    ...storedVersions(runner),
    async writable() {
      try {
        await runner.write([{ sql: PROBE, parameters: [Buffer.alloc(LARGEST_MESSAGE)] }])
        return true
      } catch (error) {
        if (error instanceof StoreFailure) return false
        throw error
      }
    },
    damage: () => damageIn(address, holds),
    async size() {
      const sql =
        'SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint AS bytes FROM pg_class WHERE relnamespace = to_regnamespace($1) AND relkind = $2'
      const [found] = await runner.read([{ sql, parameters: [schemaName(holds), 'r'] }])
      const [row] = found?.rows ?? []
      return typeof row === 'object' && row !== null && 'bytes' in row ? Number(row.bytes) : 0
    },
    // Replicas of one office have the same.
    attempts: postgresAttempts(runner, address.password ?? ''),
    lost: NEVER,
    close: () => runner.close(),
  }
}

/** Every row is read, with what lies beside it: what can't be read shows. */
async function damageIn(address: DatabaseAddress, holds: StoreKind): Promise<string | null> {
  const client = new Client(connectionTo(address, holds, true))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const tables = await client.query<{ tablename: string }>('SELECT tablename FROM pg_tables WHERE schemaname = $1', [
      schemaName(holds),
    ])
    for (const { tablename } of tables.rows)
      await client.query(`SELECT sum(hashtext(t::text)::bigint) FROM "${tablename}" AS t`)
    return null
  } catch (error) {
    const failure = postgresFailure(error)
    if (failure?.damaged === true) return failure.message
    throw failure ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}
