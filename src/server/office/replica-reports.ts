import { SECOND } from '#domain/calendar.ts'
import { type Clock, type Log, pause, repeat } from '../runtime/index.ts'
import type { KnownReplica, ReplicaRegister, VersionStore } from '../store/index.ts'
import { readText } from './office-file.ts'
import type { OfficeSource } from './source.ts'
import { wasPublished } from './versions.ts'

export interface ReplicaReports extends AsyncDisposable {
  readonly name: string
  /** By their last word, this one included; as they were when the database could be read last. */
  known(): readonly KnownReplica[]
}

interface ReportOptions {
  readonly register: ReplicaRegister
  readonly name: string
  readonly office: Pick<OfficeSource, 'current' | 'haltedByText' | 'status' | 'subscribe' | 'subscribeToLooks'>
  readonly officeFile: string
  readonly store: Pick<VersionStore, 'versions'>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
}

/** Where a look has failed; else each brings a report. */
const TRY_EVERY = 5 * SECOND
const REST = 2 * SECOND

/**
 * Says in the database what visitors of this replica can read: whoever halts a price learns by it who has not heard.
 */
export function startReplicaReports(options: ReportOptions): ReplicaReports {
  const { register, name, office, clock, log } = options
  const unreadFile = unreadFileOf(options)
  let known: readonly KnownReplica[] = []
  const run = async (): Promise<number> => {
    const { selection, halted } = office.current().pricing
    const quoted = selection.filter((code) => !halted.has(code))
    const [haltedByText, text] = [[...office.haltedByText()], office.status().taken]
    await register.report({ name, quoted, haltedByText, text, unreadFile: await unreadFile(), version: 0 })
    known = await register.replicas()
    return Infinity
  }
  const onFailure = (error: unknown, failures: number): number => {
    if (failures === 1) log.warn({ err: error }, 'what this replica shows is not told to the others, trying again')
    return TRY_EVERY
  }
  const reports = repeat({ run, first: 0, onFailure, clock })
  const subscriptions = [office.subscribe(reports.wake), office.subscribeToLooks(reports.wake)]
  return {
    name,
    known: () => known,
    async [Symbol.asyncDispose]() {
      for (const unsubscribe of subscriptions) unsubscribe()
      await reports[Symbol.asyncDispose]()
      // Once more, since a store rests after a silence; of a database that stays away the last word stands.
      try {
        await register.leave(name).catch(async () => {
          await pause(REST, clock)
          await register.leave(name)
        })
      } catch (error) {
        log.warn({ err: error }, 'the others are not told that this replica has stopped')
      }
    },
  }
}

/** The office file, beside which the text lies in the database: named where it holds what was never published. */
function unreadFileOf({ officeFile, store, log }: ReportOptions): () => Promise<string | null> {
  let published: string | null = null
  let unread: string | null = null
  return async () => {
    const text = await readText(officeFile)
    if (text !== null && text !== published) {
      if (!(await wasPublished(store, text))) {
        if (text !== unread) log.warn({ path: officeFile }, 'office file is not read: its text is in the database')
        unread = text
        return officeFile
      }
      published = text
    }
    unread = null
    return null
  }
}
