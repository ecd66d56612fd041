import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ClientConfig } from 'pg'
import { SECOND } from '#domain/calendar.ts'
import { StartRefused, type StorePlace } from '../runtime/index.ts'
import type { PostgresOpening } from './postgres/postgres-store.ts'
import type { OlderSchema } from './sqlite/database.ts'
import { FolderLock, SITE_LOCK } from './sqlite/folder-lock.ts'
import { type FileStore, openSqlite } from './sqlite/sqlite-store.ts'
import { refusing } from './store-refusal.ts'
import type { Store } from './store.ts'

/** The time in ms to wait for a site that is stopping, or for a restore. */
const OPEN_TIMEOUT_MS = 2 * SECOND

type DatabasePlace = Extract<StorePlace, { kind: 'database' }>

type Left = Exclude<OlderSchema, 'upgraded'>

/** Opens the store of a site. A folder allows one site, a database several. Rejects with `StartRefused`. */
export function openStore(place: StorePlace, patience = OPEN_TIMEOUT_MS): Promise<Store> {
  if (place.kind === 'file') return openLocked(place.file, patience)
  return openDatabase(place, { older: 'upgraded', access: 'write' })
}

/** Opens a store for a command, with or without a running site. Does not upgrade an older schema. */
export function openStoreBeside(place: StorePlace, older: Left = 'refused'): Promise<Store> {
  if (place.kind === 'database') return openDatabase(place, { older, access: 'write' })
  return refusing(place, () => openSqlite(place.file, { older, thread: "caller's" }))
}

/** Opens a store for reading only, also on a full disk. Does not create one. */
export function openStoreToRead(place: StorePlace, older: Left = 'refused'): Promise<Store> {
  return place.kind === 'database' ? openDatabase(place, { older, access: 'read' }) : openFileToRead(place.file, older)
}

/** Opens a database file for reading and copying only. */
export async function openFileToRead(file: string, older: Left = 'refused'): Promise<FileStore> {
  if (!existsSync(file)) throw new StartRefused([`Veritabanı henüz yok: ${file} (site ilk açılışında oluşturur)`])
  return refusing({ kind: 'file', file }, () => openSqlite(file, { older, access: 'read', thread: "caller's" }))
}

async function openLocked(file: string, patience: number): Promise<Store> {
  const [place, folder] = [{ kind: 'file', file } as const, dirname(file)]
  await using stack = new AsyncDisposableStack()
  const lock = stack.use(await refusing(place, async () => FolderLock.take(folder, SITE_LOCK, patience)))
  if (lock === null) {
    throw new StartRefused([
      `Bu veri klasörünü çalışan başka bir site kullanıyor: ${folder}`,
      '    Öteki site durdurulmalı ya da DATA_DIR değiştirilmeli.',
    ])
  }
  const store = stack.use(await refusing(place, () => openSqlite(file)))
  const opened = stack.move()
  return { ...store, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Opens a second connection of a site's store, which writes rates while its epoch leads. */
export function openLeadersStore(place: DatabasePlace, epoch: number): Promise<Store> {
  return openDatabase(place, { older: 'left', access: 'write', epoch })
}

export async function connectionInto({ address, holds }: DatabasePlace): Promise<ClientConfig> {
  const { connectionTo } = await import('./postgres/connection.ts')
  return connectionTo(address, holds)
}

/** Loads the client of PostgreSQL only if the place is a database. */
function openDatabase(place: DatabasePlace, opening: PostgresOpening): Promise<Store> {
  return refusing(place, async () => {
    const { openPostgres } = await import('./postgres/postgres-store.ts')
    return openPostgres(place.address, place.holds, opening)
  })
}
