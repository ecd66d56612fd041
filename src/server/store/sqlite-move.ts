import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'better-sqlite3'
import type { StoreKind } from '../runtime/index.ts'
import { FolderLock, SITE_LOCK } from './folder-lock.ts'
import type { MoveEnd, MoveSource, MoveTarget } from './move-end.ts'
import { type Cell, type MovedTable, type Row, selectAll } from './moved-tables.ts'
import { makePlace } from './private-file.ts'
import { openDatabase } from './sqlite-database.ts'
import { openForReading } from './sqlite-reading.ts'
import { StoreFailure } from './store-failure.ts'

const BATCH = 1000

/** null: a site has it open. */
export function sqliteSource(file: string, holds: StoreKind): MoveSource | null {
  const lock = FolderLock.take(dirname(file), SITE_LOCK, 0)
  if (lock === null) return null
  try {
    const database = openForReading({ file, older: 'refused', access: 'read', kind: holds }, 0)
    // One view of it all: the operator's tool may be at work.
    database.exec('BEGIN')
    return {
      ...readingOf(database),
      // The lock keeps sites out.
      isUsed: () => Promise.resolve(false),
      async close() {
        database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw StoreFailure.of(error)
  }
}

/** A new file, which takes its name at the end. null: a site works in that folder, and would make the file meanwhile. */
export function sqliteTarget(file: string, holds: StoreKind): MoveTarget | null {
  const lock = FolderLock.take(dirname(file), SITE_LOCK, 0)
  if (lock === null) return null
  try {
    return targetIn(file, holds, lock)
  } catch (error) {
    lock.release()
    throw StoreFailure.of(error)
  }
}

function targetIn(file: string, holds: StoreKind, lock: FolderLock): MoveTarget {
  const unfinished = `${file}.moving`
  discard(unfinished)
  makePlace(unfinished)
  const database = openDatabase({ file: unfinished, older: 'brought-up', access: 'write', kind: holds })
  database.exec('BEGIN')
  return {
    ...readingOf(database),
    async add({ name, columns }, rows) {
      const names = Object.keys(columns)
      const list = names.map((each) => `"${each}"`).join(', ')
      const insert = database.prepare(`INSERT INTO ${name} (${list}) VALUES (${names.map(() => '?').join(', ')})`)
      for (const row of rows) insert.run(...row)
    },
    async setLastNumber({ name }, last) {
      database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name)
      database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last)
    },
    async finish() {
      database.exec('COMMIT')
      database.close()
      renameSync(unfinished, file)
    },
    async close() {
      database.close()
      discard(unfinished)
      lock.release()
    },
  }
}

/** Whether there is a file that a move could take the place of. */
export function isTaken(file: string): boolean {
  return existsSync(file)
}

function readingOf(database: Database.Database): Pick<MoveEnd, 'rows' | 'lastNumber'> {
  return {
    *rows(table: MovedTable) {
      let batch: Row[] = []
      for (const row of database.prepare<[], Cell[]>(selectAll(table)).raw().iterate()) {
        batch.push(row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async lastNumber({ name }) {
      const row = database
        .prepare<[string], { seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?')
        .get(name)
      return row?.seq ?? 0
    },
  }
}

function discard(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(part, { force: true })
}
