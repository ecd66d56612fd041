import { fieldsOf, textOf } from '../../src/contract/json.ts'
import type { SocketVisitor } from '../fakes/socket-visitor.ts'
import type { QuotedPrice } from './replica-group.ts'

/** A price of the dollar as a socket brought it, when its source quoted, as it says, and when it was read. */
export interface ShownPrice {
  readonly sells: string
  readonly time: number
  readonly readAt: number
}

/** Two replicas have the source for a moment, while one of them is being told that it leads no more. */
const A_MOMENT = 1500

/** The prices of the dollar in all that a socket received. */
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
 * Those that nobody quoted, and those that somebody made younger: once anybody had `read` a newer price, this one was
 * over. However late a busy leader hears its source, nobody reads from it what it has not heard.
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

/** Those before which a newer one had been shown. */
export function stepsBack(shown: readonly Pick<ShownPrice, 'sells'>[], sentPrices: readonly QuotedPrice[]) {
  const places = shown.map(({ sells }) => placeOf(sells, sentPrices))
  return shown.filter((_price, index) => (places[index] ?? 0) < (places[index - 1] ?? 0))
}

function placeOf(sells: string, sentPrices: readonly QuotedPrice[]): number {
  return sentPrices.findIndex((each) => Number(each.sells) === Number(sells))
}
