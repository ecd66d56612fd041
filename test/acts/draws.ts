import { randomAt } from '../../src/domain/seeded-random.ts'

/** The random choices of one sequence, which its seed repeats. */
export interface Draws {
  /** In [0, 1). */
  readonly next: () => number
  /** A whole number in [0, count). */
  readonly below: (count: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
}

export function drawsOf(seed: number): Draws {
  let count = 0
  const next = (): number => randomAt(seed, count++)
  const below = (end: number): number => Math.floor(next() * end)
  return {
    next,
    below,
    pick(items) {
      const [item] = items.slice(below(items.length))
      if (item === undefined) throw new Error('nothing to pick')
      return item
    },
  }
}
