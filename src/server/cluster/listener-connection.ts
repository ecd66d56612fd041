import type { Client, ClientConfig } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import {
  type Backoff,
  type Changes,
  createChanges,
  delayAfter,
  repeat,
  type Repeated,
  type Runtime,
} from '../runtime/index.ts'

/** A statement that each connection prepares once under its name. */
export interface ListenerStatement {
  readonly name: string
  readonly text: string
}

export interface ListenerOptions extends Runtime {
  readonly connection: ClientConfig
  readonly channel: string
}

/** Shorter than the lease, so that a disconnected leader can reconnect before its lease ends. */
const CONNECT_TIMEOUT_MS = 2 * SECOND
const RETRY: Backoff = { first: SECOND / 2, longest: 2 * SECOND }

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** Resolves after the first attempt to connect, successful or not. */
export async function openListener(options: ListenerOptions): Promise<ListenerConnection> {
  const { Client: PostgresClient } = (await import('pg')).default
  const listener = new ListenerConnection(PostgresClient, options)
  await listener.tried.promise
  return listener
}

/** A separate connection for notifications, so that urgent ones do not wait for the pool. It reconnects by itself. */
export class ListenerConnection implements AsyncDisposable {
  readonly #options: ListenerOptions
  readonly #PostgresClient: typeof Client
  readonly #notifications = createChanges<string>()
  readonly #joined = createChanges()
  readonly #opening: Repeated
  #client: Client | undefined

  readonly tried = Promise.withResolvers<void>()
  /** The payload of each NOTIFY. */
  readonly notifications: Changes<string> = this.#notifications
  /** Published after each connect, because notifications may have been missed before. */
  readonly joined: Changes = this.#joined

  constructor(PostgresClient: typeof Client, options: ListenerOptions) {
    const { clock, log } = options
    this.#PostgresClient = PostgresClient
    this.#options = options
    this.#opening = repeat({
      run: (signal) => this.#open(signal),
      first: Infinity,
      onFailure(error, failures) {
        if (failures === 1) log.warn({ err: error }, 'database listener not connected, retrying')
        return delayAfter(failures, RETRY, Math.random)
      },
      onRecovery: (failures) => log.info({ failures }, 'database listener connected again'),
      clock,
    })
    this.#opening.wake()
  }

  /** Rejects if no answer comes in time; the connection is dropped then. */
  async query(
    { name, text }: ListenerStatement,
    values: readonly unknown[],
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = this.#client
    if (client === undefined) throw new ConnectionLost('no line to the database')
    try {
      return (await client.query<Record<string, unknown>>({ name, text, values: [...values] })).rows
    } catch (error) {
      if (!isAnswer(error)) this.#drop(client, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opening[Symbol.asyncDispose]()
    const last = this.#client
    this.#client = undefined
    await last?.end().catch(() => undefined)
  }

  async #open(signal: AbortSignal): Promise<number> {
    const next = new this.#PostgresClient({
      ...this.#options.connection,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    next.on('error', (error) => this.#drop(next, error.message))
    next.on('end', () => this.#drop(next, 'ended'))
    next.on('notification', ({ payload = '' }) => this.#notifications.publish(payload))
    try {
      await next.connect()
      // A board does not need to reach the disk, because the next board replaces it after a failure.
      const settings = `SET synchronous_commit = off; SET statement_timeout = ${CONNECT_TIMEOUT_MS}`
      await next.query(`${settings}; LISTEN ${this.#options.channel}`)
      if (signal.aborted) end(next)
      else this.#client = next
    } catch (error) {
      end(next)
      throw error
    } finally {
      this.tried.resolve()
    }
    if (!signal.aborted) this.#joined.publish()
    return Infinity
  }

  #drop(lost: Client, reason: string): void {
    if (this.#client !== lost) return
    this.#client = undefined
    this.#options.log.warn({ reason }, 'database listener disconnected')
    end(lost)
    this.#opening.reschedule(() => delayAfter(1, RETRY, Math.random))
  }
}

/** Only the server's own errors have a severity; after any other error the outcome is unknown. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity !== undefined
}

/** Does not wait for an answer, because a dead machine never sends one. */
function end(client: Client): void {
  client.on('error', () => undefined)
  void client.end().catch(() => undefined)
  client.connection.stream.destroy()
}
