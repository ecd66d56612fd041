import { stat } from 'node:fs/promises'
import type Database from 'better-sqlite3'
import { sql } from 'kysely'
import { storeKindOf } from '../../runtime/index.ts'
import { repositories } from '../repositories.ts'
import {
  LARGEST_MESSAGE,
  query,
  type Query,
  type SqlReader,
  type Statement,
  type StatementResult,
  write,
} from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import type { Store } from '../store.ts'
import { openForReading, type Opening, statementsOn } from './database.ts'
import { makePlace } from './private-file.ts'
import { SqliteThread } from './thread.ts'

/** A store in a file of its own. */
export interface FileStore extends Store {
  /**
   * A consistent copy while other processes go on writing. `file` is replaced only by a whole copy of whole data: otherwise it rejects, with
   * a failure that is `damaged` where the data are.
   */
  backup(file: string): Promise<void>
}

/**
 * A store in one SQLite file, made where there is none, and brought up unless `older` says otherwise. Rejects with a `StoreFailure`
 * when the file can't be opened. Several processes may have it open at once.
 */
export async function openSqlite(
  file: string,
  { older = 'upgraded', access = 'write', kind = storeKindOf(file), steps }: Partial<Omit<Opening, 'file'>> = {},
): Promise<FileStore> {
  const opening: Opening = { file, older, access, kind, steps }
  const thread = await openThread(opening)
  const reader = await openReader(opening, thread)
  const close = async (): Promise<void> => {
    reader[Symbol.dispose]()
    await thread[Symbol.asyncDispose]()
  }
  return {
    ...repositories(thread, reader),
    async writable() {
      try {
        const filling = sql<Uint8Array>`randomblob(${LARGEST_MESSAGE})`
        await write(thread, query.insertInto('probe').orReplace().values({ id: 1, filling }))
        return true
      } catch (error) {
        if (error instanceof StoreFailure) return false
        throw error
      }
    },
    async damage() {
      try {
        await thread.check()
        return null
      } catch (error) {
        if (error instanceof StoreFailure && error.damaged) return error.message
        throw error
      }
    },
    size: async () => (await stat(file)).size,
    backup: (copy) => thread.backup(copy),
    attempts: null,
    lost: thread.lost,
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function openThread(opening: Opening): Promise<SqliteThread> {
  try {
    if (opening.access === 'write') makePlace(opening.file)
  } catch (error) {
    throw StoreFailure.of(error)
  }
  return SqliteThread.open(opening)
}

async function openReader(opening: Opening, thread: SqliteThread): Promise<SqliteReader> {
  try {
    return new SqliteReader(opening)
  } catch (error) {
    await thread[Symbol.asyncDispose]()
    throw StoreFailure.of(error)
  }
}

/**
 * A second connection, for reading alone and on the main thread: a chart is drawn from rows sought by their key, some 730 for a year and
 * 1,440 at most for today, and for a year's the way to the SQLite thread and back took longer than the reading, up to 9 ms where
 * another process held a core. It reads while the thread writes: the log (WAL) lets it.
 */
class SqliteReader implements SqlReader, Disposable {
  readonly #database: Database.Database
  readonly #run: (statement: Statement) => StatementResult

  /** The SQLite thread has the file open already, in its newest schema. */
  constructor(opening: Opening) {
    // Nothing that it could wait for may hold the event loop.
    this.#database = openForReading({ ...opening, older: 'left' }, 0)
    this.#run = statementsOn(this.#database)
  }

  compile(built: Query): Statement {
    return built.compile()
  }

  async read(statements: readonly Statement[]): Promise<readonly StatementResult[]> {
    try {
      return this.#database.transaction(() => statements.map(this.#run))()
    } catch (error) {
      throw StoreFailure.of(error)
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
