import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseAddress } from '../../src/server/runtime/index.ts'
import { childrenOf, signalTo } from './children.ts'
import { newCluster, standbyCluster, SUPERUSER } from './cluster.ts'
import { freePort } from './free-port.ts'
import { keepUntilWeEnd } from './keeper.ts'
import { choosePostgres, postgresOwner, type Programs } from './programs.ts'

/** A PostgreSQL server of a test on loopback, with passwords. It ends with the process that started it. */
export interface Postgres {
  readonly port: number
  readonly data: string
  readonly bin: string
  /** Returns the address of the database `name` for the superuser or another user. */
  url(name: string, user?: PostgresUser): string
  /** Returns the same address in parts. */
  address(name: string, user?: PostgresUser): DatabaseAddress
  /** Creates an empty database and returns its name. */
  createDatabase(): Promise<string>
  /** Runs statements as the superuser, or as `user` if given. */
  run(sql: string, database?: string, user?: PostgresUser): Promise<Record<string, unknown>[]>
  /**
   * `fast` closes connections properly; `immediate` closes them without a checkpoint; `kill` sends SIGKILL to all
   * processes.
   */
  stop(how: 'fast' | 'immediate' | 'kill'): Promise<void>
  /** Starts the server on the same data and port and waits until it answers. Does nothing if it runs. */
  start(): Promise<void>
  /** Stops every process with SIGSTOP, so that connections stay open without answers, like a hanging machine. */
  hang(): void
  resume(): void
  /** Stops the server and deletes its data. */
  close(): Promise<void>
}

interface PostgresUser {
  readonly name: string
  readonly password: string
}

export interface PostgresOptions {
  readonly programs?: Programs
  /** Chooses a PostgreSQL with pg_dump, pg_basebackup and psql if there is one. */
  readonly withTools?: boolean
  /**
   * Lines of postgresql.conf. With the default `fsync: 'off'`, data survive a crash of the process but not of the
   * machine.
   */
  readonly settings?: Readonly<Record<string, string>>
  /** Makes this server a streaming standby of another one. */
  readonly follows?: Postgres
  /** Fills the data folder instead of initdb. */
  readonly fill?: (data: string) => void
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const

export async function startPostgres({
  programs,
  withTools = false,
  settings = {},
  follows,
  fill,
}: PostgresOptions = {}): Promise<Postgres> {
  const chosen = programs ?? choosePostgres(withTools)
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const keeper = keepUntilWeEnd(folder, data)
  const bin = chosen.place(folder)
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
  if (fill !== undefined) fill(data)
  else if (follows === undefined) newCluster(bin, data, asOwner)
  else standbyCluster(bin, data, follows.port, asOwner)

  const port = await freePort()
  const given = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Otherwise, a killed server would leave segments in /dev/shm.
    dynamic_shared_memory_type: 'mmap',
    // A killed process loses no data without fsync; only a crash of the machine would.
    fsync: 'off',
    max_connections: '60',
    shared_buffers: '16MB',
    timezone: 'America/Los_Angeles',
    ...settings,
  }
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  let output = ''
  const url: Postgres['url'] = (name, user = SUPERUSER) =>
    `postgres://${user.name}:${encodeURIComponent(user.password)}@127.0.0.1:${port}/${name}`

  const run: Postgres['run'] = async (sql, database = 'postgres', user = SUPERUSER) => {
    const client = new Client({ connectionString: url(database, user) })
    // A server that ends also emits an error event.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }
  const runs = (): boolean => child?.exitCode === null && child.signalCode === null
  const start = async (): Promise<void> => {
    if (runs()) return
    for (;;) {
      output = ''
      const begun = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
        ...asOwner,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = begun
      for (const stream of [begun.stdout, begun.stderr]) stream.on('data', (text: Buffer) => (output += String(text)))
      while (begun.exitCode === null) {
        if (await answers(url('postgres'))) return
        await delay(20)
      }
      // A child of a killed server may take a moment to end.
      if (!output.includes('still in use')) throw new Error(`PostgreSQL ended:\n${output}`)
    }
  }
  const toAll = (signal: NodeJS.Signals): void => {
    // Signal the postmaster first, so that it cannot start new children. Its children must be read before it is killed.
    const children = signal === 'SIGKILL' ? childrenOf(child?.pid) : undefined
    child?.kill(signal)
    for (const pid of children ?? childrenOf(child?.pid)) signalTo(pid, signal)
  }
  const stop: Postgres['stop'] = async (how) => {
    if (child === undefined || !runs()) return
    const ended = once(child, 'exit')
    if (how === 'kill') toAll(SIGNALS[how])
    else child.kill(SIGNALS[how])
    await ended
  }
  let databases = 0

  await start()
  return {
    port,
    data,
    bin,
    url,
    address: (database, { name, password } = SUPERUSER) => ({
      host: '127.0.0.1',
      port,
      database,
      user: name,
      password,
      tls: { mode: 'disable' },
    }),
    run,
    stop,
    start,
    async createDatabase() {
      databases += 1
      const name = `test_${databases}`
      await run(`CREATE DATABASE ${name}`)
      return name
    },
    hang: () => toAll('SIGSTOP'),
    resume: () => toAll('SIGCONT'),
    async close() {
      toAll('SIGCONT')
      await stop('immediate')
      keeper.ref()
      const gone = once(keeper, 'exit')
      keeper.stdin?.end()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  // A server that is shutting down also emits an error event.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
