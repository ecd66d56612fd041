import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { storeKindOf } from '../../runtime/index.ts'
import { repositories } from '../repositories.ts'
import { LARGEST_MESSAGE, query, type SqlReader, type SqlRunner, write } from '../sql.ts'
import { StoreFailure } from '../store-failure.ts'
import type { Store } from '../store.ts'
import { openForReading, type DatabaseOpening, statementsOn } from './database.ts'
import { type JobTaker, openOnThisThread } from './jobs.ts'
import { makePlace } from './private-file.ts'
import { SqliteThread } from './thread.ts'

const filling = sql<Uint8Array>`randomblob(${LARGEST_MESSAGE})`
const PROBE = query.insertInto('probe').orReplace().values({ id: 1, filling })

export interface FileStore extends Store {
  /**
   * Copies consistently during writes. Replaces `file` only by a complete copy of undamaged data; otherwise rejects.
   */
  backup(file: string): Promise<void>
}

/**
 * Writing uses its own thread, so that the event loop never waits for a disk. A command uses the caller's thread,
 * because a new thread would cost 60 ms.
 */
interface StoreOpening extends Omit<DatabaseOpening, 'file'> {
  readonly thread: 'own' | "caller's"
}

/** Opens a store in one SQLite file; creates and upgrades it (`older`). Rejects with a `StoreFailure`. */
export async function openSqlite(
  file: string,
  { older = 'upgraded', access = 'write', kind = storeKindOf(file), steps, thread = 'own' }: Partial<StoreOpening> = {},
): Promise<FileStore> {
  const opening: DatabaseOpening = { file, older, access, kind, steps }
  try {
    if (access === 'write') makePlace(file)
  } catch (error) {
    throw StoreFailure.of(error)
  }
  await using stack = new AsyncDisposableStack()
  const writer = stack.use(await (thread === 'own' ? SqliteThread.open(opening) : openOnThisThread(opening)))
  const runner = runnerOf(writer)
  const reader = stack.use(openReader(opening))
  const opened = stack.move()
  return {
    ...repositories(runner, reader),
    writable: () => StoreFailure.succeeds(write(runner, PROBE)),
    damage: () => StoreFailure.damageIn(writer.perform({ kind: 'check' })),
    size: async () => (await stat(file)).size,
    async backup(copy) {
      await writer.perform({ kind: 'backup', file: copy })
    },
    dataVersion: reader.dataVersion,
    attempts: null,
    replicas: null,
    lost: writer.lost,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

function runnerOf(writer: JobTaker): SqlRunner {
  return {
    locksRows: false,
    compile: (built) => built.compile(),
    read: (statements) => writer.perform({ kind: 'read', statements }),
    write: (statements, within) => writer.perform({ kind: 'write', statements, within }),
  }
}

/**
 * Opens a second, read-only connection on the main thread. A chart reads about 730 rows by key, and the round trip to
 * the SQLite thread took longer than that, up to 9 ms on a busy machine. WAL allows reads while the thread writes.
 */
function openReader(opening: DatabaseOpening): SqlReader & Disposable & { dataVersion: () => number } {
  try {
    // The writer has already upgraded the schema. A timeout of 0 never blocks the event loop.
    const database = openForReading({ ...opening, older: 'left' }, 0)
    const run = statementsOn(database)
    return {
      compile: (built) => built.compile(),
      async read(statements) {
        try {
          return database.transaction(() => statements.map(run))()
        } catch (error) {
          throw StoreFailure.of(error)
        }
      },
      dataVersion: () => Number(database.pragma('data_version', { simple: true })),
      [Symbol.dispose]: () => database[Symbol.dispose](),
    }
  } catch (error) {
    throw StoreFailure.of(error)
  }
}
