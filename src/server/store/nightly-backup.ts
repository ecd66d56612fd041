import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, DAY_LENGTH, dayOf, HOUR, instantOf, MINUTE } from '#domain/calendar.ts'
import { delayAfter, repeat, type Runtime } from '../runtime/index.ts'
import { storeFailureText } from './failure-text.ts'
import { openSqlite } from './sqlite/sqlite-store.ts'
import { StoreFailure } from './store-failure.ts'
import type { MarkerStore } from './store.ts'

/** The time of the backup in Istanbul, independent of the machine's time zone. */
const BACKUP_TIME = '03:30'
/** The newest copies stay at any age, because a clock a year ahead would delete every good one. */
const ALWAYS_KEPT = 3
const RETRY = { first: MINUTE, longest: HOUR }
const BACKUP_NAME = /^angun-\d{8}T\d{6}Z\.sqlite/

interface NightlyBackupOptions extends Runtime {
  /** The file of the database. */
  readonly file: string
  readonly folder: string
  /** Days until a backup is deleted, because it contains visitors' messages, too. */
  readonly days: number
  readonly store: MarkerStore
}

export interface NightlyBackup extends AsyncDisposable {
  /** Returns the first failure since the last successful backup, with its reason; null if the last one succeeded. */
  failure(): BackupFailure | null
}

export interface BackupFailure {
  readonly since: number
  /** The reason in Turkish, without a full stop. */
  readonly why: string
}

/** Copies the database each night in a separate thread. A missed backup is made later. */
export function startNightlyBackup(options: NightlyBackupOptions): NightlyBackup {
  const { store, clock, log } = options
  let failure: BackupFailure | null = null
  const nights = repeat({
    first: MINUTE,
    async run() {
      const { 'backed-up-at': last, 'first-started-at': began } = await store.markers()
      const wait = dueAfter(last ?? began ?? clock.now()) - clock.now()
      // Check again within the hour, because the clock may be set.
      if (wait > 0) return Math.min(wait, HOUR)
      const backup = await backUp(options)
      failure = null
      log.info(backup, 'backup made')
      return HOUR
    },
    onFailure(error, failures) {
      const reason = StoreFailure.of(error)
      failure = { since: failure?.since ?? clock.now(), why: storeFailureText(reason) }
      log.error({ code: reason.code, reason: reason.message }, 'backup failed, retrying')
      return delayAfter(failures, RETRY, Math.random)
    },
    clock,
  })
  return { failure: () => failure, [Symbol.asyncDispose]: () => nights[Symbol.asyncDispose]() }
}

/** Returns the time of the first backup after an instant. */
export function dueAfter(instant: number): number {
  const tonight = instantOf(dayOf(instant), BACKUP_TIME)
  return tonight > instant ? tonight : instantOf(addDays(dayOf(instant), 1), BACKUP_TIME)
}

async function backUp({ file, folder, days, store, clock }: NightlyBackupOptions) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = clock.now()
  const name = `angun-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`
  await using source = await openSqlite(file, { older: 'left', access: 'read' })
  await source.backup(join(folder, name))
  const { size } = await stat(join(folder, name))
  await store.setMarkers({ 'backed-up-at': now, 'backed-up-bytes': size })
  await dropOld(folder, now - days * DAY_LENGTH)
  return { file: name, bytes: size }
}

/**
 * Deletes old and unfinished backups. Called only after a successful backup, so that failures do not use up good ones.
 */
async function dropOld(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted()
  const kept = new Set(names.filter((name) => name.endsWith('.sqlite')).slice(-ALWAYS_KEPT))
  for (const name of names) {
    const path = join(folder, name)
    if (!kept.has(name) && (await stat(path)).mtimeMs < before) await rm(path, { force: true })
  }
}
