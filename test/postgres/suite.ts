import { describe } from 'vitest'
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
