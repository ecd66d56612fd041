import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileStore, openSqlite } from '../../src/server/store/sqlite/sqlite-store.ts'

/** Opens a new store in a temporary folder. Disposing closes the store and removes the folder. */
export async function temporaryStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  const store = await openSqlite(join(folder, 'office.sqlite'), { thread: "caller's" })
  return {
    ...store,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}
