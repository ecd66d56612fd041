import Database from 'better-sqlite3'
import type { Statement, StatementResult } from './sqlite-job.ts'
import { statementsOn } from './sqlite-statements.ts'
import { StoreFailure } from './store.ts'

/**
 * A second connection, for reading alone and on the main thread: what one chart is drawn from is a few hundred rows sought by their key,
 * half a millisecond, and the way to the SQLite thread and back took longer, up to 9 ms where another process held a core. It reads
 * while the thread writes: the log (WAL) lets it.
 */
export class SqliteReader {
  readonly #database: Database.Database
  readonly #run: (statement: Statement) => StatementResult

  /** The SQLite thread has the file open already, in its newest schema. */
  constructor(file: string) {
    // Nothing that it could wait for may hold the event loop.
    this.#database = new Database(file, { readonly: true, timeout: 0 })
    this.#run = statementsOn(this.#database)
  }

  /** Over one consistent view. */
  async read(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    try {
      return this.#database.transaction(() => statements.map(this.#run))()
    } catch (error) {
      throw StoreFailure.of(error)
    }
  }

  close(): void {
    this.#database.close()
  }
}
