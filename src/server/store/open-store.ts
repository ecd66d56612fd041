import { StartRefused } from '../run/door.ts'
import { openSqlite } from './sqlite.ts'
import { type Store, StoreFailure } from './store.ts'

/** The store of a process: its own words for people where the file can't be used. Rejects with `StartRefused`. */
export async function openStore(file: string): Promise<Store> {
  try {
    return await openSqlite(file)
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    throw new StartRefused([`Veritabanı açılamadı: ${file}`, `    ${error.message} (${error.code})`])
  }
}
