import Database from 'better-sqlite3'
import type { StoreKind } from '../../runtime/index.ts'
import type { TableDefinition } from '../schema/columns.ts'
import { quotedNames, TABLE_LIST, TABLES } from '../schema/tables.ts'
import { connect, openDatabase } from './database.ts'

export interface Restored {
  /** Rows of rates that now stand as in the backup. */
  readonly rateRows: number
  /** Messages that came back; those that are there already stay as they are. */
  readonly messages: number
}

const UNKNOWN_DELIVERY = 'yedekten geri yüklendi; gönderilip gönderilmediği bilinmiyor'

/**
 * In one transaction, so that a running server may go on. Rates become those of the copy. Messages are added, never
 * taken away: one that was acknowledged after the backup must not be lost by it. What was erased on request stays
 * erased, and nothing is mailed again.
 */
export function mergeCopy(store: string, copy: string, kind: StoreKind | undefined): Restored {
  using database = openDatabase({ file: store, older: 'refused', access: 'write', kind })
  // Parents and children are replaced together; checked as a whole before the commit.
  database.pragma('foreign_keys = OFF')
  database.prepare('ATTACH ? AS saved').run(copy)
  const merge = database.transaction((): Restored => {
    const rateRows = tablesTo('replaced').reduce((rows, table) => rows + replaceTable(database, table), 0)
    for (const table of tablesTo('added')) addRows(database, table)
    const messages = mergeMessages(database)
    const broken = database.pragma('main.foreign_key_check')
    if (Array.isArray(broken) && broken.length > 0) throw new Error('the backup holds rows without their parents')
    return { rateRows, messages }
  })
  return merge.immediate()
}

/**
 * Takes over what can still be read of a broken database's messages, with what was erased of them: one that was
 * acknowledged is not given up because pages beside it are broken. Returns how many came. `store` is new.
 */
export function rescueMessages(store: string, broken: string): number {
  using to = connect(store)
  using from = connect(broken)
  to.pragma('synchronous = FULL')
  // A message may be lost whose mail can still be read.
  to.pragma('foreign_keys = OFF')
  const rescue = to.transaction(() => {
    copyReadable(from, to, 'erasures')
    const messages = copyReadable(from, to, 'messages')
    copyReadable(from, to, 'outbox')
    to.exec('DELETE FROM outbox WHERE message NOT IN (SELECT number FROM messages)')
    return messages
  })
  return rescue.immediate()
}

function tablesTo(restore: TableDefinition['restore']): string[] {
  return TABLE_LIST.filter(([, table]) => table.restore === restore).map(([name]) => name)
}

function replaceTable(database: Database.Database, table: string): number {
  database.prepare(`DELETE FROM main.${table}`).run()
  return addRows(database, table)
}

/** Rows that are here already stay. */
function addRows(database: Database.Database, table: string): number {
  return database.prepare(`INSERT OR IGNORE INTO main.${table} SELECT * FROM saved.${table}`).run().changes
}

/** What was erased, before the backup or since, stays erased. A message keeps its number if that is free. */
function mergeMessages(database: Database.Database): number {
  database.exec('DELETE FROM main.messages WHERE fingerprint(submission) IN (SELECT fingerprint FROM main.erasures)')
  const columns = quotedNames(Object.keys(TABLES.messages.columns).filter((name) => name !== 'number'))
  const { changes } = database
    .prepare(
      `INSERT INTO main.messages (number, ${columns})
       SELECT iif(number IN (SELECT number FROM main.messages), NULL, number), ${columns} FROM saved.messages
       WHERE submission NOT IN (SELECT submission FROM main.messages)
         AND fingerprint(submission) NOT IN (SELECT fingerprint FROM main.erasures)
       ORDER BY number`,
    )
    .run()
  mergeMail(database)
  return changes
}

/**
 * The mail of the messages that came back. What was waiting then may have been sent since: it is not sent by itself,
 * but counts as given up, and a person can send it again. Notices stay as they are now.
 */
function mergeMail(database: Database.Database): void {
  // Foreign keys are off: the mail of messages erased above goes here.
  database.exec('DELETE FROM main.outbox WHERE message NOT IN (SELECT number FROM main.messages)')
  database
    .prepare(
      `INSERT OR IGNORE INTO main.outbox (mail_id, message, state, attempts, at, error)
       SELECT mail.mail_id, here.number, iif(mail.state = 'waiting', 'dead', mail.state), mail.attempts, mail.at,
         iif(mail.state = 'waiting', ?, mail.error)
       FROM saved.outbox AS mail
       JOIN saved.messages AS there ON there.number = mail.message
       JOIN main.messages AS here ON here.submission = there.submission`,
    )
    .run(UNKNOWN_DELIVERY)
}

/** From both ends, each time up to the first row that can't be read. */
function copyReadable(
  from: Database.Database,
  to: Database.Database,
  table: 'erasures' | 'messages' | 'outbox',
): number {
  let copied = 0
  for (const order of ['ASC', 'DESC']) {
    try {
      const rows = from.prepare(`SELECT * FROM ${table} ORDER BY ${quotedNames(TABLES[table].key)} ${order}`)
      const columns = rows.columns().map(({ name }) => name)
      const values = columns.map((column) => `@${column}`).join(', ')
      const insert = to.prepare(`INSERT OR IGNORE INTO ${table} (${quotedNames(columns)}) VALUES (${values})`)
      for (const row of rows.iterate()) copied += insert.run(row).changes
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error
    }
  }
  return copied
}
