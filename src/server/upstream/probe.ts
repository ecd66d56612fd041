import { setTimeout as pause } from 'node:timers/promises'
import type { ProviderMapping } from '#contract/settings/settings-schema.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { OfferedPrice, PriceMessage } from '#domain/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type CentralBankSettings, type Clock, createLog, type MarketSettings } from '../runtime/index.ts'
import { describeBulletinFailure } from './bulletin-source.ts'
import { bulletinSource, goldSource } from './central-bank.ts'
import { newestFixingHour } from './gold-source.ts'
import { keyedProvider } from './keyed-provider.ts'
import type { RunningSource, SourceHealth, SourceName } from './source.ts'
import type { MarketParts } from './sources.ts'

export interface MarketProbe {
  readonly source: Exclude<SourceName, 'demo'>
  readonly url: string
  /** The error is the source's own text; null if it did not answer. */
  readonly answer: Result<ProviderAnswer, string | null>
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

/** Requests these prices from each address of the provider at the same time, for the operator's check. */
export async function probeMarket(
  { url, origin, feedUrl, api }: Extract<MarketSettings, { kind: 'provider' }>,
  wanted: readonly Instrument[],
  clock: Clock,
  mapping: ProviderMapping | null = null,
): Promise<MarketProbe[]> {
  const probes: Promise<MarketProbe>[] = []
  const wire = api && keyedProvider(api, () => mapping)
  const deps = { selection: () => wanted, wire, clock, log: silent }
  if (url !== undefined) {
    const { startProviderSocket } = await import('./provider-socket.ts')
    const collected = collectCodes(wanted)
    const socket = startProviderSocket({ url, origin, ...deps, onMessage: collected.take })
    probes.push(
      probe({ name: 'socket', url, source: socket, collected, restTimeout: REST_TIMEOUT_MS, instead: socket.instead }),
    )
  }
  if (feedUrl !== undefined) {
    const { startProviderFeed } = await import('./provider-feed.ts')
    const collected = collectCodes(wanted)
    // The check also polls the feed if the socket is not silent.
    const silentFor5s = (): boolean => true
    const feed = startProviderFeed({
      url: feedUrl,
      silentFor5s,
      ...deps,
      onMessage: (message) => void collected.take(message),
    })
    probes.push(probe({ name: 'feed', url: feedUrl, source: feed, collected, restTimeout: 0, instead: () => null }))
  }
  return Promise.all(probes)
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
  const { startProvider } = await import('./provider.ts')
  const onMessage: MarketParts['onPrices'] = (...received) => {
    const isAlive = onPrices(...received)
    if (isAlive) reached.resolve(true)
    return isAlive
  }
  opened.use(startProvider({ ...settings, ...deps, alwaysPolls: true, onMessage, log: silent }))
  // The signal may have been aborted while the code was loading.
  if (signal.aborted) return false
  const stopWaiting = (): void => reached.resolve(false)
  const timer = deps.clock.after(REACH_TIMEOUT_MS, stopWaiting)
  opened.defer(() => timer.cancel())
  signal.addEventListener('abort', stopWaiting)
  opened.defer(() => signal.removeEventListener('abort', stopWaiting))
  return await reached.promise
}

interface Probing {
  readonly name: MarketProbe['source']
  readonly url: string
  readonly source: RunningSource
  readonly collected: ReturnType<typeof collectCodes>
  /** ms to wait for the rest of a board. */
  readonly restTimeout: number
  readonly instead: () => string | null
}

async function probe({ name, url, source, collected, restTimeout, instead }: Probing): Promise<MarketProbe> {
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
  return { source: name, url, answer: answerOf(health, instead(), collected.answer()) }
}

function answerOf(
  { state, lastGoodAt, lastError }: SourceHealth,
  instead: string | null,
  answer: ProviderAnswer,
): MarketProbe['answer'] {
  if (lastGoodAt !== null) return ok(answer)
  if (instead !== null) return fail(instead)
  return state === 'waiting' ? ok({ kind: 'silent' }) : fail(lastError)
}

/** Resolves with the day of the newest bulletin, or with the reason in one line. */
export async function probeBank(settings: CentralBankSettings, clock: Clock): Promise<Result<Day, string>> {
  const newest = await (await bulletinSource(settings, clock)).newest()
  return newest.ok ? ok(newest.value.day) : fail(describeBulletinFailure(newest.error))
}

/** Resolves with the newest past hour of the bank's gold (none on holidays), or with the reason in one line. */
export async function probeGold(settings: CentralBankSettings, clock: Clock) {
  const { day, hour } = newestFixingHour(clock.now())
  const fixing = await (await goldSource(settings, clock)).of(day, hour)
  return fixing.ok ? ok({ day, hour, isThere: fixing.value !== null }) : fail(describeBulletinFailure(fixing.error))
}
