import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { type Postgres, startPostgres } from '../test/postgres/server.ts'

/** Several processes of the built site over a database of their own. */
export interface Replicas {
  readonly database: string
  /** Those that run, oldest first. */
  sites(): readonly BuiltSite[]
  /** The one that holds the lease; waits for it. */
  leader(): Promise<BuiltSite>
  /** One more over the same database. */
  join(): Promise<BuiltSite>
  /** Without a word to anybody. */
  kill(site: BuiltSite): Promise<void>
  stop(): Promise<void>
}

/** With real prices and invented bulletins, so that nothing but the provider speaks, everything lies in this schema. */
export const SCHEMA = 'demo_bank'
const BULLETINS = { CENTRAL_BANK: 'demo' }

/** As an office would run it: what is committed is on the disk. */
export function benchPostgres(): Promise<Postgres> {
  return startPostgres({ settings: { fsync: 'on', shared_buffers: '128MB', max_connections: '100' } })
}

/** The process that all of its others come from. */
export function postgresPid({ data }: Postgres): number {
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
}

/** One process over SQLite, with the same sources. */
export function startAlone(providerUrl: string): Promise<BuiltSite> {
  return startBuiltSite({ RATE_SOCKET_URL: providerUrl, ...BULLETINS })
}

export async function startReplicas(postgres: Postgres, count: number, providerUrl: string): Promise<Replicas> {
  const database = await postgres.createDatabase()
  const settings = { DATABASE_URL: postgres.url(database), RATE_SOCKET_URL: providerUrl, ...BULLETINS }
  let sites = await Promise.all(Array.from({ length: count }, () => startBuiltSite(settings)))
  return {
    database,
    sites: () => sites,
    async leader() {
      for (;;) {
        const rows = await postgres.run(
          `SELECT holder FROM ${SCHEMA}.leadership WHERE until > extract(epoch FROM clock_timestamp()) * 1000`,
          database,
        )
        // The row names a host and a process.
        const pid = Number(String(rows[0]?.['holder']).split(' ').at(-1))
        const leads = sites.find((site) => site.pid === pid)
        if (leads !== undefined) return leads
        await pause(20)
      }
    },
    async join() {
      const joined = await startBuiltSite(settings)
      sites = [...sites, joined]
      return joined
    },
    async kill(site) {
      sites = sites.filter((other) => other !== site)
      process.kill(site.pid, 'SIGKILL')
      await site.stop()
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
    },
  }
}
