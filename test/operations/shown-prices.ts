import { fieldsOf, textOf } from '../../src/contract/json.ts'
import type { SocketVisitor } from '../fakes/socket-visitor.ts'
import type { QuotedPrice } from './replica-group.ts'

/** A dollar price from a socket with the time of its quote and the time of its arrival, both in ms since the epoch. */
export interface ShownPrice {
  readonly sells: string
  readonly time: number
  readonly readAt: number
}

/** In ms. While a former leader learns that it lost the lead, two replicas may publish the provider's prices. */
const A_MOMENT = 1500

/** Returns the dollar prices of all messages that a socket received. */
export function pricesIn({ received, receivedAt }: Pick<SocketVisitor, 'received' | 'receivedAt'>): ShownPrice[] {
  return received.flatMap((frame, index) => {
    if (!frame.startsWith('42["price_changed"')) return []
    const frameParts: unknown = JSON.parse(frame.slice(2))
    const body = fieldsOf(Array.isArray(frameParts) ? frameParts[1] : undefined)
    const sells = textOf(fieldsOf(fieldsOf(body['data'])['USDTRY'])['satis'])
    const time = Number(fieldsOf(body['meta'])['time'])
    return sells === '' ? [] : [{ sells, time, readAt: receivedAt[index] ?? Number.NaN }]
  })
}

/**
 * Returns shown prices that the provider never sent or whose time is wrong: a price must not have a later time than the
 * first arrival of a newer price at any visitor. A late message at a busy leader is therefore not an error.
 */
export function dishonest(
  shown: readonly ShownPrice[],
  read: readonly ShownPrice[],
  sentPrices: readonly QuotedPrice[],
): ShownPrice[] {
  const reads = read.map(({ sells, readAt }) => ({ place: placeOf(sells, sentPrices), readAt }))
  const over = sentPrices.map((_price, index) =>
    Math.min(...reads.filter(({ place }) => place > index).map(({ readAt }) => readAt)),
  )
  return shown.filter(({ sells, time }) => !(time <= (over[placeOf(sells, sentPrices)] ?? Number.NaN) + A_MOMENT))
}

/** Returns the prices that were shown directly after a newer one. */
export function stepsBack(shown: readonly Pick<ShownPrice, 'sells'>[], sentPrices: readonly QuotedPrice[]) {
  const places = shown.map(({ sells }) => placeOf(sells, sentPrices))
  return shown.filter((_price, index) => (places[index] ?? 0) < (places[index - 1] ?? 0))
}

function placeOf(sells: string, sentPrices: readonly QuotedPrice[]): number {
  return sentPrices.findIndex((each) => Number(each.sells) === Number(sells))
}
