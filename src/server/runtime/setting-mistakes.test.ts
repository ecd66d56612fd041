import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './setting-mistakes.ts'

test.each([
  ['', '', 0],
  ['kur', 'kur', 0],
  ['kur', '', 3],
  ['DATADIR', 'DATA_DIR', 1],
  ['HOME', 'HOST', 2],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it takes %i letters', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
})

test('one letter more is one letter, there is no shorter way by a third word, and the way back is as long', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, word, fc.nat(12), (one, other, third, at) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one))
      expect(editDistance(one, third)).toBeLessThanOrEqual(editDistance(one, other) + editDistance(other, third))
      expect(editDistance(one, `${one.slice(0, at)}x${one.slice(at)}`)).toBe(1)
    }),
  )
})
