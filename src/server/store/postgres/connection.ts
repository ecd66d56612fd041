import { readFileSync } from 'node:fs'
import { Client, type ClientConfig, TypeOverrides, types } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { type DatabaseAddress, type DatabaseTls, schemaName, type StoreKind } from '../../runtime/index.ts'
import { postgresFailure } from './failure.ts'

/** How long a visitor may wait for the database. */
export const CONNECT_TIMEOUT_MS = 5 * SECOND

/** The name at the server of a connection whose questions are given up a second later. */
export const HURRIED = 'angun'

/** All of our 64-bit integers fit into a number: micro-lira, ms, counts. */
const TYPES = new TypeOverrides()
TYPES.setTypeParser(types.builtins.INT8, Number)

/** An idle transaction of a stopped leader would block the next one. */
const LEADERS_PATIENCE = 2 * SECOND

/** `unhurried`: without a time limit. With an `epoch` rates are written only while it leads (schema/steps.ts). */
export function connectionTo(
  address: DatabaseAddress,
  holds: StoreKind,
  unhurried = false,
  epoch?: number,
): ClientConfig {
  const { password, tls, ...server } = address
  const settings = {
    search_path: schemaName(holds),
    // Acknowledged data survive a power cut, whatever the server's default is. Rates do not wait for a standby: an
    // absent one would block the next leader behind an endless write.
    synchronous_commit: epoch === undefined ? 'on' : 'local',
    ...(!unhurried && { statement_timeout: CONNECT_TIMEOUT_MS, lock_timeout: CONNECT_TIMEOUT_MS / 2 }),
    idle_in_transaction_session_timeout: epoch === undefined ? 2 * CONNECT_TIMEOUT_MS : LEADERS_PATIENCE,
    ...(epoch !== undefined && { 'angun.epoch': epoch }),
  }
  return {
    ...server,
    ...(password !== undefined && { password }),
    ssl: tlsOptions(tls, server.host),
    application_name: unhurried ? `${HURRIED}-unhurried` : HURRIED,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS / 2,
    // A cut network sends no error, so the server's own limit does not help.
    ...(!unhurried && { query_timeout: CONNECT_TIMEOUT_MS + SECOND }),
    types: TYPES,
  }
}

/** A connection of its own for long work. Rejects with a `StoreFailure`. */
export async function openClient(address: DatabaseAddress, holds: StoreKind): Promise<Client> {
  const client = new Client(connectionTo(address, holds, true))
  // If it breaks while idle, the next query fails.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw postgresFailure(error) ?? error
  }
}

export async function withClient<Answer>(
  address: DatabaseAddress,
  holds: StoreKind,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await openClient(address, holds)
  try {
    return await work(client)
  } catch (error) {
    throw postgresFailure(error) ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}

function tlsOptions(tls: DatabaseTls, host: string): ClientConfig['ssl'] {
  switch (tls.mode) {
    case 'disable':
      return false
    case 'require':
      return { rejectUnauthorized: false }
    case 'verify-ca':
    case 'verify-full':
      return {
        // The name that the certificate is checked against, also for an address.
        host,
        ...(tls.caFile !== undefined && { ca: readFileSync(tls.caFile, 'utf8') }),
        ...(tls.mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
      }
  }
}
