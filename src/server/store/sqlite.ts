import { sql } from '#query-builder'
import { makePlace } from './private-file.ts'
import { sqliteAcceptances } from './sqlite-acceptances.ts'
import { sqliteAlerts } from './sqlite-alerts.ts'
import { sqliteBulletins } from './sqlite-bulletins.ts'
import type { Opening } from './sqlite-job.ts'
import { sqliteMarks } from './sqlite-marks.ts'
import { sqliteMessages } from './sqlite-messages.ts'
import { query, write } from './sqlite-query.ts'
import { sqliteRates } from './sqlite-rates.ts'
import { SqliteReader } from './sqlite-reader.ts'
import { SqliteThread } from './sqlite-thread.ts'
import { sqliteVersions } from './sqlite-versions.ts'
import { StoreFailure } from './store-failure.ts'
import type { Store } from './store.ts'

/** Bytes that the probe writes: a message of 5,000 characters of four bytes, with its other fields. */
const LARGEST_MESSAGE = 24 * 1024

/**
 * A store in one SQLite file, made where there is none, and brought up unless `older` says otherwise. Rejects with a `StoreFailure`
 * when the file can't be opened. Several processes may have it open at once.
 */
export async function openSqlite(
  file: string,
  { older = 'brought-up', access = 'write', kind }: Partial<Omit<Opening, 'file'>> = {},
): Promise<Store> {
  const opening: Opening = { file, older, access, kind }
  const thread = await openThread(opening)
  const reader = await openReader(opening, thread)
  return {
    ...sqliteRates(thread, reader),
    ...sqliteBulletins(thread, reader),
    ...sqliteAcceptances(thread),
    ...sqliteAlerts(thread),
    ...sqliteMessages(thread),
    ...sqliteMarks(thread),
    ...sqliteVersions(thread),
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
    backup: (copy) => thread.backup(copy),
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
