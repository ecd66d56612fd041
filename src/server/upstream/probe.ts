import { setTimeout as pause } from 'node:timers/promises'
import { type Day, SECOND } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { namesPrice, type PriceMessage } from '#domain/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type CentralBankSettings, type Clock, createLog, type MarketSettings } from '../runtime/index.ts'
import { describeBulletinFailure } from './bulletin-source.ts'
import { bulletinSource, goldSource } from './central-bank.ts'
import { newestFixingHour } from './gold-source.ts'
import type { RunningSource, SourceHealth } from './source.ts'
import type { MarketParts, SourceName } from './sources.ts'

/** `silent`: connected, nothing has come yet. The error is the source's own word; null: it did not answer at all. */
export interface MarketProbe {
  readonly source: 'socket' | 'feed'
  readonly url: string
  readonly answer: Result<'prices' | 'silent', string | null>
}

/** A provider that is alive speaks within seconds. */
const PATIENCE = 15 * SECOND
const LOOKS_EVERY = SECOND / 4

const silent = createLog({ write: () => undefined })

/** Asks each address of the provider once, all at the same time: for the operator's check. */
export async function probeMarket(
  { url, origin, feedUrl }: Extract<MarketSettings, { kind: 'provider' }>,
  clock: Clock,
): Promise<MarketProbe[]> {
  const probes: Promise<MarketProbe>[] = []
  const parts = { selection: () => CURRENCY_BOARD, clock, log: silent, onMessage: namesPrice }
  if (url !== undefined) {
    const { startProviderSocket } = await import('./provider-socket.ts')
    probes.push(probe('socket', url, startProviderSocket({ url, origin, ...parts })))
  }
  if (feedUrl !== undefined) {
    const { startProviderFeed } = await import('./provider-feed.ts')
    // Asked for its own sake, not because the socket is silent.
    probes.push(probe('feed', feedUrl, startProviderFeed({ url: feedUrl, silentFor5s: () => true, ...parts })))
  }
  return Promise.all(probes)
}

/** A connection that brings prices does so at once, or with the next of them. */
const REACHED_WITHIN = 4 * SECOND

/** Whether connections of their own bring prices from the provider now. `onPrices`: true when they are of a living source. */
export async function reachesMarket(
  settings: MarketSettings,
  {
    selection,
    onPrices,
    signal,
    clock,
  }: Pick<MarketParts, 'selection' | 'onPrices' | 'clock'> & { signal: AbortSignal },
): Promise<boolean> {
  if (settings.kind === 'demo') return true
  const { url, origin, feedUrl } = settings
  const reached = Promise.withResolvers<boolean>()
  using opened = new DisposableStack()
  const take =
    (source: SourceName) =>
    (message: PriceMessage, at: number): boolean => {
      const isLiving = onPrices(message, source, at)
      if (isLiving) reached.resolve(true)
      return isLiving
    }
  const parts = { selection, clock, log: silent }
  if (url !== undefined) {
    const { startProviderSocket } = await import('./provider-socket.ts')
    opened.use(startProviderSocket({ url, origin, ...parts, onMessage: take('socket') }))
  }
  if (feedUrl !== undefined) {
    const { startProviderFeed } = await import('./provider-feed.ts')
    opened.use(startProviderFeed({ url: feedUrl, silentFor5s: () => true, ...parts, onMessage: take('feed') }))
  }
  const timer = clock.after(REACHED_WITHIN, () => reached.resolve(false))
  opened.defer(() => timer.cancel())
  signal.addEventListener('abort', () => reached.resolve(false))
  return await reached.promise
}

async function probe(name: MarketProbe['source'], url: string, source: RunningSource): Promise<MarketProbe> {
  let health = source.health()
  for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
    if (health.lastGoodAt !== null || health.state === 'failing') break
    await pause(LOOKS_EVERY)
    health = source.health()
  }
  source[Symbol.dispose]()
  return { source: name, url, answer: answerOf(health) }
}

function answerOf({ state, lastGoodAt, lastError }: SourceHealth): MarketProbe['answer'] {
  if (lastGoodAt !== null) return ok('prices')
  return state === 'waiting' ? ok('silent') : fail(lastError)
}

/** The day of the newest bulletin, or one line on why there is none. */
export async function probeBank(settings: CentralBankSettings, clock: Clock): Promise<Result<Day, string>> {
  const newest = await (await bulletinSource(settings, clock)).newest()
  return newest.ok ? ok(newest.value.day) : fail(describeBulletinFailure(newest.error))
}

/** The newest hour of the bank's gold that has passed, which holidays lack, or one line on why there is no answer. */
export async function probeGold(settings: CentralBankSettings, clock: Clock) {
  const { day, hour } = newestFixingHour(clock.now(), clock.zone)
  const fixing = await (await goldSource(settings, clock)).of(day, hour)
  return fixing.ok ? ok({ day, hour, isThere: fixing.value !== null }) : fail(describeBulletinFailure(fixing.error))
}
