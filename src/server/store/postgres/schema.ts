import type { Client } from 'pg'
import { type DatabaseAddress, schemaName, type StoreKind } from '../../runtime/index.ts'
import { type SchemaStep, STEPS } from '../schema/steps.ts'
import type { DatabaseOpening } from '../sqlite/database.ts'
import { StoreFailure } from '../store-failure.ts'
import { withClient } from './connection.ts'

interface Found {
  /** The number of applied steps; 0 if there is no store yet. */
  readonly version: number
  /** The oldest number of steps whose program still works with this schema. */
  readonly worksFrom: number
}

const NOTHING: Found = { version: 0, worksFrom: 0 }

export type SchemaOpening = Pick<DatabaseOpening, 'older' | 'access'>

/** Creates the schema, or upgrades it depending on `older`. Rejects with a `StoreFailure` if it cannot be used. */
export function settleSchema(
  address: DatabaseAddress,
  holds: StoreKind,
  { older, access }: SchemaOpening,
  steps: readonly SchemaStep[] = STEPS,
): Promise<void> {
  return withClient(address, holds, async (client) => {
    const found = await find(client, holds)
    assertWorkable(found, steps)
    if (found.version >= steps.length) return
    if (found.version === 0 && access === 'read') throw new StoreFailure('EMPTY', 'the database has no schema')
    if (found.version > 0 && older === 'left') return
    if (found.version > 0 && older === 'refused') throw StoreFailure.older(found.version, steps.length)
    await upgrade(client, holds, steps)
  })
}

/** A newer schema stores the oldest program that works with it, so that replicas of two releases can run together. */
function assertWorkable({ version, worksFrom }: Found, steps: readonly SchemaStep[]): void {
  if (worksFrom > steps.length) throw StoreFailure.newer(version, steps.length)
}

async function find(client: Client, holds: StoreKind): Promise<Found> {
  const schema = schemaName(holds)
  const { rows } = await client.query<{ tables: number; ours: boolean }>(
    `SELECT count(*) AS tables, coalesce(bool_or(relname = 'schema_steps'), false) AS ours
     FROM pg_class WHERE relnamespace = to_regnamespace($1)`,
    [schema],
  )
  const [found] = rows
  if (found === undefined || found.tables === 0) return NOTHING
  if (!found.ours) throw new StoreFailure('OTHER_KIND', 'başka bir programın verileri')
  const steps = await client.query<Found>(
    'SELECT coalesce(max(number), 0) AS version, coalesce(max(works_from), 0) AS "worksFrom" FROM schema_steps',
  )
  return steps.rows[0] ?? NOTHING
}

/** Upgrades the schema. Other replicas wait until it is complete. */
async function upgrade(client: Client, holds: StoreKind, steps: readonly SchemaStep[]): Promise<void> {
  const schema = schemaName(holds)
  await client.query('BEGIN')
  await client.query("SELECT pg_advisory_xact_lock(hashtext($1), hashtext('schema'))", [schema])
  const found = await find(client, holds)
  // The replica that upgraded may be of a later release.
  assertWorkable(found, steps)
  const { version } = found
  // While our statement waits for a long one, it blocks all later ones.
  await client.query("SET LOCAL lock_timeout = '4s'")
  if (version === 0) {
    const present = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])
    if (present.rowCount === 0) await client.query(`CREATE SCHEMA ${schema}`)
    await client.query(`CREATE TABLE schema_steps (
      number integer PRIMARY KEY,
      works_from integer NOT NULL,
      taken_at timestamptz NOT NULL DEFAULT now()
    )`)
  }
  for (const [index, { postgres, worksFrom }] of steps.entries()) {
    if (index < version) continue
    await client.query(postgres)
    await client.query('INSERT INTO schema_steps (number, works_from) VALUES ($1, $2)', [index + 1, worksFrom])
  }
  await client.query('COMMIT')
}
