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

/** A PostgreSQL of a test's own, on loopback, with passwords. It ends with the process that started it. */
export interface Postgres {
  readonly port: number
  /** Where its data lie: for what a test must do to them. */
  readonly data: string
  /** The folder of its programs. */
  readonly bin: string
  /** The address of its database `name`, for its superuser or another. */
  url(name: string, user?: PostgresUser): string
  /** The same, in parts. */
  address(name: string, user?: PostgresUser): DatabaseAddress
  /** A new, empty database; resolves with its name. */
  createDatabase(): Promise<string>
  /** Runs statements, as its superuser unless `user` says otherwise. */
  run(sql: string, database?: string, user?: PostgresUser): Promise<Record<string, unknown>[]>
  /**
   * `fast` ends connections in order; `immediate` tells them and writes nothing more; `kill` is kill -9 of all its
   * processes.
   */
  stop(how: 'fast' | 'immediate' | 'kill'): Promise<void>
  /** The same data and port; resolves when it answers. One that runs is left alone. */
  start(): Promise<void>
  /** Every process of it stands still, connections stay open: a hanging machine. */
  hang(): void
  goOn(): void
  /** Ends it and takes its data away. */
  close(): Promise<void>
}

interface PostgresUser {
  readonly name: string
  readonly password: string
}

export interface PostgresOptions {
  readonly programs?: Programs
  /** Takes one with pg_dump, pg_basebackup and psql if there is one. */
  readonly withTools?: boolean
  /**
   * Lines of postgresql.conf. Without `fsync: 'on'` nothing survives a crash of the machine; of the process all does.
   */
  readonly settings?: Readonly<Record<string, string>>
  /** It becomes a streaming standby of this one. */
  readonly follows?: Postgres
  /** Puts its data there in another way. */
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
    // Killed, it would leave its segments in /dev/shm.
    dynamic_shared_memory_type: 'mmap',
    // What survives a kill -9 of its processes survives without it, too; only a machine's end needs it.
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
    // A server that ends breaks the line besides.
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
      // What was killed may have left a child that takes a moment more to see it.
      if (!output.includes('still in use')) throw new Error(`PostgreSQL ended:\n${output}`)
    }
  }
  const toAll = (signal: NodeJS.Signals): void => {
    // The postmaster first: what stands still starts no others. Killed, it would leave us without their numbers.
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
    goOn: () => toAll('SIGCONT'),
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
  // A server that is just going down breaks the line besides.
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
