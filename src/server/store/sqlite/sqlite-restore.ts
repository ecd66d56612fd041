import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import { fail, ok, type Result } from '#domain/result.ts'
import { storeKindOf } from '../../runtime/index.ts'
import { storeFailureText } from '../failure-text.ts'
import { StoreFailure } from '../store-failure.ts'
import { refusing } from '../store-refusal.ts'
import { connect, openDatabase, versionOf } from './database.ts'
import { FolderLock, SITE_LOCK } from './folder-lock.ts'
import { mergeCopy, rescueMessages, type Restored } from './merge.ts'
import { discardDatabase, makePlace } from './private-file.ts'
import { assertWhole, backUp, copyInto } from './sqlite-backup.ts'

/** The result of a restore, with the treatment of the previous database. */
type Restoration = Restored &
  (
    | { readonly kind: 'merged'; readonly before: string }
    /** `rescued` is the number of messages that were copied from the damaged database. */
    | { readonly kind: 'replaced'; readonly broken: string; readonly rescued: number }
  )

interface BackupFailure {
  /** `other-kind`: data of another market or bank. `unfinished`: the backup has an interrupted write. */
  readonly kind: 'not-a-backup' | 'damaged' | 'other-kind' | 'newer' | 'unfinished'
  readonly reason: string
}

/** The database is damaged and a site uses it, so it cannot be replaced. */
interface SiteRuns {
  readonly kind: 'site-runs'
}

/**
 * Restores a backup into the existing database, also while a site runs. A damaged database is replaced by a new one,
 * only while no site runs. The previous database stays beside it with `stamp` in its name. The backup is not changed.
 * Rejects with `StartRefused`.
 */
export function restoreStore(
  file: string,
  backup: string,
  stamp: string,
): Promise<Result<Restoration, BackupFailure | SiteRuns>> {
  return refusing({ kind: 'file', file }, async () => {
    // A temporary copy beside the store, which is checked and upgraded to our schema.
    const copy = `${file}.restoring`
    try {
      makePlace(file)
      discardDatabase(copy)
      const failure = (await copied(backup, copy)) ?? upgraded(copy, file)
      return failure === null ? restoreFrom(file, copy, stamp) : fail(failure)
    } catch (error) {
      throw error instanceof Database.SqliteError ? StoreFailure.of(error) : error
    } finally {
      discardDatabase(copy)
    }
  })
}

/** Copies the backup, including the log of a database in use. Resolves with the failure, if any. */
async function copied(backup: string, copy: string): Promise<BackupFailure | null> {
  if (!existsSync(`${backup}-wal`) && !existsSync(`${backup}-journal`)) {
    await pipeline(createReadStream(backup), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    return null
  }
  return failureOf(() => {
    using database = connect(backup, { readonly: true })
    copyInto(database, copy)
  })
}

/** Upgrades the copy to the newest schema. Returns the failure, if any. */
function upgraded(copy: string, store: string): BackupFailure | null {
  return failureOf(() => {
    assertBackup(copy)
    openDatabase({ file: copy, older: 'upgraded', access: 'write', kind: storeKindOf(store) }).close()
  })
}

function failureOf(work: () => void): BackupFailure | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Database.SqliteError) && !(error instanceof StoreFailure)) throw error
    const failure = StoreFailure.of(error)
    const { code, message } = failure
    const kind = FAILURES[code] ?? (code.startsWith('SQLITE_CORRUPT') ? 'damaged' : 'not-a-backup')
    return { kind, reason: kind === 'other-kind' ? message : storeFailureText(failure) }
  }
}

const FAILURES: Readonly<Record<string, BackupFailure['kind']>> = {
  OTHER_KIND: 'other-kind',
  NEWER: 'newer',
  SQLITE_READONLY_ROLLBACK: 'unfinished',
}

function assertBackup(copy: string): void {
  using database = connect(copy)
  assertWhole(database)
  // An empty file opens as an empty database.
  if (versionOf(database) === 0) throw new StoreFailure('EMPTY', 'the database has no schema')
}

function restoreFrom(file: string, copy: string, stamp: string): Result<Restoration, SiteRuns> {
  const kind = storeKindOf(file)
  const beside = (name: string): string => join(dirname(file), `${name}-${stamp}.sqlite`)
  const before = beside('before-restore')
  if (isSaved(file, before)) return ok({ kind: 'merged', before, ...mergeCopy(file, copy, kind) })

  using lock = FolderLock.take(dirname(file), SITE_LOCK, 0)
  if (lock === null) return fail({ kind: 'site-runs' })
  const broken = beside('broken')
  setAside(file, broken)
  makePlace(file)
  openDatabase({ file, older: 'upgraded', access: 'write', kind }).close()
  const rescued = rescueMessages(file, broken)
  return ok({ kind: 'replaced', broken, rescued, ...mergeCopy(file, copy, kind) })
}

function isSaved(file: string, copy: string): boolean {
  try {
    using database = openDatabase({ file, older: 'refused', access: 'write', kind: storeKindOf(file) })
    backUp(database, copy)
    return true
  } catch (error) {
    const failure = StoreFailure.of(error)
    if (failure.damaged) return false
    throw failure
  }
}

function setAside(file: string, broken: string): void {
  rmSync(`${file}-shm`, { force: true })
  for (const end of ['-wal', '']) if (existsSync(file + end)) renameSync(file + end, broken + end)
}
