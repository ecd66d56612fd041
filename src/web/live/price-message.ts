import { readLiveSettings, sameLiveSettings } from '#contract/office-facts.ts'
import { API_PATHS, boardQuery } from '#contract/paths.ts'
import { readPriceMessage, type WireError, type YenPer } from '#contract/price-wire.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LiveState } from './live-state.ts'
import { callJson, logFailure } from './price-call.ts'

type Receiver = Pick<LiveState, 'name' | 'prices' | 'settings' | 'time'>

/** The number of yen per quote for each origin of messages. */
const YEN_PER = { relay: 100, feed: 1 } as const satisfies Record<string, YenPer>

const FEED = `${API_PATHS.feed}?dil_kodu=tr`

/** Writes the prices and settings of a message into the store. Returns false if no price belongs to the board. */
export function receiveMessage(
  { prices, settings, time }: Receiver,
  body: unknown,
  from: keyof typeof YEN_PER,
): Result<boolean, WireError> {
  const sent = readLiveSettings(body)
  const { banknotes } = settings.get()
  // The feed sends no banknote rules, so the known ones are kept.
  const next = sent !== null && from === 'feed' && banknotes !== undefined ? { ...sent, banknotes } : sent
  if (next !== null && !sameLiveSettings(next, settings.get())) settings.set(next)
  const message = readPriceMessage(body, prices.selection, YEN_PER[from])
  if (!message.ok) return message
  // Only the relay sets the clock. The feed repeats the time of a stopped source, but its answers have a `Date` header.
  if (from === 'relay' && message.value.sourceTime !== null) time.learnFromRelay(message.value.sourceTime)
  return ok(prices.receive(message.value, time.now()))
}

/** Calls the JSON feed once. After a failure, which is logged, the table keeps its prices. */
export async function pollFeed(receiver: Receiver, signal: AbortSignal): Promise<void> {
  try {
    const body = await callJson(FEED + boardQuery(receiver.name), { time: receiver.time, signal })
    const received = receiveMessage(receiver, body, 'feed')
    if (!received.ok) logFailure('feed', received.error)
  } catch (error) {
    if (!signal.aborted) logFailure('feed', error)
  }
}
