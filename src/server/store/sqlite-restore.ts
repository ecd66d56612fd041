import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import { fail, type Result } from '#domain/result.ts'
import type { StoreKind } from '../runtime/index.ts'
import { kindOf } from './file-kind.ts'
import { makePrivate } from './private-file.ts'
import { assertWhole } from './sqlite-backup.ts'
import { openDatabase } from './sqlite-database.ts'
import { StoreFailure } from './store-failure.ts'

export interface Restored {
  /** Rows of rates that now stand as in the backup. */
  readonly rateRows: number
  /** Messages that came back; those that are there already stay as they are. */
  readonly messages: number
}

export interface BackupFailure {
  /** `other-kind`: of another market or bank than the store; `unfinished`: a write that broke off would have to be undone first. */
  readonly kind: 'not-a-backup' | 'damaged' | 'other-kind' | 'newer' | 'unfinished'
  readonly reason: string
}

/** For people at the counter. */
const UNKNOWN_DELIVERY = 'yedekten geri yüklendi; gönderilip gönderilmediği bilinmiyor'

/**
 * Lets `work` have a copy of the backup beside the store, whole and of our schema, and takes it away again. The backup itself is left as
 * it is.
 */
export async function withCopy<Value, Failure>(
  store: string,
  backup: string,
  work: (copy: string) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | BackupFailure>> {
  const copy = `${store}.restoring`
  await rm(copy, { force: true })
  try {
    const failure = (await copied(backup, copy)) ?? broughtUp(copy, kindOf(store))
    return failure === null ? await work(copy) : fail(failure)
  } finally {
    for (const file of [copy, `${copy}-wal`, `${copy}-shm`]) await rm(file, { force: true })
  }
}

/** A database that is or was in use has a log beside it that belongs to it: SQLite reads both. Tells what is wrong with it. */
async function copied(backup: string, copy: string): Promise<BackupFailure | null> {
  if (!existsSync(`${backup}-wal`) && !existsSync(`${backup}-journal`)) {
    await pipeline(createReadStream(backup), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    return null
  }
  return failureOf(() => {
    makePrivate(copy)
    const database = new Database(backup, { readonly: true })
    try {
      database.prepare('VACUUM INTO ?').run(copy)
    } finally {
      database.close()
    }
  })
}

/** Brings the copy to the newest schema; tells what is wrong with it. */
function broughtUp(copy: string, kind: StoreKind | undefined): BackupFailure | null {
  return failureOf(() => {
    assertBackup(copy)
    openDatabase({ file: copy, older: 'brought-up', access: 'write', kind }).close()
  })
}

function failureOf(work: () => void): BackupFailure | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Database.SqliteError) && !(error instanceof StoreFailure)) throw error
    const { code, message } = StoreFailure.of(error)
    return { kind: FAILURES[code] ?? (code.startsWith('SQLITE_CORRUPT') ? 'damaged' : 'not-a-backup'), reason: message }
  }
}

const FAILURES: Readonly<Record<string, BackupFailure['kind']>> = {
  OTHER_KIND: 'other-kind',
  NEWER: 'newer',
  SQLITE_READONLY_ROLLBACK: 'unfinished',
}

function assertBackup(copy: string): void {
  const database = new Database(copy)
  try {
    assertWhole(database)
    // A file of nought bytes opens as an empty database.
    if (database.pragma('user_version', { simple: true }) === 0) throw new StoreFailure('EMPTY', 'no schema in it')
  } finally {
    database.close()
  }
}

/**
 * In one transaction, so that a running server may go on. Rates become those of the copy. Messages are added, never taken away: one that was
 * acknowledged after the backup must not be lost by it. What was erased on request stays erased, and nothing is mailed again.
 */
export function mergeCopy(store: string, copy: string): Restored {
  const database = openDatabase({ file: store, older: 'refused', access: 'write', kind: kindOf(store) })
  try {
    // Parents and children are replaced together; checked as a whole before the commit.
    database.pragma('foreign_keys = OFF')
    database.prepare('ATTACH ? AS saved').run(copy)
    return database
      .transaction((): Restored => {
        const rateRows = rateTables(database).reduce((rows, table) => rows + replaceTable(database, table), 0)
        applyErasures(database)
        const messages = addMessages(database)
        // Those that are here stay; a new machine has none.
        database.exec('INSERT OR IGNORE INTO main.office_versions SELECT * FROM saved.office_versions')
        const broken = database.pragma('main.foreign_key_check')
        if (Array.isArray(broken) && broken.length > 0) throw new Error('the backup holds rows without their parents')
        return { rateRows, messages }
      })
      .immediate()
  } finally {
    database.close()
  }
}

/** Every table but those of messages, of what was erased, of what this site remembers, of what people decided, of the office file's versions, and of SQLite itself. */
function rateTables(database: Database.Database): string[] {
  return database
    .prepare<[], { name: string }>(
      "SELECT name FROM saved.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('messages', 'erasures', 'markers', 'approvals', 'alerts', 'office_versions', 'probe')",
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
