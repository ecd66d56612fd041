import { readFileSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { MIGRATIONS } from './migrations.ts'
import type { Opening } from './sqlite-job.ts'
import { assertKind } from './sqlite-kind.ts'
import { StoreFailure } from './store-failure.ts'

/** Opens the database of a store and writes nothing, so that it can be read, and copied elsewhere, where its disk is full. */
export function openForReading({ file, older, kind }: Opening, timeout: number): Database.Database {
  const opened = withoutRoom(file, () => new Database(file, { readonly: true, timeout }))
  try {
    if (kind !== undefined) assertKind(opened, kind)
    const version = Number(opened.pragma('user_version', { simple: true }))
    if (version > MIGRATIONS.length) throw StoreFailure.newer(version, MIGRATIONS.length)
    if (version < MIGRATIONS.length && older !== 'left') throw StoreFailure.older(version, MIGRATIONS.length)
    return opened
  } catch (error) {
    opened.close()
    throw error
  }
}

/**
 * The first to open a database that keeps a log (WAL) makes an index of it beside it, for which a full disk has no room. Nobody else has it
 * open then, and its log is empty, so the file alone is all of it: it is read in memory.
 */
function withoutRoom(file: string, open: () => Database.Database): Database.Database {
  const opened = open()
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
