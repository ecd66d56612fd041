import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { type Log, replaceFile } from '../runtime/index.ts'
import { haltedCodes, type StopAct } from './stop-act.ts'

/** Stops that are in force but not stored yet, as whole acts. A file in the data folder keeps them across a restart. */
export interface WaitingHalts {
  /** The stops in force now. */
  current(): readonly StopAct[]
  /** Returns true if the file contains the stop. */
  isSaved(id: string): boolean
  /** Adds a stop in memory only. A stop that is there is asked for again, at a later time. */
  add(act: StopAct): void
  /** Writes the file. Resolves with false if that fails. */
  save(): Promise<boolean>
  /** Removes stops in memory and in the file. Resolves with false if the file still contains them. */
  remove(ids: readonly string[]): Promise<boolean>
}

const text = v.string()
const actSchema = v.object({
  id: text,
  person: text,
  fingerprint: text,
  at: v.number(),
  by: v.nullable(text),
  reason: v.nullable(text),
  codes: v.pipe(v.array(v.picklist(INSTRUMENT_IDS)), v.minLength(1)),
  record: v.nullable(
    v.object({
      entry: v.null(),
      notice: v.object({ mailId: text, topic: text, subject: text, text, dueAt: v.number() }),
    }),
  ),
})

/** The release before wrote each price alone, without an id. */
const olderSchema = v.pipe(
  v.object({
    code: v.picklist(INSTRUMENT_IDS),
    since: v.number(),
    by: v.nullable(text),
    reason: v.nullable(text),
  }),
  v.transform(({ code, since, by, reason }) => ofOlder(`${since}:${by ?? ''}:${code}`, since, [code], { by, reason })),
)

const fileSchema = v.array(v.union([actSchema, olderSchema]))

/** If the file is damaged, all prices are halted from `now` on, because no price is better than a wrong one. */
export async function openWaitingHalts(folder: string, now: number, log: Log): Promise<WaitingHalts> {
  const file = join(folder, 'waiting-halts.json')
  let acts = await readActs(file, now, log)
  let isWritten = acts.length > 0
  let saved: ReadonlySet<string> = new Set(acts.map(({ id }) => id))
  if (acts.length > 0) log.warn({ acts: acts.map(({ id }) => id) }, 'halts not stored yet')

  const write = async (): Promise<void> => {
    // The list may change while the file is written; the next write in the queue has the newer one.
    const written = acts
    if (written.length > 0) await replaceFile(file, `${JSON.stringify(written, null, 2)}\n`)
    else if (isWritten) await rm(file, { force: true })
    isWritten = written.length > 0
    saved = new Set(written.map(({ id }) => id))
  }

  // Only one write runs at a time. `save` and `remove` catch their failures, so a failed write does not block the next.
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = last.then(work)
    last = turn
    return turn
  }

  return {
    current: () => acts,
    isSaved: (id) => saved.has(id),
    add(act) {
      acts = [...acts.filter(({ id }) => id !== act.id), act]
    },
    save: () =>
      enqueue(async () => {
        try {
          await write()
          return true
        } catch (error) {
          log.error({ err: error }, 'waiting halts not written')
          // An empty file needs no space on a full disk. The next start reads it as damaged and halts everything.
          if (haltedCodes(acts).size < INSTRUMENT_IDS.length) return false
          return writeFile(file, '', { mode: 0o600 }).then(
            () => (isWritten = true),
            () => false,
          )
        }
      }),
    remove(ids) {
      acts = acts.filter(({ id }) => !ids.includes(id))
      return enqueue(() =>
        write().then(
          () => true,
          (error: unknown) => {
            log.error({ err: error }, 'waiting halts not removed')
            return false
          },
        ),
      )
    },
  }
}

async function readActs(file: string, now: number, log: Log): Promise<readonly StopAct[]> {
  try {
    return v.parse(fileSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    log.error({ err: error, file }, 'waiting halts unreadable: all prices halted')
    return [ofOlder(`damaged-${now}`, now, INSTRUMENT_IDS, { by: null, reason: null })]
  }
}

function ofOlder(
  id: string,
  at: number,
  codes: StopAct['codes'],
  { by, reason }: Pick<StopAct, 'by' | 'reason'>,
): StopAct {
  return { id, person: by ?? '', fingerprint: '', at, by, reason, codes, record: null }
}
