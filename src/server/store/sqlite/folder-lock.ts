import { join } from 'node:path'
import Database from 'better-sqlite3'
import { StoreFailure } from '../store-failure.ts'
import { makePlace } from './private-file.ts'

/** At most one site works on a data folder: two would record and mail everything twice. */
export const SITE_LOCK = 'site.lock'

/**
 * What only one process at a time may do in a folder. It holds SQLite's own lock on an empty database there, of which the system lets go
 * when the process ends, however it ends.
 */
export class FolderLock implements Disposable {
  readonly #database: Database.Database

  private constructor(database: Database.Database) {
    this.#database = database
  }

  /** Null: another has it, and still had after `patience` ms, in which this thread stands still. Throws a `StoreFailure`. */
  static take(folder: string, name: string, patience: number): FolderLock | null {
    const file = join(folder, name)
    try {
      makePlace(file)
      const database = new Database(file, { timeout: patience })
      try {
        // Nothing is ever written, so nothing has to be taken back.
        database.pragma('journal_mode = OFF')
        database.exec('BEGIN EXCLUSIVE')
        return new FolderLock(database)
      } catch (error) {
        database.close()
        throw error
      }
    } catch (error) {
      const failure = StoreFailure.of(error)
      if (failure.code === 'SQLITE_BUSY') return null
      throw failure
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }

  release(): void {
    this[Symbol.dispose]()
  }
}
