import { readFileSync } from 'node:fs'
import { Client, type ClientConfig, TypeOverrides, types } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { type DatabaseAddress, type DatabaseTls, schemaName, type StoreKind } from '../../runtime/index.ts'
import { postgresFailure } from './failure.ts'

/** The longest time that a visitor waits for the database. */
export const CONNECT_TIMEOUT_MS = 5 * SECOND

/** The application name of connections with a time limit. */
export const APPLICATION_NAME = 'angun'

/** All 64-bit integers of this program (micro-lira, ms, counts) fit into a number. */
const TYPES = new TypeOverrides()
TYPES.setTypeParser(types.builtins.INT8, Number)

/** An idle transaction of a stopped leader would block the next one. */
const LEADER_IDLE_TIMEOUT_MS = 2 * SECOND

/** `unhurried` means no time limit. With an `epoch`, rates are written only while it leads (schema/steps.ts). */
export function connectionTo(
  address: DatabaseAddress,
  holds: StoreKind,
  unhurried = false,
  epoch?: number,
): ClientConfig {
  const { password, tls, ...server } = address
  const settings = {
    search_path: schemaName(holds),
    // Acknowledged data survive a power cut, independent of the server's default. Rates do not wait for a standby,
    // because a missing one would block the next leader behind an endless write.
    synchronous_commit: epoch === undefined ? 'on' : 'local',
    ...(!unhurried && { statement_timeout: CONNECT_TIMEOUT_MS, lock_timeout: CONNECT_TIMEOUT_MS / 2 }),
    idle_in_transaction_session_timeout: epoch === undefined ? 2 * CONNECT_TIMEOUT_MS : LEADER_IDLE_TIMEOUT_MS,
    ...(epoch !== undefined && { 'angun.epoch': epoch }),
  }
  return {
    ...server,
    ...(password !== undefined && { password }),
    ssl: tlsOptions(tls, server.host),
    application_name: unhurried ? `${APPLICATION_NAME}-unhurried` : APPLICATION_NAME,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS / 2,
    // A lost network sends no error, so the server's limit alone is not enough.
    ...(!unhurried && { query_timeout: CONNECT_TIMEOUT_MS + SECOND }),
    types: TYPES,
  }
}

/** Opens a separate connection for long work. Rejects with a `StoreFailure`. */
export async function openClient(address: DatabaseAddress, holds: StoreKind): Promise<Client> {
  const client = new Client(connectionTo(address, holds, true))
  // A connection that breaks while idle fails its next query, so the error event needs no handling.
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
        // The certificate is checked against this name, also if it is an IP address.
        host,
        ...(tls.caFile !== undefined && { ca: readFileSync(tls.caFile, 'utf8') }),
        ...(tls.mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
      }
  }
}
