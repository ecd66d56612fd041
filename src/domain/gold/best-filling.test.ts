import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestFilling, type Piece } from './best-filling.ts'

const anyPiece: fc.Arbitrary<Piece> = fc
  .record({ cost: fc.integer({ min: 1, max: 12 }), worth: fc.integer({ min: 1, max: 12 }) })
  .map(({ cost, worth }) => ({ cost: BigInt(cost), worth: BigInt(worth) }))

function totalsOf(pieces: readonly Piece[], counts: readonly bigint[]) {
  const total = (of: (piece: Piece) => bigint): bigint =>
    pieces.reduce((sum, piece, index) => sum + of(piece) * (counts[index] ?? 0n), 0n)
  return { worth: total(({ worth }) => worth), cost: total(({ cost }) => cost), size: total(() => 1n) }
}

/** Every filling that there is. */
function* fillings(pieces: readonly Piece[], budget: bigint): Generator<bigint[]> {
  const [first, ...others] = pieces
  if (first === undefined) {
    yield []
    return
  }
  for (let count = 0n; count * first.cost <= budget; count += 1n)
    for (const rest of fillings(others, budget - count * first.cost)) yield [count, ...rest]
}

describe('the best filling', () => {
  test('is that of trying every one: the most worth, then the lowest cost, then the fewest pieces', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 4 }), fc.bigInt({ min: 0n, max: 30n }), (pieces, budget) => {
        const all = [...fillings(pieces, budget)].map((counts) => totalsOf(pieces, counts))
        const [best] = all.toSorted(
          (one, other) =>
            Number(other.worth - one.worth) || Number(one.cost - other.cost) || Number(one.size - other.size),
        )
        const found = totalsOf(pieces, bestFilling(pieces, budget))
        expect({ worth: found.worth, cost: found.cost }).toEqual({ worth: best?.worth, cost: best?.cost })
      }),
      { numRuns: 300 },
    )
  })

  test('of twins takes the first, and of a whole and its halves the whole', () => {
    const half = { cost: 5n, worth: 5n }
    expect(bestFilling([half, half, { cost: 10n, worth: 10n }], 15n)).toEqual([1n, 0n, 1n])
  })

  test('buys nothing with too little', () => {
    expect(bestFilling([{ cost: 5n, worth: 5n }], 4n)).toEqual([0n])
    expect(bestFilling([], 4n)).toEqual([])
  })
})
