import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../../src/contract/json.ts'
import { type Cable, layCable } from '../postgres/cable.ts'
import type { Postgres } from '../postgres/server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** One of several processes with the same database. Each has a proxy connection that a test can cut. */
export interface ReplicaSite {
  readonly name: string
  readonly server: ServerProcess
  readonly cable: Cable
  /** The settings of the office tool on the replica's machine. */
  readonly settings: Readonly<Record<string, string>>
  /** Returns "leading", "following" or "unsure"; null means that the replica does not answer. */
  role(): Promise<string | null>
  /** Returns the sell price that a visitor sees, and the age of the quote in ms. */
  dollar(): Promise<{ readonly sells: string | null; readonly age: number }>
  write(subject: string): Promise<number>
}

export interface ReplicaPlace {
  readonly folder: string
  readonly postgres: Postgres
  readonly database: string
  readonly settings: Readonly<Record<string, string>>
}

type Reached = Readonly<Record<'provider' | 'bank' | 'smtp', { readonly url: string }>>

/**
 * Returns settings for replicas with a fake provider, bank and mail server. TRUST_PROXY gives each visitor an address.
 */
export function settingsAround({ provider, bank, smtp }: Reached) {
  return {
    RATE_SOCKET_URL: provider.url,
    TCMB_URL: bank.url,
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    CONTACT_FROM: 'site@angun.example',
    CONTACT_TO: 'gise@angun.example',
  }
}

/** Starts a replica. `program` is the main file of another release. */
export async function startReplica(name: string, place: ReplicaPlace, program?: string): Promise<ReplicaSite> {
  const { folder, postgres, database, settings } = place
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  const cable = await layCable(postgres.port)
  const address = new URL(postgres.url(database))
  address.port = String(cable.port)
  const own = { DATABASE_URL: address.href, DATA_DIR: join(home, 'data'), ...settings }
  const server = await startServer(own, home, program)
  const ask = async (url: string): Promise<unknown> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    return answer.json()
  }
  return {
    name,
    server,
    cable,
    settings: { ...own, ADMIN_PORT: new URL(server.adminUrl).port },
    async role() {
      const report = await ask(`${server.adminUrl}/readyz`).catch(() => null)
      const role = fieldsOf(fieldsOf(report)['replica'])['role']
      return typeof role === 'string' ? role : null
    },
    async dollar() {
      const feed = fieldsOf(await ask(`${server.url}/api/feed?dil_kodu=tr`))
      const sells = fieldsOf(fieldsOf(feed['data'])['USDTRY'])['satis']
      const age = Date.now() - Number(fieldsOf(feed['meta'])['time'])
      return { sells: typeof sells === 'string' ? sells : null, age }
    },
    async write(subject) {
      const body = JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.example', subject, message: 'Açık mısınız?' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${server.url}/api/contact.php`, { method: 'POST', headers, body })).status
    },
  }
}
