import Database from 'better-sqlite3'
import { teachFingerprint } from './fingerprint.ts'
import { MIGRATIONS } from './migrations.ts'
import type { OlderSchema, Opening } from './sqlite-job.ts'
import { settleKind } from './sqlite-kind.ts'
import { openForReading } from './sqlite-reading.ts'
import { StoreFailure } from './store-failure.ts'

/** How long a write waits for another process (the operator's tool, a site) before it fails. */
const BUSY_TIMEOUT = 5000

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

function prepare(opened: Database.Database, { older, kind }: Opening): void {
  opened.pragma('journal_mode = WAL')
  // FULL syncs the log at every commit: what was acknowledged survives a power cut.
  opened.pragma('synchronous = FULL')
  opened.pragma('foreign_keys = ON')
  // What is deleted is overwritten: a message that its writer had erased is not left in a free page.
  opened.pragma('secure_delete = ON')
  teachFingerprint(opened)
  opened
    .transaction(() => {
      if (kind !== undefined) settleKind(opened, kind)
      migrate(opened, older)
    })
    .immediate()
}

/** Runs inside one transaction that holds the write lock, so that two processes starting at once migrate once. */
function migrate(opened: Database.Database, older: OlderSchema): void {
  const version = Number(opened.pragma('user_version', { simple: true }))
  const newest = MIGRATIONS.length
  if (version > newest) throw StoreFailure.newer(version, newest)
  if (version > 0 && version < newest && older !== 'brought-up') {
    if (older === 'left') return
    throw StoreFailure.older(version, newest)
  }
  for (const step of MIGRATIONS.slice(version)) opened.exec(step)
  opened.pragma(`user_version = ${newest}`)
}
