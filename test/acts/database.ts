import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { importFirst } from '../../src/server/settings/import-first.ts'
import { connect } from '../../src/server/store/sqlite/database.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { silentLog } from '../fakes/recorded-log.ts'

/** A database that many sequences share, one after the other. */
export interface SharedDatabase extends AsyncDisposable {
  /** The stores of the two sites. */
  readonly stores: readonly [Store, Store]
  /** Runs statements. */
  run(sql: string): Promise<void>
  /** Resolves with the texts of the first column. */
  texts(sql: string): Promise<readonly string[]>
}

/** A folder in memory, if the machine has one. */
export const FAST_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Stores the first version of the settings. */
export function firstStart(store: Store): Promise<void> {
  const settings = { officeFile: 'office/office.yaml', market: { kind: 'demo' } } as const
  return importFirst({ store, settings, clock: systemClock, log: silentLog })
}

/** One file; both sites use one connection, because the file has one writer at a time anyway. */
export async function sqliteDatabase(): Promise<SharedDatabase> {
  const folder = mkdtempSync(join(FAST_FOLDER, 'acts-'))
  const file = join(folder, 'demo.sqlite')
  const store = await openSqlite(file, { thread: "caller's" })
  await firstStart(store)
  const beside = connect(file)
  beside.pragma('synchronous = OFF')
  return {
    stores: [store, store],
    async run(sql) {
      beside.exec(`BEGIN; ${sql}; COMMIT`)
    },
    async texts(sql) {
      return beside.prepare<unknown[], string>(sql).pluck().all()
    },
    async [Symbol.asyncDispose]() {
      beside.close()
      await store[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true })
    },
  }
}
