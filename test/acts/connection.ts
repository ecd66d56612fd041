import { type Clock, sleep } from '../../src/server/runtime/clock.ts'
import { StoreFailure } from '../../src/server/store/store-failure.ts'
import type { Repositories, Store } from '../../src/server/store/store.ts'
import type { Journal } from './journal.ts'

/** How a process reaches the store. `slow` and `locked` delay a call, `late` delays its answer. */
export type Weather =
  | { readonly kind: 'clear' | 'away' }
  /** A write is done, but its answer is lost. */
  | { readonly kind: 'losing' }
  | { readonly kind: 'slow' | 'late'; readonly ms: number }
  /** Writes begin at this time by `elapsed()`. */
  | { readonly kind: 'locked'; readonly until: number }

/** The connection of one process to the shared store. After `cut`, no call is answered. */
export interface Connection {
  readonly store: Store
  weather: Weather
  /** Ends the process. Its waiting calls are still sent if `isSent`. */
  cut(isSent: boolean): void
  /** Everything that the journal had up to this number is known to the process. */
  readonly knownUpTo: () => number
  /** The same before this millisecond. */
  readonly knewUpTo: () => number
}

interface ConnectionDeps {
  readonly store: Store
  readonly journal: Journal
  readonly clock: Pick<Clock, 'after' | 'elapsed'>
}

type Method = (...given: readonly unknown[]) => Promise<unknown>

const NEVER = Promise.withResolvers<never>().promise

export function openConnection({ store, journal, clock }: ConnectionDeps): Connection {
  /** Functions, because the process may end while a call waits. */
  let [isCut, isDropped] = [() => false, () => false]
  let [known, knew, knownAt] = [0, 0, 0]

  const call = async (name: string, within: number | null, isWrite: boolean, work: () => Promise<unknown>) => {
    if (isCut()) return NEVER
    const { weather } = connection
    if (weather.kind === 'away') throw new StoreFailure('AWAY', 'the store is away')
    const delay = delayOf(weather, isWrite, clock.elapsed())
    if (within !== null && delay >= within) {
      await sleep(within, clock)
      throw StoreFailure.cancelled()
    }
    if (delay > 0) await sleep(delay, clock)
    if (isDropped()) return NEVER
    const from = journal.number()
    const answer = await journal.during(work())
    if (weather.kind === 'late') await sleep(weather.ms, clock)
    if (isCut()) return NEVER
    if (weather.kind === 'losing' && isWrite) throw new StoreFailure('LOST', 'the answer was lost', true)
    if ((name === 'halts' || name === 'endHalts') && from > known) {
      if (clock.elapsed() > knownAt) knew = known
      ;[known, knownAt] = [from, clock.elapsed()]
    }
    return answer
  }

  const methodsOf = <Of extends object>(of: Of, within: number | null, isAct: boolean): Of =>
    new Proxy(of, {
      get(target, property) {
        const [name, member]: [string, unknown] = [String(property), Reflect.get(target, property)]
        if (typeof member !== 'function' || name === 'dataVersion') return member
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all other methods are asynchronous
        const method = member as Method
        return (...given: readonly unknown[]) =>
          call(name, within, isAct || name === 'settleAct', () =>
            journal.note(name, given, Reflect.apply(method, target, given)),
          )
      },
    })

  const asAct: Store['asAct'] = (act, outcome): Repositories =>
    methodsOf(store.asAct({ ...act, within: null }, outcome), act.within, true)
  const methods = methodsOf(store, null, false)
  const connection: Connection = {
    store: new Proxy(store, {
      get: (_target, name): unknown =>
        name === 'asAct' ? asAct : name === 'replicas' ? null : Reflect.get(methods, name),
    }),
    weather: { kind: 'clear' },
    cut(isSent) {
      isCut = () => true
      isDropped = () => !isSent
    },
    knownUpTo: () => known,
    knewUpTo: () => (clock.elapsed() > knownAt ? known : knew),
  }
  return connection
}

function delayOf(weather: Weather, isWrite: boolean, now: number): number {
  switch (weather.kind) {
    case 'slow':
      return weather.ms
    case 'locked':
      return isWrite ? Math.max(0, weather.until - now) : 0
    case 'clear':
    case 'away':
    case 'losing':
    case 'late':
      return 0
  }
}
