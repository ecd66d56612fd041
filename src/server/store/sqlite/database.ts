import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import type { StoreKind } from '../../runtime/index.ts'
import { folded } from '../folded-text.ts'
import { type SchemaStep, STEPS } from '../schema/steps.ts'
import { assertEffect, type Statement, type StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'

/**
 * The treatment of a database of an older schema. Only a site upgrades it, because an older site may run beside a
 * command.
 */
export type OlderSchema = 'upgraded' | 'refused' | 'left'

export interface DatabaseOpening {
  readonly file: string
  readonly older: OlderSchema
  /** `read` writes nothing, not even when it opens the file, and refuses to write. */
  readonly access: 'write' | 'read'
  /** The kind of data that it must contain; undefined accepts any. */
  readonly kind?: StoreKind | undefined
  /** The schema steps; the newest schema except in tests. */
  readonly steps?: readonly SchemaStep[] | undefined
}

/** A connection that `using` closes. */
export type SqliteConnection = Database.Database & Disposable

/** The time in ms that a write waits for another process before it fails. */
const BUSY_TIMEOUT = 5000

/** The number of cached prepared statements, because preparing a statement costs more than running it. */
const MAX_PREPARED_STATEMENTS = 100

export function connect(file: string | Buffer, options: Database.Options = {}): SqliteConnection {
  const database = new Database(file, options)
  database.function('folded', { deterministic: true }, (written: unknown) => folded(String(written)))
  return Object.assign(database, { [Symbol.dispose]: () => void database.close() })
}

/** Opens a database and upgrades it depending on `older`. Throws SQLite's errors or a `StoreFailure`. */
export function openDatabase(opening: DatabaseOpening): SqliteConnection {
  if (opening.access === 'read') return openForReading(opening, BUSY_TIMEOUT)
  using stack = new DisposableStack()
  const opened = stack.use(connect(opening.file, { timeout: BUSY_TIMEOUT }))
  prepare(opened, opening)
  stack.move()
  return opened
}

/** Opens without writing, so that a database on a full disk can be read and copied. */
export function openForReading(
  { file, older, kind, steps = STEPS }: DatabaseOpening,
  timeout: number,
): SqliteConnection {
  using stack = new DisposableStack()
  const opened = stack.use(connectWithoutIndex(file, timeout))
  if (kind !== undefined) assertKind(opened, kind)
  const version = versionOf(opened)
  if (version > steps.length) throw StoreFailure.newer(version, steps.length)
  if (version < steps.length && older !== 'left') throw StoreFailure.older(version, steps.length)
  stack.move()
  return opened
}

/** Returns the number of schema steps; 0 for a new database. */
export function versionOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}

export function statementsOn(database: Database.Database): (statement: Statement) => StatementResult {
  const prepared = new LRUCache<string, Database.Statement>({ max: MAX_PREPARED_STATEMENTS })
  return (given) => {
    const { sql, parameters } = given
    let statement = prepared.get(sql)
    if (statement === undefined) {
      statement = database.prepare(sql)
      prepared.set(sql, statement)
    }
    const result = statement.reader
      ? { rows: statement.all(...parameters), changes: 0 }
      : { rows: [], changes: statement.run(...parameters).changes }
    assertEffect(given, result)
    return result
  }
}

/** Runs work whose wait for another process ends after `within` ms with `CANCELLED`. */
export function waitingAtMost<Result>(database: Database.Database, within: number, work: () => Result): Result {
  database.pragma(`busy_timeout = ${Math.max(1, Math.min(BUSY_TIMEOUT, Math.ceil(within)))}`)
  try {
    return work()
  } catch (error) {
    // Only the beginning of the transaction waits for a lock, so nothing was written.
    throw StoreFailure.of(error).code === 'SQLITE_BUSY' ? StoreFailure.cancelled() : error
  } finally {
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  }
}

/** The application_id of SQLite for each kind: "Ang" and a number that is never reused. */
const KINDS = {
  office: { id: 0x41_6e_67_01, words: 'kurumun kayıtları' },
  demo: { id: 0x41_6e_67_02, words: 'örnek veriler' },
  'demo-market': { id: 0x41_6e_67_03, words: 'örnek piyasa' },
  'demo-bank': { id: 0x41_6e_67_04, words: 'örnek TCMB bülteni' },
} as const satisfies Record<StoreKind, object>

/**
 * Checks that the database is of `kind` or new, because invented and real prices must not share a file. Returns its
 * kind; 0 for a new database.
 */
function assertKind(database: Database.Database, kind: StoreKind): number {
  const id = Number(database.pragma('application_id', { simple: true }))
  const isNew = id === 0 && database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0
  if (id === KINDS[kind].id || isNew) return id
  const found = Object.values(KINDS).find((each) => each.id === id)?.words ?? 'başka bir programın verileri'
  throw new StoreFailure('OTHER_KIND', found)
}

function prepare(opened: Database.Database, { older, kind, steps = STEPS }: DatabaseOpening): void {
  opened.pragma('journal_mode = WAL')
  // FULL syncs the log at every commit, so that acknowledged data survive a power cut.
  opened.pragma('synchronous = FULL')
  opened.pragma('foreign_keys = ON')
  // Overwrites deleted data, so that no erased message stays in a free page.
  opened.pragma('secure_delete = ON')
  // Stored for erased messages, so that no restore returns them. A submission is already random or a hash.
  opened.function('fingerprint', { deterministic: true }, (submission: unknown) =>
    createHash('sha256').update(String(submission)).digest('base64url'),
  )
  opened
    .transaction(() => {
      if (kind !== undefined && assertKind(opened, kind) === 0) opened.pragma(`application_id = ${KINDS[kind].id}`)
      upgrade(opened, older, steps)
    })
    .immediate()
}

/** Takes the write lock, so that two starting processes apply each step once. */
function upgrade(opened: Database.Database, older: OlderSchema, steps: readonly SchemaStep[]): void {
  const version = versionOf(opened)
  const newest = steps.length
  if (version > newest) throw StoreFailure.newer(version, newest)
  if (version > 0 && version < newest && older !== 'upgraded') {
    if (older === 'left') return
    throw StoreFailure.older(version, newest)
  }
  for (const step of steps.slice(version)) opened.exec(step.sqlite)
  opened.pragma(`user_version = ${newest}`)
}

/**
 * The first connection to a database in WAL mode creates an index file, which does not fit on a full disk. In this case
 * no other process uses the database and its log is empty, so the file is read into memory.
 */
function connectWithoutIndex(file: string, timeout: number): SqliteConnection {
  const opened = connect(file, { readonly: true, timeout })
  try {
    opened.pragma('user_version')
    return opened
  } catch (error) {
    opened.close()
    const { code } = StoreFailure.of(error)
    if (code !== 'SQLITE_IOERR_SHMSIZE' && code !== 'SQLITE_CANTOPEN') throw error
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) throw error
    // Bytes 18 and 19 of SQLite's header are 2 with a write-ahead log and 1 without one.
    return connect(readFileSync(file).fill(1, 18, 20), { readonly: true })
  }
}
