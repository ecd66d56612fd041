import type { Money } from '../../src/domain/conversion.ts'

/** A sum that a test itself states, in hundredths. */
export function money(hundredths: bigint): Money {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sums are made by conversions alone, and tests say what those come to
  return hundredths as Money
}
