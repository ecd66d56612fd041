/** Rounded half away from zero, as every price list in Turkey rounds; the divisor is positive. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}
