import { readLiveSettings, sameLiveSettings } from '#contract/live-settings.ts'
import { readPriceMessage, type WireError, type YenPer } from '#contract/price-wire.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LiveState } from './live-state.ts'

/** The part of the page that a price message speaks to. */
export type Listening = Pick<LiveState, 'name' | 'prices' | 'settings' | 'time' | 'zone'>

/** The two ways of a message to the page, and per how many yen each speaks. */
const YEN_PER = { relay: 100, feed: 1 } as const satisfies Record<string, YenPer>

/** A message of the relay or the feed: its prices, and the settings that they are judged by. False if nothing in it belongs on the board. */
export function takeMessage(
  { prices, settings, time, zone }: Listening,
  body: unknown,
  way: keyof typeof YEN_PER,
): Result<boolean, WireError> {
  const said = readLiveSettings(body)
  if (said !== null && !sameLiveSettings(said, settings.get())) settings.set(said)
  const message = readPriceMessage(body, prices.selection, YEN_PER[way], zone)
  if (!message.ok) return message
  // The feed goes on with the last word of a dead source; its answer bears a `Date`.
  if (way === 'relay' && message.value.sourceTime !== null) time.hear(message.value.sourceTime)
  return ok(prices.take(message.value, time.now()))
}
