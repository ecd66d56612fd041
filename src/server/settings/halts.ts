import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import { SECOND } from '#domain/calendar.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type Clock, type Log, sleep, repeat, withTimeout } from '../runtime/index.ts'
import type { HaltStore, KnownReplica, ReplicaRegister } from '../store/index.ts'
import type { HaltOptions, HaltResult } from './halt-call.ts'
import { unconfirmedReplicas } from './replica-reports.ts'
import type { WaitingHalts } from './waiting-halts.ts'

interface HaltDeps {
  readonly store: HaltStore & { readonly replicas: ReplicaRegister | null }
  readonly waiting: WaitingHalts
  readonly clock: Clock
  readonly log: Log
  /** Called when the halts in force have changed. */
  readonly onChange: () => void
}

/** If the store takes longer than this, the halt is also written to the file. */
const QUICK = SECOND / 2
/** The outcome is known within three seconds. */
const ANSWER_WITHIN = 2.75 * SECOND
const TRY_AGAIN_AFTER = 2 * SECOND

/** The halts in force: those in the store, and those that are not stored yet. */
export async function openHalts({ store, waiting, clock, log, onChange }: HaltDeps) {
  let rows = await store.halts()

  const refresh = async (): Promise<void> => {
    const read = await store.halts()
    const isChanged = JSON.stringify(read) !== JSON.stringify(rows)
    rows = read
    if (isChanged) onChange()
  }

  const flush = async (): Promise<number> => {
    const halts = waiting.current()
    if (halts.length === 0) return Infinity
    await store.addHalts(halts)
    await refresh()
    await waiting.remove(halts.map(({ code }) => code))
    log.info({ codes: halts.map(({ code }) => code) }, 'waiting halts stored')
    onChange()
    return waiting.current().length === 0 ? Infinity : 0
  }
  const flushing = repeat({ run: flush, first: 0, onFailure: () => TRY_AGAIN_AFTER, clock })

  const inForce = (): readonly HaltedPrice[] => {
    const byCode = new Map([...waiting.current(), ...rows].map((halt) => [halt.code, halt]))
    return INSTRUMENT_IDS.flatMap((code) => byCode.get(code) ?? [])
  }
  const isAs = (codes: readonly InstrumentId[], halted: boolean): boolean => {
    const now = new Set(inForce().map(({ code }) => code))
    return codes.every((code) => now.has(code) === halted)
  }

  const halt = async (codes: readonly InstrumentId[], { by, reason }: HaltOptions): Promise<HaltResult['kept']> => {
    // One time for all codes, because they are resumed together.
    const since = clock.now()
    const halts = codes.map((code) => ({ code, since, by, reason }))
    // The halt is in force at once, even if the store fails later.
    waiting.add(halts)
    onChange()
    const stored = store.addHalts(halts).then(
      async () => {
        await refresh()
        await waiting.remove(codes)
        onChange()
        return true
      },
      (error: unknown) => {
        log.error({ err: error, codes }, 'halt not stored, retrying')
        return false
      },
    )
    const isQuick = await Promise.race([stored, sleep(QUICK, clock).then(() => null)])
    if (isQuick === true) return 'store'
    const isSaved = await waiting.save()
    const isStored = (await withTimeout(stored, ANSWER_WITHIN - QUICK, clock)) ?? false
    if (!isStored) flushing.wake()
    return isStored ? 'store' : isSaved ? 'file' : 'memory'
  }

  const resume = async (codes: readonly InstrumentId[], { by }: HaltOptions): Promise<void> => {
    const ended = store.endHalts(codes, clock.now(), by).then(async () => {
      await waiting.remove(codes)
      await refresh()
      onChange()
    })
    ended.catch((error: unknown) => log.error({ err: error, codes }, 'halt not ended'))
    await withTimeout(
      ended.catch(() => undefined),
      ANSWER_WITHIN,
      clock,
    )
  }

  return {
    inForce,
    refresh,
    async set(
      requested: readonly InstrumentId[],
      selection: readonly InstrumentId[],
      halted: boolean,
      options: HaltOptions,
    ) {
      const began = clock.elapsed()
      const codes = selection.filter((code) => requested.includes(code))
      const kept = halted ? await halt(requested, options) : (await resume(requested, options), 'store' as const)
      const left = Math.max(0, ANSWER_WITHIN - (clock.elapsed() - began))
      const isHere = isAs(codes, halted)
      const confirms = ({ shownCodes }: KnownReplica): boolean =>
        codes.every((code) => shownCodes.includes(code) !== halted)
      // If another person has done the opposite since, that later act wins, and no replica will confirm this one.
      const isAsAsked = (): boolean => isAs(codes, halted)
      const unconfirmed =
        store.replicas === null ? [] : await unconfirmedReplicas(store.replicas, clock, left, confirms, isAsAsked)
      const isStill = isHere && isAs(codes, halted)
      const reach = !isStill ? 'nowhere' : unconfirmed?.length === 0 ? 'everywhere' : 'here'
      const result: HaltResult = {
        codes,
        halted,
        reach,
        kept,
        unconfirmedReplicas: unconfirmed,
        took: clock.elapsed() - began,
      }
      log.warn({ ...options, ...result }, halted ? 'prices halted' : 'prices resumed')
      return result
    },
    [Symbol.asyncDispose]: () => flushing[Symbol.asyncDispose](),
  }
}
