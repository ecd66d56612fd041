import type { Money } from '../../src/domain/conversion.ts'

/** Creates a sum that a test states itself, in hundredths. */
export function money(hundredths: bigint): Money {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only conversions create sums, and tests state the expected ones
  return hundredths as Money
}
