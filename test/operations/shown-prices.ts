import { fieldsOf, textOf } from '../../src/contract/json.ts'
import type { QuotedPrice } from './replica-group.ts'

/** A price of the dollar as a socket brought it, and when its source quoted, as it says. */
export interface ShownPrice {
  readonly sells: string
  readonly time: number
}

/** A replica gets a price so much later than it was quoted, on a busy machine. */
const ON_THE_WAY = 1500

/** The prices of the dollar in all that a socket received. */
export function pricesIn(frames: readonly string[]): ShownPrice[] {
  return frames
    .filter((frame) => frame.startsWith('42["price_changed"'))
    .flatMap((frame) => {
      const parts: unknown = JSON.parse(frame.slice(2))
      const body = fieldsOf(Array.isArray(parts) ? parts[1] : undefined)
      const sells = textOf(fieldsOf(fieldsOf(body['data'])['USDTRY'])['satis'])
      return sells === '' ? [] : [{ sells, time: Number(fieldsOf(body['meta'])['time']) }]
    })
}

/** A price was quoted, and nobody makes it younger: when the source quoted the next one, this one was over. */
export function isHonest({ sells, time }: ShownPrice, quoted: readonly QuotedPrice[]): boolean {
  const index = placeOf(sells, quoted)
  const next = quoted[index + 1]
  return index >= 0 && (next === undefined || time <= next.at + ON_THE_WAY)
}

/** Those before which a newer one had been shown. */
export function stepsBack(shown: readonly ShownPrice[], quoted: readonly QuotedPrice[]): ShownPrice[] {
  const places = shown.map(({ sells }) => placeOf(sells, quoted))
  return shown.filter((_price, index) => (places[index] ?? 0) < (places[index - 1] ?? 0))
}

function placeOf(sells: string, quoted: readonly QuotedPrice[]): number {
  return quoted.findIndex((each) => Number(each.sells) === Number(sells))
}
