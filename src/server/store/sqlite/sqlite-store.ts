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
  /** A consistent copy during writes. `file` is replaced by a whole copy of whole data only; else it rejects. */
  backup(file: string): Promise<void>
}

/**
 * What writes has a thread of its own, so that no disk is waited for on the event loop; or the caller's, for a command
 * that has nothing else to do: each new thread would cost it 60 ms.
 */
interface StoreOpening extends Omit<DatabaseOpening, 'file'> {
  readonly thread: 'own' | "caller's"
}

/** A store in one SQLite file, made and upgraded as needed (`older`). Rejects with a `StoreFailure`. */
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
    write: (statements) => writer.perform({ kind: 'write', statements }),
  }
}

/**
 * A second connection, for reading alone and on the main thread: a chart is drawn from rows sought by their key, some
 * 730 for a year, and the way to the SQLite thread and back took longer than reading them, up to 9 ms where another
 * process held a core. It reads while the thread writes: the log (WAL) lets it.
 */
function openReader(opening: DatabaseOpening): SqlReader & Disposable & { dataVersion: () => number } {
  try {
    // In its newest schema already: the writer has it open. Nothing that it could wait for may hold the event loop.
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
