import { readTerms, sameTerms } from '#contract/freshness-terms.ts'
import { readPriceMessage, type WireError, type YenPer } from '#contract/price-wire.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LiveState } from './live-state.ts'

/** The part of the page that a price message speaks to. */
export type Listening = Pick<LiveState, 'prices' | 'terms' | 'time' | 'zone'>

/** A message of the relay or the feed: its prices, and the terms that they are judged by. False if nothing in it belongs on the board. */
export function takeMessage(
  { prices, terms, time, zone }: Listening,
  body: unknown,
  yenPer: YenPer,
): Result<boolean, WireError> {
  const said = readTerms(body)
  if (said !== null && !sameTerms(said, terms.get())) terms.set(said)
  const message = readPriceMessage(body, yenPer, zone)
  return message.ok ? ok(prices.take(message.value, time.now())) : message
}
