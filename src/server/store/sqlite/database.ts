import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { StoreKind } from '../../runtime/index.ts'
import { type Step, STEPS } from '../schema/steps.ts'
import type { Statement, StatementResult } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import { assertKind, settleKind } from './kind.ts'

/**
 * What becomes of a database of an older schema. Only a site brings it up: under a site of an older release that runs beside it, the
 * tables would change.
 */
export type OlderSchema = 'upgraded' | 'refused' | 'left'

/** What the SQLite thread is started with. */
export interface Opening {
  readonly file: string
  readonly older: OlderSchema
  /** `read`: nothing is written, also not at the opening; such a store refuses to write. */
  readonly access: 'write' | 'read'
  /** What it has to hold; left out: whatever it does. */
  readonly kind?: StoreKind | undefined
  /** Of this release, unless a test says otherwise. */
  readonly steps?: readonly Step[] | undefined
}

/** How long a write waits for another process (the operator's tool, a site) before it fails. */
const BUSY_TIMEOUT = 5000

/** The same few statements run all the time: preparing them each time costs more than running them. */
const MOST_PREPARED = 100

/** Opens the database of a store, in its newest schema unless `older` says otherwise; throws what SQLite throws, or a `StoreFailure`. */
export function openDatabase(opening: Opening): Database.Database {
  if (opening.access === 'read') return openForReading(opening, BUSY_TIMEOUT)
  const opened = new Database(opening.file, { timeout: BUSY_TIMEOUT })
  try {
    prepare(opened, opening)
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/** Opens the database of a store and writes nothing, so that it can be read, and copied elsewhere, where its disk is full. */
export function openForReading({ file, older, kind, steps = STEPS }: Opening, timeout: number): Database.Database {
  const opened = openUnwritten(file, timeout)
  try {
    if (kind !== undefined) assertKind(opened, kind)
    const version = versionOf(opened)
    if (version > steps.length) throw StoreFailure.newer(version, steps.length)
    if (version < steps.length && older !== 'left') throw StoreFailure.older(version, steps.length)
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/** Of the schema: how many steps it has; 0: it is new. */
export function versionOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}

/** Runs statements on one connection. */
export function statementsOn(database: Database.Database): (statement: Statement) => StatementResult {
  const prepared = new Map<string, Database.Statement>()
  return ({ sql, parameters }) => {
    let statement = prepared.get(sql)
    if (statement === undefined) {
      if (prepared.size >= MOST_PREPARED) prepared.clear()
      statement = database.prepare(sql)
      prepared.set(sql, statement)
    }
    if (statement.reader) return { rows: statement.all(...parameters), changes: 0 }
    return { rows: [], changes: statement.run(...parameters).changes }
  }
}

function prepare(opened: Database.Database, { older, kind, steps = STEPS }: Opening): void {
  opened.pragma('journal_mode = WAL')
  // FULL syncs the log at every commit: what was acknowledged survives a power cut.
  opened.pragma('synchronous = FULL')
  opened.pragma('foreign_keys = ON')
  // What is deleted is overwritten: a message that its writer had erased is not left in a free page.
  opened.pragma('secure_delete = ON')
  defineFingerprint(opened)
  opened
    .transaction(() => {
      if (kind !== undefined) settleKind(opened, kind)
      upgrade(opened, older, steps)
    })
    .immediate()
}

/**
 * The SQL function `fingerprint(submission)`: what is remembered of an erased message, so that a restore doesn't bring it back. A submission
 * is a random number or a hash already; neither leads to who wrote, or what.
 */
function defineFingerprint(database: Database.Database): void {
  database.function('fingerprint', { deterministic: true }, (submission: unknown) =>
    createHash('sha256').update(String(submission)).digest('base64url'),
  )
}

/** Runs inside one transaction that holds the write lock, so that two processes starting at once take each step once. */
function upgrade(opened: Database.Database, older: OlderSchema, steps: readonly Step[]): void {
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
 * The first to open a database that keeps a log (WAL) makes an index of it beside it, for which a full disk has no room. Nobody else has it
 * open then, and its log is empty, so the file alone is all of it: it is read in memory.
 */
function openUnwritten(file: string, timeout: number): Database.Database {
  const opened = new Database(file, { readonly: true, timeout })
  try {
    opened.pragma('user_version')
    return opened
  } catch (error) {
    opened.close()
    const { code } = StoreFailure.of(error)
    if (code !== 'SQLITE_IOERR_SHMSIZE' && code !== 'SQLITE_CANTOPEN') throw error
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) throw error
    return new Database(withoutLog(readFileSync(file)), { readonly: true })
  }
}

/** Bytes 18 and 19 of SQLite's header: 2 is a file with a log, 1 one without. */
function withoutLog(bytes: Buffer): Buffer {
  return bytes.fill(1, 18, 20)
}
