import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StoreFailure } from '../store-failure.ts'

/** Creates the folder, if it is missing, with access for the server only, and calls `makePrivate`. */
export function makePlace(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  makePrivate(file)
}

/**
 * Creates a database file that only its owner can read, because it contains visitors' messages; SQLite gives its log
 * the same mode. An existing file is not opened, because closing it would drop SQLite's locks in this process.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (StoreFailure.of(error).code !== 'EEXIST') throw error
    for (const part of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(part)
  }
}

function closeToOthers(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || !found.isFile() || (found.mode & 0o077) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    // The file belongs to another user, who has to restrict it.
    if (StoreFailure.of(error).code !== 'EPERM') throw error
  }
}

/** Deletes a database and the files that SQLite keeps beside it. */
export function discardDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(file + part, { force: true })
}
