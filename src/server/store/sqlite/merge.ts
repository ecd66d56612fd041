import Database from 'better-sqlite3'
import type { StoreKind } from '../../runtime/index.ts'
import type { TableDefinition } from '../schema/columns.ts'
import { quotedNames, TABLE_LIST, TABLES } from '../schema/tables.ts'
import { connect, openDatabase } from './database.ts'

export interface Restored {
  /** The number of restored rows of rates. */
  readonly rateRows: number
  /** The number of added messages. Existing messages are not changed. */
  readonly messages: number
}

const UNKNOWN_DELIVERY = 'yedekten geri yüklendi; gönderilip gönderilmediği bilinmiyor'

/**
 * Merges a backup in one transaction while a server may run. Rates are replaced. Messages are added and never removed,
 * so that no later message is lost. Erased messages stay erased, and no email is sent again.
 */
export function mergeCopy(store: string, copy: string, kind: StoreKind | undefined): Restored {
  using database = openDatabase({ file: store, older: 'refused', access: 'write', kind })
  // Parents and children are replaced together, and foreign keys are checked before the commit.
  database.pragma('foreign_keys = OFF')
  database.prepare('ATTACH ? AS saved').run(copy)
  const merge = database.transaction((): Restored => {
    const rateRows = tablesTo('replaced').reduce((rows, table) => rows + replaceTable(database, table), 0)
    for (const table of tablesTo('added')) addRows(database, table)
    const messages = mergeMessages(database)
    const broken = database.pragma('main.foreign_key_check')
    if (Array.isArray(broken) && broken.length > 0) throw new Error('the backup has rows without their parents')
    return { rateRows, messages }
  })
  return merge.immediate()
}

/**
 * Copies all readable messages and erasures of a damaged database into the new database `store`. Returns the number of
 * messages.
 */
export function rescueMessages(store: string, broken: string): number {
  using to = connect(store)
  using from = connect(broken)
  to.pragma('synchronous = FULL')
  // A message may be unreadable while its email is still readable.
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

/** Adds missing rows. Existing rows are not changed. */
function addRows(database: Database.Database, table: string): number {
  return database.prepare(`INSERT OR IGNORE INTO main.${table} SELECT * FROM saved.${table}`).run().changes
}

/** Adds missing messages except erased ones. A message keeps its number if it is free. */
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
 * Adds the emails of restored messages. A waiting email may have been sent since, so it becomes dead, and a person can
 * send it again. Notices are not changed.
 */
function mergeMail(database: Database.Database): void {
  // Foreign keys are off, so emails of erased messages must be deleted here.
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

/** Copies rows from both ends of a table, each time up to the first unreadable row. */
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
