import type { InstrumentId } from './instrument.ts'
import type { Sides } from './quote.ts'

/** The price that measures a margin: the source's, the newest bulletin's, or the office's last close. */
export interface MarginMeasure {
  readonly kind: 'price' | 'bulletin' | 'close'
  /** The prices before margins. */
  readonly sides: Sides
}

/** Returns the best known measure; null if none is known. */
export function pickMeasure(
  known: Readonly<Record<MarginMeasure['kind'], Sides | null | undefined>>,
): MarginMeasure | null {
  for (const kind of ['price', 'bulletin', 'close'] as const) {
    const sides = known[kind]
    if (sides !== null && sides !== undefined) return { kind, sides: { buy: sides.buy, sell: sides.sell } }
  }
  return null
}

export type MarginMeasures = (code: InstrumentId) => MarginMeasure | null
