/** The value below which `share` (0 to 1) of the others lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new RangeError('nothing was measured')
  return value
}

/** Of an even number of values, what lies between the two in the middle. */
export function median(values: readonly number[]): number {
  return (
    (quantile(values, 0.5) -
      quantile(
        values.map((value) => -value),
        0.5,
      )) /
    2
  )
}

/** Runs each contestant once a round, in an order that turns, so that a machine that slows down slows all of them. */
export async function inTurns(rounds: number, contestants: readonly (() => Promise<void>)[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const run of round % 2 === 0 ? contestants : contestants.toReversed()) await run()
  }
}
