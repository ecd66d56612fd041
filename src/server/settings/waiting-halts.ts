import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type Log, replaceFile } from '../runtime/index.ts'

/** Halts that are in force but not stored yet. A file in the data folder keeps them across a restart. */
export interface WaitingHalts {
  /** The halts in force now. */
  current(): readonly HaltedPrice[]
  /** Changes the halts in memory only. */
  add(halts: readonly HaltedPrice[]): void
  /** Writes the file. Resolves with false if that fails. */
  save(): Promise<boolean>
  /** Removes halts in memory and in the file. If the file cannot be written, its old halts return at the next start. */
  remove(codes: readonly InstrumentId[]): Promise<void>
}

const fileSchema = v.array(
  v.object({
    code: v.picklist(INSTRUMENT_IDS),
    since: v.number(),
    by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
)

/** If the file is damaged, all prices are halted from `now` on, because no price is better than a wrong one. */
export async function openWaitingHalts(folder: string, now: number, log: Log): Promise<WaitingHalts> {
  const file = join(folder, 'waiting-halts.json')
  let halts = await readHalts(file, now, log)
  let isWritten = halts.length > 0
  if (halts.length > 0) log.warn({ halts }, 'halts not stored yet')

  const write = async (): Promise<void> => {
    if (halts.length > 0) await replaceFile(file, `${JSON.stringify(halts, null, 2)}\n`)
    else if (isWritten) await rm(file, { force: true })
    isWritten = halts.length > 0
  }

  // Only one write runs at a time. `save` and `remove` catch their failures, so a failed write does not block the next.
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = last.then(work)
    last = turn
    return turn
  }

  return {
    current: () => halts,
    add(added) {
      halts = [...halts, ...added.filter(({ code }) => halts.every((halt) => halt.code !== code))]
    },
    save: () =>
      enqueue(async () => {
        try {
          await write()
          return true
        } catch (error) {
          log.error({ err: error }, 'waiting halts not written')
          // An empty file needs no space on a full disk. The next start reads it as damaged and halts everything.
          if (halts.length < INSTRUMENT_IDS.length) return false
          return writeFile(file, '', { mode: 0o600 }).then(
            () => (isWritten = true),
            () => false,
          )
        }
      }),
    remove(codes) {
      halts = halts.filter(({ code }) => !codes.includes(code))
      return enqueue(() => write().catch((error: unknown) => log.error({ err: error }, 'waiting halts not removed')))
    },
  }
}

async function readHalts(file: string, now: number, log: Log): Promise<readonly HaltedPrice[]> {
  try {
    return v.parse(fileSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    log.error({ err: error, file }, 'waiting halts unreadable: all prices halted')
    return INSTRUMENT_IDS.map((code) => ({ code, since: now, by: null, reason: null }))
  }
}
