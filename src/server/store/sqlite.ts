import { stat } from 'node:fs/promises'
import { sql } from '#query-builder'
import { makePlace } from './private-file.ts'
import { LARGEST_MESSAGE } from './probe-size.ts'
import { query, write } from './query.ts'
import type { Opening } from './sqlite-job.ts'
import { SqliteReader } from './sqlite-reader.ts'
import { SqliteThread } from './sqlite-thread.ts'
import { StoreFailure } from './store-failure.ts'
import type { Store } from './store.ts'
import { storedAlerts } from './stored-alerts.ts'
import { storedApprovals } from './stored-approvals.ts'
import { storedBulletins } from './stored-bulletins.ts'
import { storedMarkers } from './stored-markers.ts'
import { storedMessages } from './stored-messages.ts'
import { storedRates } from './stored-rates.ts'
import { storedVersions } from './stored-versions.ts'

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
  { older = 'brought-up', access = 'write', kind }: Partial<Omit<Opening, 'file'>> = {},
): Promise<FileStore> {
  const opening: Opening = { file, older, access, kind }
  const thread = await openThread(opening)
  const reader = await openReader(opening, thread)
  return {
    ...storedRates(thread, reader),
    ...storedBulletins(thread, reader),
    ...storedApprovals(thread),
    ...storedAlerts(thread),
    ...storedMessages(thread),
    ...storedMarkers(thread),
    ...storedVersions(thread),
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
    async close() {
      reader.close()
      await thread.close()
    },
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
    await thread.close()
    throw StoreFailure.of(error)
  }
}
