import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomAt, seedOf, smoothNoise } from './seeded-random.ts'

describe('seeded chance', () => {
  test('is the same on every machine', () => {
    expect(seedOf('demo', 'USD', 1)).toBe(seedOf('demo', 'USD', 1))
    expect(seedOf('demo', 'USD')).not.toBe(seedOf('demo', 'EUR'))
    expect([0, 1, 2].map((index) => randomAt(42, index))).toEqual([0, 1, 2].map((index) => randomAt(42, index)))
  })

  test('lies in [0, 1) for every seed and index', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, index) => {
        const value = randomAt(seed, index)
        expect(value >= 0 && value < 1).toBe(true)
      }),
    )
  })

  test('spreads evenly: each tenth of the range gets its share', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index += 1) {
      const tenth = Math.floor(randomAt(seedOf('even'), index) * 10)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('neighbouring seeds have nothing in common', () => {
    const pairs = Array.from(
      { length: 2000 },
      (_, index) => [randomAt(7, index) - 0.5, randomAt(8, index) - 0.5] as const,
    )
    const covariance = pairs.reduce((sum, [one, other]) => sum + one * other, 0) / pairs.length
    expect(Math.abs(covariance * 12)).toBeLessThan(0.1)
  })
})

describe('smooth noise', () => {
  test('stays in [-1, 1] and has no steps', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: -1e6, max: 1e6, noNaN: true }), (seed, x) => {
        const here = smoothNoise(seed, x)
        expect(Math.abs(here)).toBeLessThanOrEqual(1)
        expect(Math.abs(smoothNoise(seed, x + 1e-4) - here)).toBeLessThan(1e-3)
      }),
    )
  })
})
