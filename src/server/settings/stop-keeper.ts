import { SECOND } from '#domain/calendar.ts'
import { type Clock, type Log, repeat, sleep, withTimeout } from '../runtime/index.ts'
import { type ActingRepositories, StoreFailure } from '../store/index.ts'
import type { HaltResult } from './halt-call.ts'
import type { HaltsInForce } from './halts-in-force.ts'
import { haltsOf, type StopAct } from './stop-act.ts'
import type { WaitingHalts } from './waiting-halts.ts'

interface KeeperDeps {
  readonly store: Pick<ActingRepositories, 'halts' | 'outcome' | 'asAct'>
  readonly waiting: WaitingHalts
  readonly inForce: Pick<HaltsInForce, 'stored'>
  readonly onChange: () => void
  readonly clock: Clock
  readonly log: Log
}

/** If the store takes longer than this, the stop is also written to the file. */
const QUICK = SECOND / 2
const RETRY_DELAY_MS = 2 * SECOND

/** `other-act`: the id belongs to an act of another person or with another body. `ended`: it was stored and resumed. */
type Stored = 'stored' | 'other-act' | 'ended'

/** Brings stops into the store. A stop that the store does not take waits in memory and in the file. */
export function openStopKeeper({ store, waiting, inForce, onChange, clock, log }: KeeperDeps) {
  const attempts = new Map<string, Promise<Stored>>()

  const attempt = async (act: StopAct): Promise<Stored> => {
    const { record, codes, reason: _, by: __, ...asked } = act
    const answer = JSON.stringify({ kind: 'halted', codes })
    try {
      await store.asAct({ ...asked, within: null }, { answer, record }).addHalts(haltsOf(act))
    } catch (error) {
      if (!(error instanceof StoreFailure && error.code === 'REPEATED')) throw error
      const known = await store.outcome(act.id)
      if (known?.person !== act.person || known.fingerprint !== act.fingerprint) return 'other-act'
      const open = (await store.halts()).filter((halt) => halt.act === act.id)
      if (open.length < codes.length) return 'ended'
    }
    inForce.stored(act)
    return 'stored'
  }
  /** One attempt of an act runs at a time, so that none finds the act of the other stored and resumed. */
  const put = (act: StopAct): Promise<Stored> => {
    const running = attempts.get(act.id) ?? attempt(act).finally(() => attempts.delete(act.id))
    attempts.set(act.id, running)
    return running
  }
  /** Removes an act that no longer waits. Resolves with false if the file still contains it. */
  const settle = async (act: StopAct): Promise<boolean> => {
    const isRemoved = await waiting.remove([act.id])
    onChange()
    return isRemoved
  }
  const flush = async (): Promise<number> => {
    for (const act of waiting.current()) {
      const stored = await put(act)
      await settle(act)
      log.info({ act: act.id, codes: act.codes, stored }, 'waiting halt stored')
    }
    return waiting.current().length === 0 ? Infinity : 0
  }
  const flushing = repeat({ run: flush, first: 0, onFailure: () => RETRY_DELAY_MS, clock })

  const keepOnce = async (act: StopAct, patience: number): Promise<HaltResult['kept'] | Exclude<Stored, 'stored'>> => {
    // The stop is in force at once, even if the store fails later.
    waiting.add(act)
    onChange()
    const storing = put(act).then(
      async (stored) => {
        // A stop that was resumed gives way to its successor first, so that no price is public between the two.
        if (stored !== 'ended') await settle(act)
        return stored === 'stored' ? 'store' : stored
      },
      (error: unknown) => {
        log.error({ err: error, act: act.id, codes: act.codes }, 'halt not stored, retrying')
        return null
      },
    )
    const quick = await Promise.race([storing, sleep(QUICK, clock).then(() => null)])
    if (quick !== null) return quick
    const isSaved = await waiting.save()
    const late = await withTimeout(storing, patience - QUICK, clock)
    if (late !== null) return late
    flushing.wake()
    return isSaved ? 'file' : 'memory'
  }

  return {
    /**
     * Puts a stop into force and keeps it: in the store, else in the file, else in memory only. A repeated stop that
     * was resumed stops again, under an id of its own. `patience` is in ms.
     */
    async keep(act: StopAct, patience: number): Promise<HaltResult['kept'] | 'other-act'> {
      let [current, kept] = [act, await keepOnce(act, patience)]
      for (let count = 2; kept === 'ended'; count += 1) {
        const ended = current
        current = { ...act, id: `${act.id}~${count}`, at: clock.now() }
        const next = keepOnce(current, patience)
        await settle(ended)
        kept = await next
      }
      return kept
    },
    /** Stores the waiting stops with these ids. Resolves with false if that takes longer than `patience`. */
    async store(ids: readonly string[], patience: () => number): Promise<boolean> {
      for (const act of waiting.current().filter(({ id }) => ids.includes(id))) {
        const stored = await withTimeout(put(act), patience(), clock)
        if (stored === null || !(await settle(act))) return false
      }
      return true
    },
    [Symbol.asyncDispose]: () => flushing[Symbol.asyncDispose](),
  }
}
