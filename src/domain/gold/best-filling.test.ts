import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestFilling, type Piece } from './coin-mix.ts'

const anyPiece: fc.Arbitrary<Piece> = fc.record({
  cost: fc.integer({ min: 1, max: 12 }),
  worth: fc.integer({ min: 1, max: 12 }),
})

const atOneRate = (size: number): Piece => ({ cost: size, worth: size })

function totalsOf(pieces: readonly Piece[], counts: readonly number[]) {
  const total = (of: (piece: Piece) => number): number =>
    pieces.reduce((sum, piece, index) => sum + of(piece) * (counts[index] ?? 0), 0)
  return { worth: total(({ worth }) => worth), cost: total(({ cost }) => cost), size: total(() => 1) }
}

/** Every filling that there is. */
function* fillings(pieces: readonly Piece[], budget: number): Generator<number[]> {
  const [first, ...others] = pieces
  if (first === undefined) {
    yield []
    return
  }
  for (let count = 0; count * first.cost <= budget; count += 1)
    for (const rest of fillings(others, budget - count * first.cost)) yield [count, ...rest]
}

describe('the best filling', () => {
  test('is that of trying every one: the most worth, then the lowest cost, then the fewest pieces', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 4 }), fc.integer({ min: 0, max: 30 }), (pieces, budget) => {
        const all = [...fillings(pieces, budget)].map((counts) => totalsOf(pieces, counts))
        const [best] = all.toSorted(
          (one, other) => other.worth - one.worth || one.cost - other.cost || one.size - other.size,
        )
        expect(totalsOf(pieces, bestFilling(pieces, budget))).toEqual(best)
      }),
      { numRuns: 1000 },
    )
  })

  test('of pieces at one rate takes as few as there can be, not the largest first', () => {
    expect(bestFilling([1, 5, 6, 9].map(atOneRate), 11)).toEqual([0, 1, 1, 0])
  })

  test('of twins takes the first, and of a whole and its halves the whole', () => {
    const half = { cost: 5, worth: 5 }
    expect(bestFilling([half, half, { cost: 10, worth: 10 }], 15)).toEqual([1, 0, 1])
  })

  test('tells apart what differs beyond the digits of a number: worth and cost times each other are larger than any safe integer', () => {
    const [dear, cheap] = [
      { cost: 900_000_000_000, worth: 900_000_000 },
      { cost: 899_999_999_999, worth: 899_999_999 },
    ]
    expect(bestFilling([dear, cheap], 99_000_000_000_000)).toEqual([110, 0])
    expect(bestFilling([cheap, dear], 99_000_000_000_000)).toEqual([0, 110])
  })

  test(
    'is found at once where every piece costs the same for its worth, and there are millions as good',
    { timeout: 2000 },
    () => {
      const pieces = [7016, 7216, 17_540, 36_080].map((worth) => ({ cost: worth * 10_000_000, worth }))
      const budget = 99_999_999_990_000
      const { cost } = totalsOf(pieces, bestFilling(pieces, budget))
      expect(cost).toBeLessThanOrEqual(budget)
      expect(cost).toBeGreaterThan(budget * (1 - 1e-6))
    },
  )

  test('buys nothing with too little', () => {
    expect(bestFilling([{ cost: 5, worth: 5 }], 4)).toEqual([0])
    expect(bestFilling([], 4)).toEqual([])
  })
})
