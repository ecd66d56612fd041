import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Clock, Log } from '../runtime/index.ts'
import { type ActingRepositories, type KnownReplica, type ReplicaRegister, StoreFailure } from '../store/index.ts'
import type { HaltResult } from './halt-call.ts'
import { openHaltsInForce } from './halts-in-force.ts'
import { unconfirmedReplicas } from './replica-reports.ts'
import type { ResumeAct, StopAct } from './stop-act.ts'
import { openStopKeeper } from './stop-keeper.ts'
import type { WaitingHalts } from './waiting-halts.ts'

interface HaltDeps {
  readonly store: Pick<ActingRepositories, 'halts' | 'pastHalts' | 'outcome' | 'asAct'> & {
    readonly replicas: ReplicaRegister | null
  }
  readonly waiting: WaitingHalts
  readonly clock: Clock
  readonly log: Log
  /** Called when the halts in force have changed. */
  readonly onChange: () => void
}

/** The outcome is known within three seconds. */
const ANSWER_WITHIN = 2.75 * SECOND

/** Halts and resumes prices. A price is halted while any act halts it; only a person who has seen the act ends it. */
export async function openHalts({ store, waiting, clock, log, onChange }: HaltDeps) {
  const inForce = await openHaltsInForce({ store, waiting: () => waiting.current(), onChange, log })
  const keeper = openStopKeeper({ store, waiting, inForce, onChange, clock, log })

  const endInStore = async ({ record, ...act }: ResumeAct, left: () => number): Promise<'ended' | 'other-act'> => {
    const { id, person, fingerprint, codes, seen, at, by } = act
    // A stop that is not stored yet has to be stored first, or it would be stored after it was resumed.
    if (!(await keeper.store(seen, left))) throw StoreFailure.cancelled()
    const answer = JSON.stringify({ kind: 'resumed', codes })
    try {
      const asked = { id, person, fingerprint, at, within: Math.max(0, left()) }
      const staying = await store.asAct(asked, { answer, record }).endHalts({ codes, seen, at, by, act: id })
      inForce.ended(codes, seen, staying)
    } catch (error) {
      if (!(error instanceof StoreFailure && error.code === 'REPEATED')) throw error
      const known = await store.outcome(id)
      if (known?.person !== person || known.fingerprint !== fingerprint || known.answer !== answer) return 'other-act'
      // A repeated resumption ended these halts the first time.
      inForce.ended(codes, seen, await StoreFailure.replacedBy([], store.halts()))
    }
    return 'ended'
  }

  const reachOf = async (
    halted: boolean,
    codes: readonly InstrumentId[],
    left: number,
  ): Promise<Pick<HaltResult, 'reach' | 'unconfirmedReplicas'>> => {
    const matches = (): boolean => inForce.among(codes).length === (halted ? codes.length : 0)
    const confirms = ({ shownCodes }: KnownReplica): boolean =>
      codes.every((code) => shownCodes.includes(code) !== halted)
    // If another person has done the opposite since, no replica will confirm this act.
    const unconfirmed =
      store.replicas === null
        ? []
        : await unconfirmedReplicas(store.replicas, clock, Math.max(0, left), confirms, matches)
    const reach = !matches() ? 'nowhere' : unconfirmed?.length === 0 ? 'everywhere' : 'here'
    return { reach, unconfirmedReplicas: unconfirmed }
  }

  /** Returns the time in ms since now, and the time that is left for the answer. */
  const startTimer = () => {
    const began = clock.elapsed()
    const took = (): number => clock.elapsed() - began
    return { took, left: () => ANSWER_WITHIN - took() }
  }

  return {
    inForce: inForce.prices,
    /** Where a stop in force is kept now; null if it is not in force. */
    keptIn: (id: string): HaltResult['kept'] | null => {
      if (!inForce.prices().some(({ acts }) => acts.includes(id))) return null
      if (!waiting.current().some((act) => act.id === id)) return 'store'
      return waiting.isSaved(id) ? 'file' : 'memory'
    },
    refresh: inForce.refresh,
    /**
     * Resolves within three seconds; with null if the id belongs to another act. `selection`: the offered prices, which
     * the result lists.
     */
    async stop(act: StopAct, selection: readonly InstrumentId[]): Promise<HaltResult | null> {
      const { took, left } = startTimer()
      const known = waiting.current().find(({ id }) => id === act.id)
      const isSame = known?.person === act.person && known.fingerprint === act.fingerprint
      if (known !== undefined && !isSame) return null
      const kept = await keeper.keep(act, left)
      if (kept === 'other-act') return null
      const codes = selection.filter((code) => act.codes.includes(code))
      const result = { codes, halted: true, kept, again: [], ...(await reachOf(true, codes, left())), took: took() }
      log.warn({ act: act.id, by: act.by, reason: act.reason, ...result }, 'prices halted')
      return result
    },
    /** Like `stop`. Rejects with a `StoreFailure` if nothing was resumed, or if that is `uncertain`. */
    async resume(act: ResumeAct, selection: readonly InstrumentId[]): Promise<HaltResult | null> {
      const { took, left } = startTimer()
      if ((await endInStore(act, left)) === 'other-act') return null
      const codes = selection.filter((code) => act.codes.includes(code))
      const again = inForce.among(codes)
      const resumed = codes.filter((code) => !again.includes(code))
      const reach = await reachOf(false, resumed, left())
      const result = { codes, halted: false, kept: 'store' as const, again, ...reach, took: took() }
      log.warn({ act: act.id, by: act.by, ...result }, 'prices resumed')
      return result
    },
    [Symbol.asyncDispose]: () => keeper[Symbol.asyncDispose](),
  }
}
