import { join } from 'node:path'
import { StoreFailure } from '../store-failure.ts'
import { connect, type SqliteConnection } from './database.ts'
import { makePlace } from './private-file.ts'

/** The lock file of a data folder. Two sites would record and send everything twice. */
export const SITE_LOCK = 'site.lock'

/** Locks a folder by SQLite's lock on an empty database, which the system releases when the process ends. */
export class FolderLock implements Disposable {
  readonly #database: SqliteConnection

  private constructor(database: SqliteConnection) {
    this.#database = database
  }

  /** Returns null if another process still has the lock after `patience` ms of blocking. Throws a `StoreFailure`. */
  static take(folder: string, name: string, patience: number): FolderLock | null {
    const file = join(folder, name)
    try {
      makePlace(file)
      using stack = new DisposableStack()
      const database = stack.use(connect(file, { timeout: patience }))
      // The lock file never has content.
      database.pragma('journal_mode = OFF')
      database.exec('BEGIN EXCLUSIVE')
      stack.move()
      return new FolderLock(database)
    } catch (error) {
      const failure = StoreFailure.of(error)
      if (failure.code === 'SQLITE_BUSY') return null
      throw failure
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
