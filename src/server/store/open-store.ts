import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { SECOND } from '#domain/calendar.ts'
import { OFFICE_COMMAND, StartRefused } from '../run/door.ts'
import { kindOf } from './file-kind.ts'
import { FolderLock, SITE_LOCK } from './folder-lock.ts'
import type { OlderSchema } from './sqlite-job.ts'
import { openSqlite } from './sqlite.ts'
import { StoreFailure } from './store-failure.ts'
import type { Store } from './store.ts'

/** A site that was told to stop, or a restore, may need a moment more. */
const PATIENCE = 2 * SECOND

/** The store of a site, of which its folder takes one only. Rejects with `StartRefused`, in words for people. */
export async function openStore(file: string, patience = PATIENCE): Promise<Store> {
  const folder = dirname(file)
  const lock = await refusing(file, async () => FolderLock.take(folder, SITE_LOCK, patience))
  if (lock === null) {
    throw new StartRefused([
      `Bu veri klasörünü çalışan başka bir site kullanıyor: ${folder}`,
      '    Öteki site durdurulmalı ya da DATA_DIR değiştirilmeli.',
    ])
  }
  try {
    const store = await refusing(file, () => openSqlite(file, { kind: kindOf(file) }))
    return {
      ...store,
      async close() {
        await store.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The same for a program beside the site, or without one. What an older site made it leaves to the next site. */
export function openStoreBeside(file: string, older: Exclude<OlderSchema, 'brought-up'> = 'refused'): Promise<Store> {
  return refusing(file, () => openSqlite(file, { older, kind: kindOf(file) }))
}

/** The same for one that only reads or copies, also where the disk is full. Where there is no database, none is made. */
export async function openStoreToRead(
  file: string,
  older: Exclude<OlderSchema, 'brought-up'> = 'refused',
): Promise<Store> {
  if (!existsSync(file)) throw new StartRefused([`Veritabanı henüz yok: ${file} (site ilk açılışında oluşturur)`])
  return refusing(file, () => openSqlite(file, { older, access: 'read', kind: kindOf(file) }))
}

/** Failures of the store at `file` become a refused start, in words for people. */
export async function refusing<Opened>(file: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    throw error instanceof StoreFailure ? new StartRefused(refusal(error, file)) : error
  }
}

/** What helps where the data are broken. */
export const RESTORE_HINT = `Son yedeği geri yükleyin: ${OFFICE_COMMAND} restore YEDEK.sqlite --yes`

function refusal(failure: StoreFailure, file: string): string[] {
  const { code, message, damaged, lacksRoom } = failure
  if (lacksRoom) return [`Disk dolu: ${dirname(file)} klasörüne yazılamıyor. Yer açılınca düzelir.`]
  if (damaged) return [`Veritabanı bozuk: ${file} (${message})`, `    ${RESTORE_HINT}`]
  switch (code) {
    case 'OLDER':
      return [
        `Veritabanı eski sürümün: ${file}`,
        '    Yeni sürüm onu açılışta kendisi yükseltir: önce siteyi yeniden başlatın.',
      ]
    case 'NEWER':
      return [
        `Veritabanı bu programdan daha yeni bir sürümün: ${file}`,
        '    Yeni sürümün kendisi ya da yükseltmeden önceki yedek gerekir.',
      ]
    case 'OTHER_KIND':
      return [
        `Bu dosya bu sitenin veritabanı değil: ${file} (içindeki: ${message})`,
        '    Gerçek ve örnek kayıtlar ayrı dosyalarda durur; buraya yanlış dosya konmuş olabilir.',
      ]
    default:
      return [`Veritabanı kullanılamıyor: ${file}`, `    ${message} (${code})`]
  }
}
