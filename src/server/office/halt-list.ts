import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { replaceFile } from '../runtime/index.ts'
import { FolderLock, StoreFailure } from '../store/index.ts'

/** What a person took off the site by a command, whatever the office file says or however broken it is. */
export interface ListedHalt {
  readonly code: InstrumentId
  /** ms since the epoch; null: the list is damaged, and nobody knows. */
  readonly since: number | null
  readonly by: string | null
}

const listSchema = v.array(
  v.object({ code: v.picklist(INSTRUMENT_IDS), since: v.nullable(v.number()), by: v.nullable(v.string()) }),
)

/** Where nobody knows what is halted: no price rather than a wrong one. */
export const EVERYTHING: readonly ListedHalt[] = INSTRUMENT_IDS.map((code) => ({ code, since: null, by: null }))

const listIn = (folder: string): string => join(folder, 'halted.json')

/** Who edits the list waits for the one who does; not for one who hangs, since prices must go. */
const PATIENCE = SECOND

/** What the system lacks for a moment says nothing about the list. */
const LACKING: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EINTR'])

type ReadText = (file: string) => Promise<string>
const readText: ReadText = (file) => readFile(file, 'utf8')

/** The list beside the database; one that is damaged halts everything. null: it can't be read just now, and what was known of it stands. */
export async function readHaltList(folder: string, read: ReadText = readText): Promise<readonly ListedHalt[] | null> {
  return parsed(folder, read).catch((error: unknown) => {
    if (isLacking(error)) return null
    throw error
  })
}

/** Throws what the system lacks: an edit must not write down what nobody has read. */
async function parsed(folder: string, read: ReadText): Promise<readonly ListedHalt[]> {
  try {
    return v.parse(listSchema, JSON.parse(await read(listIn(folder))))
  } catch (error) {
    if (isLacking(error)) throw error
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : EVERYTHING
  }
}

function isLacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LACKING.has(error.code)
}

/**
 * Those that are listed already keep since when and by whom. False: there is no writing there. On a full disk all can be listed still: an
 * empty file takes no room.
 */
export async function listHalts(
  folder: string,
  codes: readonly InstrumentId[],
  since: number,
  by: string | null,
): Promise<boolean> {
  try {
    await editList(folder, (listed) => {
      const fresh = codes.filter((code) => listed.every((halt) => halt.code !== code))
      return [...listed, ...fresh.map((code) => ({ code, since, by }))]
    })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (codes.length < INSTRUMENT_IDS.length) return false
    return writeFile(listIn(folder), '', { mode: 0o600 }).then(
      () => true,
      () => false,
    )
  }
}

export function unlistHalts(folder: string, codes: readonly InstrumentId[]): Promise<void> {
  return editList(folder, (listed) => listed.filter(({ code }) => !codes.includes(code)))
}

async function editList(folder: string, edit: (listed: readonly ListedHalt[]) => readonly ListedHalt[]): Promise<void> {
  const lock = lockOf(folder)
  try {
    const listed = edit(await parsed(folder, readText))
    if (listed.length === 0) await rm(listIn(folder), { force: true })
    else await replaceFile(listIn(folder), `${JSON.stringify(listed, null, 2)}\n`)
  } finally {
    lock?.release()
  }
}

function lockOf(folder: string): FolderLock | null {
  try {
    return FolderLock.take(folder, 'halted.lock', PATIENCE)
  } catch (error) {
    if (error instanceof StoreFailure) return null
    throw error
  }
}
