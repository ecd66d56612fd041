import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { StoreFailure } from '../store-failure.ts'
import { connect } from './database.ts'
import { discardDatabase, makePrivate } from './private-file.ts'

/** Copies while others write. Replaces `file` only by a complete copy of undamaged data. */
export function backUp(database: Database.Database, file: string): void {
  assertWhole(database)
  const unfinished = `${file}.unfinished`
  discardDatabase(unfinished)
  try {
    copyInto(database, unfinished)
    assertWholeFile(unfinished)
    writeThrough(unfinished)
    renameSync(unfinished, file)
  } catch (error) {
    discardDatabase(unfinished)
    throw error
  }
}

/** Copies a database, including the data in its log, to the new file `file`. */
export function copyInto(database: Database.Database, file: string): void {
  makePrivate(file)
  database.prepare('VACUUM INTO ?').run(file)
}

/** Reads all data. Throws a `damaged` `StoreFailure` at the first damage. */
export function assertWhole(database: Database.Database): void {
  const found = String(database.pragma('integrity_check(1)', { simple: true }))
  if (found !== 'ok') throw new StoreFailure('SQLITE_CORRUPT', found.replace(/^\*\*\*.*\*\*\*\s+/, ''))
}

function assertWholeFile(file: string): void {
  using copy = connect(file, { readonly: true })
  assertWhole(copy)
}

function writeThrough(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
