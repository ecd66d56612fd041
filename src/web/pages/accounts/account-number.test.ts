import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inGroupsOfFour } from './account-number.ts'

describe('account numbers', () => {
  test('are read in groups of four', () => {
    expect(inGroupsOfFour('TR230000000000000000001100')).toBe('TR23 0000 0000 0000 0000 0011 00')
    expect(inGroupsOfFour('000000000101')).toBe('0000 0000 0101')
    expect(inGroupsOfFour('TR23 0000 00')).toBe('TR23 0000 00')
  })

  test('keep every sign, and gain nothing but spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), (number) => {
        expect(inGroupsOfFour(number).replaceAll(' ', '')).toBe(number)
      }),
    )
  })
})
