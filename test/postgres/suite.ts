import { describe } from 'vitest'
import type { DatabaseAddress } from '../../src/server/runtime/index.ts'
import { openPostgres } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { needs } from '../needs.ts'
import { type Postgres, startPostgres } from './server.ts'

/** Tests that need a PostgreSQL, Debian's or npm's. */
export function describePostgres(name: string, tests: () => void): void {
  describe(name, needs('postgres'), tests)
}

let shared: Promise<Postgres> | undefined

/** One for all suites of a process, each with databases of its own. */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

/** A store that is open, and where it lies. */
export interface StoreThere {
  readonly server: Postgres
  readonly address: DatabaseAddress
  readonly store: Store
}

/** A new one, in a database of its own. */
export async function newStore(): Promise<StoreThere> {
  const server = await sharedPostgres()
  const address = server.address(await server.createDatabase())
  return { server, address, store: await openPostgres(address, 'office', { older: 'upgraded', access: 'write' }) }
}
