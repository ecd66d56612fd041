import { describe } from 'vitest'
import type { DatabaseAddress } from '../../src/server/runtime/index.ts'
import { openPostgres } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { installedPostgres } from './programs.ts'
import { type Postgres, startPostgres } from './server.ts'

const missing = installedPostgres().length === 0

/** Tests that need a PostgreSQL: skipped where there is none, and they say so. */
export function describePostgres(name: string, tests: () => void): void {
  const title = missing ? `${name} (skipped: neither Debian’s PostgreSQL is here nor npm’s for this platform)` : name
  describe.skipIf(missing)(title, tests)
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
