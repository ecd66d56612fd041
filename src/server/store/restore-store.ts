import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { fail, ok, type Result } from '#domain/result.ts'
import { kindOf } from './file-kind.ts'
import { FolderLock, SITE_LOCK } from './folder-lock.ts'
import { refusing } from './open-store.ts'
import { makePlace } from './private-file.ts'
import { backUp } from './sqlite-backup.ts'
import { openDatabase } from './sqlite-database.ts'
import { rescueMessages } from './sqlite-rescue.ts'
import { type BackupFailure, mergeCopy, type Restored, withCopy } from './sqlite-restore.ts'
import { StoreFailure } from './store-failure.ts'

/** With what became of the database that was there. */
export type Restoration = Restored &
  (
    | { readonly kind: 'merged'; readonly before: string }
    /** `rescued`: messages that could be read of the broken one. */
    | { readonly kind: 'replaced'; readonly broken: string; readonly rescued: number }
  )

/** The database is broken, and a site has it open: nothing can be put in its place. */
interface SiteRuns {
  readonly kind: 'site-runs'
}

/**
 * Brings back what a backup holds: into the database that is there, also beside a running site, or, where that is broken, into a new one in
 * its place, while no site runs. What was there is kept beside it, `stamp` in its name. Rejects with `StartRefused`.
 */
export function restoreStore(
  file: string,
  backup: string,
  stamp: string,
): Promise<Result<Restoration, BackupFailure | SiteRuns>> {
  return refusing({ kind: 'file', file }, async () => {
    try {
      makePlace(file)
      return await withCopy(file, backup, (copy) => bringBack(file, copy, stamp))
    } catch (error) {
      throw error instanceof Database.SqliteError ? StoreFailure.of(error) : error
    }
  })
}

async function bringBack(file: string, copy: string, stamp: string): Promise<Result<Restoration, SiteRuns>> {
  const beside = (name: string): string => join(dirname(file), `${name}-${stamp}.sqlite`)
  const before = beside('before-restore')
  if (isSaved(file, before)) return ok({ kind: 'merged', before, ...mergeCopy(file, copy) })

  const lock = FolderLock.take(dirname(file), SITE_LOCK, 0)
  if (lock === null) return fail({ kind: 'site-runs' })
  try {
    const broken = beside('broken')
    setAside(file, broken)
    makePlace(file)
    openDatabase({ file, older: 'brought-up', access: 'write', kind: kindOf(file) }).close()
    const rescued = rescueMessages(file, broken)
    return ok({ kind: 'replaced', broken, rescued, ...mergeCopy(file, copy) })
  } finally {
    lock.release()
  }
}

/** False: the database is broken. */
function isSaved(file: string, copy: string): boolean {
  try {
    const database = openDatabase({ file, older: 'refused', access: 'write', kind: kindOf(file) })
    try {
      backUp(database, copy)
      return true
    } finally {
      database.close()
    }
  } catch (error) {
    const failure = StoreFailure.of(error)
    if (failure.damaged) return false
    throw failure
  }
}

/** With its log, which is a part of it. */
function setAside(file: string, broken: string): void {
  rmSync(`${file}-shm`, { force: true })
  for (const end of ['-wal', '']) if (existsSync(file + end)) renameSync(file + end, broken + end)
}
