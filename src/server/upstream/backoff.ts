/** How long to wait before try after try. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/**
 * The delay after the `failures`-th failure in a row (from 1): doubled each time, capped, then between half and all of it, so that many
 * servers that lost one source don't come back in step. `random` in [0, 1).
 */
export function delayAfter(failures: number, { first, longest }: Backoff, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}
