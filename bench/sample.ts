/** Returns the value below which `share` (0 to 1) of the values are. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new RangeError('there are no values')
  return value
}

/** Returns the median; for an even number of values, the mean of the middle two. */
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

/** Runs each contestant once a round in alternating order, so that a machine that slows down affects all equally. */
export async function alternate(rounds: number, contestants: readonly (() => Promise<void>)[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const run of round % 2 === 0 ? contestants : contestants.toReversed()) await run()
  }
}
