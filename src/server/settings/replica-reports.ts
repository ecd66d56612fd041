import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { type Clock, type Log, sleep, repeat, withTimeout } from '../runtime/index.ts'
import { type KnownReplica, type ReplicaRegister, StoreFailure } from '../store/index.ts'

export interface ReplicaReports extends AsyncDisposable {
  readonly name: string
  /** The last report of each replica, this one included, at the last successful read. */
  known(): readonly KnownReplica[]
}

interface ReportOptions {
  readonly register: ReplicaRegister
  readonly name: string
  /** The instruments whose price this replica shows, and its version of the settings. */
  readonly shown: () => { readonly shownCodes: readonly InstrumentId[]; readonly version: number }
  /** The replica reports again after each of these changes. */
  readonly changes: readonly { readonly subscribe: (listener: () => void) => () => void }[]
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
}

const TRY_EVERY = 5 * SECOND
/** The time for which the store refuses work after the database did not answer. */
const STORE_PAUSE = 2 * SECOND

/** Reports the shown prices to the database, so that other replicas know who has not confirmed a halt. */
export function startReplicaReports({ register, name, shown, changes, clock, log }: ReportOptions): ReplicaReports {
  let known: readonly KnownReplica[] = []
  const run = async (): Promise<number> => {
    await register.report({ name, ...shown() })
    known = await register.replicas()
    return TRY_EVERY
  }
  const onFailure = (error: unknown, failures: number): number => {
    if (failures === 1) log.warn({ err: error }, 'replica report failed, retrying')
    return TRY_EVERY
  }
  const reports = repeat({ run, first: 0, onFailure, clock })
  const subscriptions = changes.map(({ subscribe }) => subscribe(reports.wake))
  return {
    name,
    known: () => known,
    async [Symbol.asyncDispose]() {
      for (const unsubscribe of subscriptions) unsubscribe()
      await reports[Symbol.asyncDispose]()
      try {
        await register.leave(name).catch(async () => {
          await sleep(STORE_PAUSE, clock)
          await register.leave(name)
        })
      } catch (error) {
        log.warn({ err: error }, 'stop of the replica not reported')
      }
    },
  }
}

/** A replica reports every five seconds and on request. After this time without a report, it is not waited for. */
export const SILENT_AFTER = 15 * SECOND
const POLL_EVERY = SECOND / 10

/**
 * Asks all replicas to report. Resolves with the names of those that have not confirmed; null if the database cannot be
 * read. `timeout` is in ms. Resolves early if no further confirmation is possible.
 */
export async function unconfirmedReplicas(
  register: ReplicaRegister,
  clock: Pick<Clock, 'elapsed' | 'after'>,
  timeout: number,
  confirms: (replica: KnownReplica) => boolean,
  isWorthWaiting = () => true,
): Promise<readonly string[] | null> {
  let unconfirmed: readonly KnownReplica[] | null = null
  const until = clock.elapsed() + timeout
  const poll = async (): Promise<void> => {
    const asked = await register.ask()
    for (;;) {
      const known = await register.replicas()
      unconfirmed = known.filter((replica) => replica.sentAt < asked || !confirms(replica))
      if (unconfirmed.every(({ age }) => age > SILENT_AFTER) || !isWorthWaiting()) return
      if (clock.elapsed() + POLL_EVERY > until) return
      await sleep(POLL_EVERY, clock)
    }
  }
  try {
    await withTimeout(poll(), timeout, clock)
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    return null
  }
  return namesOf(unconfirmed)
}

function namesOf(replicas: readonly KnownReplica[] | null): readonly string[] | null {
  return replicas?.map(({ name }) => name) ?? null
}
