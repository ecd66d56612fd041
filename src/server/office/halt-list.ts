import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type Clock, createChanges, inTurn, type Log, repeat, replaceFile } from '../runtime/index.ts'
import { FolderLock, StoreFailure } from '../store/index.ts'
import type { ListedHalt } from './halts.ts'

export type HaltList = ReturnType<typeof haltFile>

/** Where nobody knows what is halted: no price rather than a wrong one. */
const EVERYTHING: readonly ListedHalt[] = INSTRUMENT_IDS.map((code) => ({ code, since: null, by: null }))

const listSchema = v.array(
  v.object({ code: v.picklist(INSTRUMENT_IDS), since: v.nullable(v.number()), by: v.nullable(v.string()) }),
)

/** How long to wait for another command that edits the list; not for one that hangs, since prices must go. */
const PATIENCE = SECOND

/** What the system lacks for a moment says nothing about the list. */
const LACKING: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EINTR'])

const editing = inTurn()

/** The list in a file of the data folder, for this machine alone; one that is damaged halts everything. */
export function haltFile(folder: string, readText = (file: string) => readFile(file, 'utf8')) {
  const file = join(folder, 'halted.json')

  /** Rejects where it can't be read just now: then what was known of it stands. */
  const read = async (): Promise<readonly ListedHalt[]> => {
    try {
      return v.parse(listSchema, JSON.parse(await readText(file)))
    } catch (error) {
      if (LACKING.has(codeOf(error))) throw error
      return codeOf(error) === 'ENOENT' ? [] : EVERYTHING
    }
  }

  const edit = (change: (listed: readonly ListedHalt[]) => readonly ListedHalt[]): Promise<void> =>
    editing(() => editLocked(change))

  const editLocked = async (change: (listed: readonly ListedHalt[]) => readonly ListedHalt[]): Promise<void> => {
    using _lock = lockOn(folder)
    const listed = change(await read())
    if (listed.length === 0) await rm(file, { force: true })
    else await replaceFile(file, `${JSON.stringify(listed, null, 2)}\n`)
  }

  return {
    read,
    /** Those that are listed already keep since when and by whom. False: there is no writing there. */
    async add(codes: readonly InstrumentId[], since: number, by: string | null): Promise<boolean> {
      try {
        await edit((listed) => {
          const fresh = codes.filter((code) => listed.every((halt) => halt.code !== code))
          return [...listed, ...fresh.map((code) => ({ code, since, by }))]
        })
        return true
      } catch (error) {
        if (codeOf(error) === undefined) throw error
        if (codes.length < INSTRUMENT_IDS.length) return false
        // On a full disk all can be listed still: an empty file takes no room.
        return writeFile(file, '', { mode: 0o600 }).then(
          () => true,
          () => false,
        )
      }
    },
    remove: (codes: readonly InstrumentId[]) => edit((listed) => listed.filter(({ code }) => !codes.includes(code))),
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function lockOn(folder: string): FolderLock | null {
  try {
    return FolderLock.take(folder, 'halted.lock', PATIENCE)
  } catch (error) {
    if (error instanceof StoreFailure) return null
    throw error
  }
}

const READ_EVERY = SECOND / 2

export type FollowedHalts = Awaited<ReturnType<typeof followHalts>>

/** The list of a data folder, read again and again; its changes are published. */
export async function followHalts(list: HaltList, clock: Clock, log: Log) {
  const changes = createChanges()
  let listed = await list.read().catch(() => EVERYTHING)
  if (listed.length > 0) log.warn({ listed }, 'halted by command')
  const run = async (): Promise<number> => {
    const read = await list.read()
    if (JSON.stringify(read) === JSON.stringify(listed)) return READ_EVERY
    listed = read
    log.warn({ listed }, listed.length > 0 ? 'halted by command' : 'nothing is halted by command any more')
    changes.publish()
    return READ_EVERY
  }
  const onFailure = (error: unknown, failures: number): number => {
    if (failures === 1)
      log.error({ err: error }, 'the list of halts can’t be read just now: what was known of it stands')
    return READ_EVERY
  }
  const watch = repeat({ run, first: READ_EVERY, onFailure, clock })
  return {
    subscribe: changes.subscribe,
    listed: () => listed,
    /** Reads it at once. */
    look: () => watch.wake(),
    [Symbol.asyncDispose]: () => watch[Symbol.asyncDispose](),
  }
}
