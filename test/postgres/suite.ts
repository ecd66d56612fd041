import { describe } from 'vitest'
import type { DatabaseAddress } from '../../src/server/runtime/index.ts'
import { openPostgres } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { needs } from '../needs.ts'
import { type Postgres, startPostgres } from './server.ts'

/** Declares tests that need a PostgreSQL from Debian or npm. */
export function describePostgres(name: string, tests: () => void): void {
  describe(name, needs('postgres'), tests)
}

let shared: Promise<Postgres> | undefined

/** Returns the server that all suites of a process share. Each suite has its own databases. */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

/** An open store and its address. */
export interface StoreThere {
  readonly server: Postgres
  readonly address: DatabaseAddress
  readonly store: Store
}

/** Opens a new store in a database of its own. */
export async function newStore(): Promise<StoreThere> {
  const server = await sharedPostgres()
  const address = server.address(await server.createDatabase())
  return { server, address, store: await openPostgres(address, 'office', { older: 'upgraded', access: 'write' }) }
}
