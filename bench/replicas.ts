import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BuiltSite, startBuiltSite } from '../scripts/built-site.ts'
import { type Postgres, startPostgres } from '../test/postgres/server.ts'

/** Several processes of the built site with their own database. */
export interface Replicas {
  readonly database: string
  /** Returns the running sites, oldest first. */
  sites(): readonly BuiltSite[]
  /** Waits until a site holds the lease, and returns it. */
  leader(): Promise<BuiltSite>
  /** Starts one more site with the same database. */
  join(): Promise<BuiltSite>
  /** Kills a site without warning. */
  kill(site: BuiltSite): Promise<void>
  stop(): Promise<void>
}

/** With real prices and sample bulletins, the site stores everything in this schema. */
export const SCHEMA = 'demo_bank'
const BULLETINS = { CENTRAL_BANK: 'demo' }

/** Durable settings as in an office: committed data is on the disk. */
export function benchPostgres(): Promise<Postgres> {
  return startPostgres({ settings: { fsync: 'on', shared_buffers: '128MB', max_connections: '100' } })
}

/** Returns the parent of all PostgreSQL processes. */
export function postgresPid({ data }: Postgres): number {
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
}

/** Starts one process over SQLite with the same sources. */
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
        // The row has the host and the process of the holder.
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
