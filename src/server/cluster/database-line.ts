import type { Client, ClientConfig } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { type Changes, type Clock, createChanges, type Log, type Timer } from '../runtime/index.ts'

/** A statement under a name: prepared once a connection. */
export interface Question {
  readonly name: string
  readonly text: string
}

/** What PostgreSQL told by NOTIFY. */
export interface News {
  readonly channel: string
  readonly payload: string
}

/**
 * One connection of our own, which listens: what a replica must know in time waits neither for a free connection of the pool nor for
 * a long statement on it. It opens itself again.
 */
export interface DatabaseLine {
  /** Rejects when no answer comes in time: then the connection is given up. */
  ask(question: Question, values: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly news: Changes<News>
  /** Told whenever it stands (again): news may have been missed until then. */
  readonly joined: Changes
  stop(): Promise<void>
}

export interface LineOptions {
  readonly connection: ClientConfig
  readonly channels: readonly string[]
  readonly clock: Clock
  readonly log: Log
}

/** Below the lease: who is cut off tries again on another connection before it ends. */
const PATIENCE = 2 * SECOND
const FIRST_PAUSE = SECOND / 4
const LONGEST_PAUSE = 2 * SECOND

class LineCut extends Error {
  override readonly name = 'LineCut'
}

export async function openLine({ connection, channels, clock, log }: LineOptions): Promise<DatabaseLine> {
  const { Client: PostgresClient } = (await import('pg')).default
  const news = createChanges<News>()
  const joined = createChanges()
  let client: Client | undefined
  let opening: Promise<void> = Promise.resolve()
  let failures = 0
  let timer: Timer | undefined
  let stopped = false

  const giveUp = (lost: Client, reason: string): void => {
    if (client !== lost || stopped) return
    client = undefined
    log.warn({ reason }, 'the line to the database is cut')
    end(lost)
    wait()
  }

  const open = async (): Promise<void> => {
    const next = new PostgresClient({
      ...connection,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    next.on('error', (error) => giveUp(next, error.message))
    next.on('end', () => giveUp(next, 'ended'))
    next.on('notification', ({ channel, payload = '' }) => news.publish({ channel, payload }))
    try {
      await next.connect()
      // A board that was told is told again: none of it needs the disk.
      const settings = ['SET synchronous_commit = off', `SET statement_timeout = ${PATIENCE}`]
      await next.query([...settings, ...channels.map((channel) => `LISTEN ${channel}`)].join('; '))
      if (stopped) throw new LineCut('stopped')
      client = next
      if (failures > 0) log.info({ failures }, 'the line to the database stands again')
      failures = 0
    } catch (error) {
      end(next)
      failures += 1
      if (failures === 1 && !stopped) log.warn({ err: error }, 'no line to the database, trying again')
      wait()
      return
    }
    joined.publish()
  }

  function wait(): void {
    if (stopped) return
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
    timer = clock.after(pause * (0.75 + Math.random() / 2), () => {
      opening = open()
    })
  }

  opening = open()
  await opening
  return {
    news,
    joined,
    async ask({ name, text }, values) {
      const asked = client
      if (asked === undefined) throw new LineCut('no line to the database')
      try {
        return (await asked.query<Record<string, unknown>>({ name, text, values: [...values] })).rows
      } catch (error) {
        if (!isAnswer(error)) giveUp(asked, error instanceof Error ? error.message : String(error))
        throw error
      }
    },
    async stop() {
      stopped = true
      timer?.cancel()
      await opening
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

/**
 * What the server itself says, be it a refusal, has a severity, in its own language; all else leaves nobody knowing what was done. One that ends
 * the connection with its words ends it at once.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity !== undefined
}

/** Without waiting for a farewell that a dead machine never answers. */
function end(client: Client): void {
  client.on('error', () => undefined)
  void client.end().catch(() => undefined)
  client.connection.stream.destroy()
}
