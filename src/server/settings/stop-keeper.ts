import { SECOND } from '#domain/calendar.ts'
import { type Clock, type Log, repeat, sleep, withTimeout } from '../runtime/index.ts'
import { type ActingRepositories, type PastHalt, StoreFailure } from '../store/index.ts'
import type { HaltResult } from './halt-call.ts'
import type { HaltsInForce } from './halts-in-force.ts'
import { haltsOf, type StopAct } from './stop-act.ts'
import type { WaitingHalts } from './waiting-halts.ts'

interface KeeperDeps {
  readonly store: Pick<ActingRepositories, 'pastHalts' | 'outcome' | 'asAct'>
  readonly waiting: WaitingHalts
  readonly inForce: Pick<HaltsInForce, 'stored'>
  readonly onChange: () => void
  readonly clock: Clock
  readonly log: Log
}

/** If the store takes longer than this, the stop is also written to the file. */
const QUICK = SECOND / 2
const RETRY_DELAY_MS = 2 * SECOND
/** The halts that ended last are the newest ones. */
const MAX_PAST = 1000

/** `other-act`: the id belongs to an act of another person or with another body. `ended`: it was stored and resumed. */
type Stored = { readonly kind: 'stored' | 'other-act' } | { readonly kind: 'ended'; readonly ends: readonly PastHalt[] }

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
      if (known?.person !== act.person || known.fingerprint !== act.fingerprint) return { kind: 'other-act' }
      const own = (await store.pastHalts(MAX_PAST)).filter((halt) => halt.act === act.id)
      const open = own.filter(({ endedAt }) => endedAt === null)
      if (open.length < codes.length) {
        inForce.stored(haltsOf(act).filter(({ code }) => open.some((halt) => halt.code === code)))
        return { kind: 'ended', ends: own.filter((halt) => !open.includes(halt)) }
      }
    }
    inForce.stored(haltsOf(act))
    return { kind: 'stored' }
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
  /** Puts the act that stops again into force before the resumed one is removed, so that no price is public between. */
  const stopAgain = async (ended: StopAct, codes = ended.codes): Promise<StopAct> => {
    const next = { ...successorOf(ended), codes, at: clock.now() }
    if (codes.length > 0) waiting.add(next)
    await settle(ended)
    return next
  }
  const flush = async (): Promise<number> => {
    for (const { id } of waiting.current()) {
      const act = waiting.current().find((each) => each.id === id)
      if (act === undefined) continue
      const stored = await put(act)
      // It may have been asked for again while it was being stored.
      const asked = waiting.current().find((each) => each.id === id) ?? act
      await (stored.kind === 'ended' ? stopAgain(asked, endedBefore(asked, stored.ends)) : settle(asked))
      log.info({ act: id, codes: act.codes, stored: stored.kind }, 'waiting halt stored')
    }
    return waiting.current().length === 0 ? Infinity : 0
  }
  const flushing = repeat({ run: flush, first: 0, onFailure: () => RETRY_DELAY_MS, clock })

  const keepOnce = async (act: StopAct, left: () => number): Promise<HaltResult['kept'] | 'other-act' | 'ended'> => {
    // The stop is in force at once, even if the store fails later.
    waiting.add(act)
    onChange()
    const storing = put(act).then(
      async ({ kind }) => {
        if (kind !== 'ended') await settle(act)
        return kind === 'stored' ? 'store' : kind
      },
      (error: unknown) => {
        log.error({ err: error, act: act.id, codes: act.codes }, 'halt not stored, retrying')
        return null
      },
    )
    const quick = await Promise.race([storing, sleep(Math.min(QUICK, left()), clock).then(() => null)])
    if (quick !== null) return quick
    const isSaved = await waiting.save()
    const late = await withTimeout(storing, left(), clock)
    if (late !== null) return late
    flushing.wake()
    return isSaved ? 'file' : 'memory'
  }

  return {
    /**
     * Puts a stop into force and keeps it: in the store, else in the file, else in memory only. A repeated stop that
     * was resumed stops again, under an id of its own. `left` returns the ms that are left for the answer.
     */
    async keep(act: StopAct, left: () => number): Promise<HaltResult['kept'] | 'other-act'> {
      for (let current = act; ; current = await stopAgain(current)) {
        const kept = await keepOnce(current, left)
        if (kept !== 'ended') return kept
      }
    },
    /** Stores the waiting stops with these ids. Resolves with false if that takes longer than `patience`. */
    async store(ids: readonly string[], patience: () => number): Promise<boolean> {
      for (const act of waiting.current().filter(({ id }) => ids.includes(id))) {
        const stored = await withTimeout(put(act), patience(), clock)
        if (stored === null || !(await settle(act))) return false
      }
      // The file may still have a stop whose removal failed before.
      return ids.every((id) => !waiting.isSaved(id)) || waiting.remove(ids)
    },
    [Symbol.asyncDispose]: () => flushing[Symbol.asyncDispose](),
  }
}

/** The prices that had been resumed when the stop was asked for the last time. */
function endedBefore({ codes, at }: StopAct, ends: readonly PastHalt[]): StopAct['codes'] {
  return codes.filter((code) => ends.some((halt) => halt.code === code && halt.endedAt !== null && halt.endedAt <= at))
}

/** The act of a repeated stop that was resumed. */
function successorOf(act: StopAct): StopAct {
  const [, base = act.id, count = '1'] = /^(.*)~(\d+)$/.exec(act.id) ?? []
  const id = `${base}~${Number(count) + 1}`
  const record = act.record && {
    ...act.record,
    notice: { ...act.record.notice, mailId: act.record.notice.mailId.replace(act.id, id) },
  }
  return { ...act, id, record }
}
