import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import Database from 'better-sqlite3'
import { StoreFailure } from '../store-failure.ts'
import { discardDatabase, makePrivate } from './private-file.ts'

/**
 * Copies the database as it is at this moment; other processes may go on writing. Only a copy that is whole, and of a database that is,
 * takes the place of `file`.
 */
export function backUp(database: Database.Database, file: string): void {
  assertWhole(database)
  const unfinished = `${file}.unfinished`
  discardDatabase(unfinished)
  try {
    makePrivate(unfinished)
    database.prepare('VACUUM INTO ?').run(unfinished)
    const copy = new Database(unfinished, { readonly: true })
    try {
      assertWhole(copy)
    } finally {
      copy.close()
    }
    writeThrough(unfinished)
    renameSync(unfinished, file)
  } catch (error) {
    discardDatabase(unfinished)
    throw error
  }
}

/** Reads everything there is, and stops at the first damage: throws a `StoreFailure` that is `damaged`. */
export function assertWhole(database: Database.Database): void {
  const found = String(database.pragma('integrity_check(1)', { simple: true }))
  if (found !== 'ok') throw new StoreFailure('SQLITE_CORRUPT', found.replace(/^\*\*\*.*\*\*\*\s+/, ''))
}

function writeThrough(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
