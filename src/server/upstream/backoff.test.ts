import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delayAfter } from './backoff.ts'

const RECONNECT = { first: 1000, longest: 30_000 }

describe('the wait before the next try', () => {
  test('doubles up to its limit', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7].map((failures) => delayAfter(failures, RECONNECT, () => 0.999_999))
    expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('lies between half and all of that, however long it has gone on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, chance) => {
          const delay = delayAfter(failures, RECONNECT, () => chance)
          expect(delay).toBeGreaterThanOrEqual(500)
          expect(delay).toBeLessThanOrEqual(30_000)
        },
      ),
    )
  })
})
