import { setTimeout as pause } from 'node:timers/promises'
import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { OfferedPrice, PriceMessage } from '#domain/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { addressOf, type ChosenSource, type Clock, createLog, type MarketSettings } from '../runtime/index.ts'
import { newestFixingHour } from './gold-source.ts'
import type { SourceFailure } from './source-failure.ts'
import type { SourceHealth } from './source.ts'
import { type NamedPriceSource, type RunningPriceSource, shownAs } from './sources/price-source.ts'
import { chosenBank, chosenPriceSource } from './sources/source-list.ts'
import { type MarketParts, startPriceSources } from './start-sources.ts'

export interface MarketProbe {
  readonly source: NamedPriceSource
  readonly url: string
  readonly usesMapping: boolean
  /** The error is null if the source did not answer. */
  readonly answer: Result<ProviderAnswer, SourceFailure | null>
}

/**
 * `silent`: connected without a message. `prices`: the last one of each code. `missing`: codes without a price.
 * `others`: unknown names of the provider.
 */
export type ProviderAnswer =
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'prices'
      readonly prices: readonly OfferedPrice[]
      readonly missing: readonly InstrumentId[]
      readonly others: readonly string[]
    }

/** The time limit of a check. A working provider sends within seconds. */
const PROBE_TIMEOUT_MS = 15 * SECOND
const POLL_INTERVAL_MS = SECOND / 20
/** After the first message, a socket sends the rest of its board within this time. */
const REST_TIMEOUT_MS = 2 * SECOND

const silent = createLog({ write: () => undefined })

/**
 * Requests these prices from each source of the provider at the same time, for the operator's check. If the mapping is
 * unknown (undefined), a source that needs it is left out, because its prices would be reported as missing.
 */
export async function probeMarket(
  chosen: readonly ChosenSource[],
  wanted: readonly Instrument[],
  clock: Clock,
  mapping: ProviderMapping | null | undefined,
): Promise<MarketProbe[]> {
  const deps = { selection: () => wanted, mapping: () => mapping ?? null, clock, log: silent }
  const probes = await Promise.all(
    chosen.map(async (each) => {
      const { source, values } = chosenPriceSource(each)
      if (mapping === undefined && source.usesMapping) return []
      const shown = shownAs(source, values)
      const collected = collectCodes(wanted)
      const running = await source.start(values, {
        ...deps,
        id: shown.id,
        // The check also polls a fallback if the sources before it are not silent.
        silentFor5s: () => true,
        onMessage: collected.take,
      })
      const answer = await probe(running, collected, shown.streams ? REST_TIMEOUT_MS : 0)
      return [{ source: shown, url: addressOf(each) ?? '', usesMapping: source.usesMapping === true, answer }]
    }),
  )
  return probes.flat()
}

/** Collects the codes of all messages, because a socket may send a board in parts. */
function collectCodes(wanted: readonly Instrument[]) {
  const named = new Map<InstrumentId, OfferedPrice>()
  const others = new Set<string>()
  return {
    /** Returns true if the message has at least one wanted price. */
    take: ({ prices, ignored }: PriceMessage): boolean => {
      const readable = prices.filter(({ sell }) => sell.ok)
      for (const price of readable) named.set(price.code, price)
      for (const name of ignored) others.add(name)
      return readable.length > 0
    },
    answer: (): ProviderAnswer => ({
      kind: 'prices',
      prices: [...named.values()],
      missing: missing(),
      others: [...others],
    }),
    isComplete: () => missing().length === 0,
  }

  function missing(): InstrumentId[] {
    return wanted.flatMap(({ id }) => (named.has(id) ? [] : id))
  }
}

/** The time limit of a test connection. A working one sends prices at once or with the next change. */
const REACH_TIMEOUT_MS = 4 * SECOND

/**
 * Makes extra connections to the provider. Resolves with true if one sends a price for which `onPrices` returns true.
 */
export async function reachesMarket(
  settings: MarketSettings,
  { onPrices, signal, ...deps }: Omit<MarketParts, 'log'> & { readonly signal: AbortSignal },
): Promise<boolean> {
  if (settings.kind === 'demo') return true
  const reached = Promise.withResolvers<boolean>()
  using opened = new DisposableStack()
  const onFirst: MarketParts['onPrices'] = (...received) => {
    const isAlive = onPrices(...received)
    if (isAlive) reached.resolve(true)
    return isAlive
  }
  const testParts = { ...deps, alwaysPolls: true, onPrices: onFirst, log: silent }
  opened.use(await startPriceSources(settings.sources, testParts))
  // The signal may have been aborted while the code was loading.
  if (signal.aborted) return false
  const stopWaiting = (): void => reached.resolve(false)
  const timer = deps.clock.after(REACH_TIMEOUT_MS, stopWaiting)
  opened.defer(() => timer.cancel())
  signal.addEventListener('abort', stopWaiting)
  opened.defer(() => signal.removeEventListener('abort', stopWaiting))
  return await reached.promise
}

/** `restTimeout`: ms to wait for the rest of a board. */
async function probe(
  source: RunningPriceSource,
  collected: ReturnType<typeof collectCodes>,
  restTimeout: number,
): Promise<MarketProbe['answer']> {
  const instead = (): SourceFailure | null => source.instead?.() ?? null
  let [health, waitedSinceAnswer] = [source.health(), 0]
  for (let waited = 0; waited < PROBE_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    if (health.state === 'failing' || collected.isComplete()) break
    const hasAnswered = health.lastGoodAt !== null || instead() !== null
    if (hasAnswered && waitedSinceAnswer >= restTimeout) break
    if (hasAnswered) waitedSinceAnswer += POLL_INTERVAL_MS
    await pause(POLL_INTERVAL_MS)
    health = source.health()
  }
  source[Symbol.dispose]()
  return answerOf(health, instead(), collected.answer())
}

function answerOf(
  { state, lastGoodAt, lastError }: SourceHealth,
  instead: SourceFailure | null,
  answer: ProviderAnswer,
): MarketProbe['answer'] {
  if (lastGoodAt !== null) return ok(answer)
  if (instead !== null) return fail(instead)
  return state === 'waiting' ? ok({ kind: 'silent' }) : fail(lastError)
}

/** The answer of the bank. `url`: null means that its answers are invented. */
export interface BankProbe<Answer> {
  readonly url: string | null
  readonly answer: Result<Answer, SourceFailure>
}

/** Resolves with the day of the newest bulletin. */
export async function probeBank(chosen: ChosenSource, clock: Clock): Promise<BankProbe<Day>> {
  const { source, values } = chosenBank(chosen)
  const newest = await (await source.open(values, clock)).newest()
  const answer = newest.ok ? ok(newest.value.day) : newest
  return { url: addressOf(chosen), answer }
}

/** Resolves with the newest past hour of the bank's gold, which has no price on holidays. */
export async function probeGold(chosen: ChosenSource, clock: Clock): Promise<BankProbe<FixingAnswer>> {
  const { source, values } = chosenBank(chosen)
  const { day, hour } = newestFixingHour(clock.now())
  const fixing = await (await source.gold.open(values, clock)).of(day, hour)
  const answer = fixing.ok ? ok({ day, hour, isThere: fixing.value !== null }) : fixing
  return { url: source.gold.address(values), answer }
}

interface FixingAnswer {
  readonly day: Day
  readonly hour: number
  readonly isThere: boolean
}
