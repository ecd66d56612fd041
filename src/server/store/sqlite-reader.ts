import type Database from 'better-sqlite3'
import type { Opening } from './sqlite-job.ts'
import { openForReading } from './sqlite-reading.ts'
import { statementsOn } from './sqlite-statements.ts'
import type { Asked, SqlReader, Statement, StatementResult } from './statement.ts'
import { StoreFailure } from './store-failure.ts'

/**
 * A second connection, for reading alone and on the main thread: a chart is drawn from rows sought by their key, some 730 for a year and
 * 1,440 at most for today, and for a year's the way to the SQLite thread and back took longer than the reading, up to 9 ms where
 * another process held a core. It reads while the thread writes: the log (WAL) lets it.
 */
export class SqliteReader implements SqlReader {
  readonly #database: Database.Database
  readonly #run: (statement: Statement) => StatementResult

  /** The SQLite thread has the file open already, in its newest schema. */
  constructor(opening: Opening) {
    // Nothing that it could wait for may hold the event loop.
    this.#database = openForReading({ ...opening, older: 'left' }, 0)
    this.#run = statementsOn(this.#database)
  }

  compile(asked: Asked): Statement {
    return asked.compile()
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
