import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import type { Log } from '../runtime/index.ts'
import type { Halt, HaltStore } from '../store/index.ts'
import { haltsOf, type StopAct } from './stop-act.ts'

interface InForceDeps {
  readonly store: Pick<HaltStore, 'halts'>
  /** The stops that are in force but not stored yet. */
  readonly waiting: () => readonly StopAct[]
  /** Called when the stored halts have changed. */
  readonly onChange: () => void
  readonly log: Log
}

export type HaltsInForce = Awaited<ReturnType<typeof openHaltsInForce>>

/** The halts in the store as this process knows them, and those that are not stored yet. */
export async function openHaltsInForce({ store, waiting, onChange, log }: InForceDeps) {
  let rows: readonly Halt[] = await store.halts()
  /** Reads are numbered by their start. Those up to `changedAt` began before this process changed `rows` itself. */
  let [started, applied, changedAt] = [0, 0, 0]

  const apply = (next: readonly Halt[]): void => {
    const isChanged = JSON.stringify(next) !== JSON.stringify(rows)
    rows = next
    if (isChanged) onChange()
  }
  /** Reads the store. A read that began earlier than an applied one is dropped, or repeated if it is the newest. */
  const refresh = async (): Promise<void> => {
    for (;;) {
      const turn = ++started
      const read = await store.halts()
      if (turn < applied) return
      if (turn > changedAt) {
        applied = turn
        apply(read)
        return
      }
    }
  }
  const changeOwn = (next: readonly Halt[]): void => {
    changedAt = started
    apply(next)
    // The next read has what other processes did meanwhile.
    refresh().catch((error: unknown) => log.warn({ err: error }, 'halts not read'))
  }
  const prices = (): readonly HaltedPrice[] => {
    const unstored = waiting().flatMap(haltsOf)
    const stored = rows.filter(({ code, act }) => unstored.every((halt) => halt.act !== act || halt.code !== code))
    const oldestFirst = [...stored, ...unstored].toSorted((one, other) => one.since - other.since)
    const byCode = Map.groupBy(oldestFirst, ({ code }) => code)
    return INSTRUMENT_IDS.flatMap((id) => {
      const [first, ...more] = byCode.get(id) ?? []
      if (first === undefined) return []
      const { act, ...halt } = first
      return [{ ...halt, acts: [act, ...more.map((each) => each.act)] }]
    })
  }

  return {
    /** The halted prices, in display order. */
    prices,
    refresh,
    /** Returns those of the codes that are halted. */
    among(codes: readonly InstrumentId[]): readonly InstrumentId[] {
      const halted = new Set(prices().map(({ code }) => code))
      return codes.filter((code) => halted.has(code))
    },
    /** These are all halts of an act that are in force in the store now. */
    stored: (halts: readonly Halt[]): void =>
      changeOwn([...rows.filter(({ act }) => halts.every((halt) => halt.act !== act)), ...halts]),
    /** The halts of these codes by these acts were ended just now; `staying` are the stored ones that were not. */
    ended(codes: readonly InstrumentId[], acts: readonly string[], staying: readonly Halt[]): void {
      const others = rows.filter((halt) => !(codes.includes(halt.code) && acts.includes(halt.act)))
      const unknown = staying.filter(({ code, act }) => others.every((halt) => halt.code !== code || halt.act !== act))
      changeOwn([...others, ...unknown])
    },
  }
}
