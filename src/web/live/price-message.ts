import { readLiveSettings, sameLiveSettings } from '#contract/office-facts.ts'
import { API_PATHS, boardQuery } from '#contract/paths.ts'
import { readPriceMessage, type WireError, type YenPer } from '#contract/price-wire.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LiveState } from './live-state.ts'
import { callJson, logFailure } from './price-call.ts'

type Receiver = Pick<LiveState, 'name' | 'prices' | 'settings' | 'time'>

/** Where messages come from, and per how many yen each quotes. */
const YEN_PER = { relay: 100, feed: 1 } as const satisfies Record<string, YenPer>

const FEED = `${API_PATHS.feed}?dil_kodu=tr`

/** Puts the prices of a message, and the settings they are judged by, into the store. False if none is of the board. */
export function receiveMessage(
  { prices, settings, time }: Receiver,
  body: unknown,
  from: keyof typeof YEN_PER,
): Result<boolean, WireError> {
  const sent = readLiveSettings(body)
  const { banknotes } = settings.get()
  // The feed says nothing of banknotes: what is known stands.
  const next = sent !== null && from === 'feed' && banknotes !== undefined ? { ...sent, banknotes } : sent
  if (next !== null && !sameLiveSettings(next, settings.get())) settings.set(next)
  const message = readPriceMessage(body, prices.selection, YEN_PER[from])
  if (!message.ok) return message
  // The feed repeats the last time of a dead source; its answer bears a `Date`.
  if (from === 'relay' && message.value.sourceTime !== null) time.learnFromRelay(message.value.sourceTime)
  return ok(prices.receive(message.value, time.now()))
}

/** Asks the JSON feed once. A failure is logged only: the table keeps what it has. */
export async function pollFeed(receiver: Receiver, signal: AbortSignal): Promise<void> {
  try {
    const body = await callJson(FEED + boardQuery(receiver.name), { time: receiver.time, signal })
    const received = receiveMessage(receiver, body, 'feed')
    if (!received.ok) logFailure('feed', received.error)
  } catch (error) {
    if (!signal.aborted) logFailure('feed', error)
  }
}
