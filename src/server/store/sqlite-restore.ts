import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import { fail, ok, type Result } from '#domain/result.ts'
import { teachFingerprint } from './fingerprint.ts'
import { openSqlite } from './sqlite.ts'
import { StoreFailure } from './store.ts'

export interface Restored {
  /** Rows of rates that now stand as in the backup. */
  readonly rateRows: number
  /** Messages that came back; those that are there already stay as they are. */
  readonly messages: number
}

export type RestoreFailure =
  | { readonly kind: 'not-a-backup'; readonly reason: string }
  | { readonly kind: 'damaged'; readonly reason: string }

const BUSY_TIMEOUT = 5000

/** For people at the counter. */
const UNKNOWN_DELIVERY = 'yedekten geri yüklendi; gönderilip gönderilmediği bilinmiyor'

/**
 * Brings back what a backup holds, in one transaction, so that a running server may go on. Rates become those of the backup. Messages are
 * added, never taken away: one that was acknowledged after the backup must not be lost by it. What was erased on request stays erased, and
 * nothing is mailed again. `store` must exist and be of our schema.
 */
export async function restoreSqlite(store: string, backup: string): Promise<Result<Restored, RestoreFailure>> {
  const copy = `${store}.restoring`
  await rm(copy, { force: true })
  try {
    await pipeline(createReadStream(backup), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    const damage = await broughtUp(copy)
    return damage === null ? ok(merge(store, copy)) : fail(damage)
  } finally {
    for (const file of [copy, `${copy}-wal`, `${copy}-shm`]) await rm(file, { force: true })
  }
}

/** Opens the copy with the newest schema; tells what is wrong with it. */
async function broughtUp(copy: string): Promise<RestoreFailure | null> {
  try {
    const database = new Database(copy)
    const answer = database.pragma('integrity_check', { simple: true })
    const version = Number(database.pragma('user_version', { simple: true }))
    database.close()
    if (answer !== 'ok') return { kind: 'damaged', reason: String(answer) }
    // A file of nought bytes opens as an empty database.
    if (version === 0) return { kind: 'not-a-backup', reason: 'no schema in it' }
    await (await openSqlite(copy)).close()
    return null
  } catch (error) {
    if (!(error instanceof Database.SqliteError) && !(error instanceof StoreFailure)) throw error
    return { kind: 'not-a-backup', reason: error.message }
  }
}

function merge(store: string, copy: string): Restored {
  const database = new Database(store, { timeout: BUSY_TIMEOUT })
  try {
    database.pragma('synchronous = FULL')
    // Parents and children are replaced together; checked as a whole before the commit.
    database.pragma('foreign_keys = OFF')
    teachFingerprint(database)
    database.prepare('ATTACH ? AS saved').run(copy)
    return database
      .transaction((): Restored => {
        const rateRows = rateTables(database).reduce((rows, table) => rows + replaceTable(database, table), 0)
        applyErasures(database)
        const messages = addMessages(database)
        const broken = database.pragma('main.foreign_key_check')
        if (Array.isArray(broken) && broken.length > 0) throw new Error('the backup holds rows without their parents')
        return { rateRows, messages }
      })
      .immediate()
  } finally {
    database.close()
  }
}

/** Every table but those of messages, of what was erased, and of SQLite itself. */
function rateTables(database: Database.Database): string[] {
  return database
    .prepare<[], { name: string }>(
      "SELECT name FROM saved.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('messages', 'erasures', 'probe')",
    )
    .all()
    .map(({ name }) => name)
}

function replaceTable(database: Database.Database, table: string): number {
  database.prepare(`DELETE FROM main."${table}"`).run()
  return database.prepare(`INSERT INTO main."${table}" SELECT * FROM saved."${table}"`).run().changes
}

/** What was erased, before the backup or since, stays erased on both sides. */
function applyErasures(database: Database.Database): void {
  database.exec(`
    INSERT OR IGNORE INTO main.erasures SELECT fingerprint FROM saved.erasures;
    DELETE FROM main.messages WHERE fingerprint(submission) IN (SELECT fingerprint FROM main.erasures);
    DELETE FROM saved.messages WHERE fingerprint(submission) IN (SELECT fingerprint FROM main.erasures);
  `)
}

/**
 * A message keeps its number where that is free. Mail that was waiting then may have gone out since: it is not sent again by itself, but
 * stands among the dead letters, which a person can send.
 */
function addMessages(database: Database.Database): number {
  database
    .prepare("UPDATE saved.messages SET mail_state = 'dead', mail_error = ? WHERE mail_state = 'waiting'")
    .run(UNKNOWN_DELIVERY)
  const columns = database
    .prepare<[], { name: string }>("SELECT name FROM pragma_table_info('messages') WHERE name <> 'number'")
    .all()
    .map(({ name }) => `"${name}"`)
    .join(', ')
  return database
    .prepare(
      `INSERT INTO main.messages (number, ${columns})
       SELECT iif(number IN (SELECT number FROM main.messages), NULL, number), ${columns} FROM saved.messages
       WHERE submission NOT IN (SELECT submission FROM main.messages)
         AND mail_id NOT IN (SELECT mail_id FROM main.messages)
       ORDER BY number`,
    )
    .run().changes
}
