import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './json.ts'

/** Any units of UTF-16, in no sound order. */
const anyHalves = fc
  .array(fc.oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 250 })
  .map((units) => String.fromCharCode(...units))

test('of a stranger’s text 200 characters are kept, of a short one all', () => {
  expect(excerptOf('bakım')).toBe('bakım')
  expect(excerptOf('ş'.repeat(200))).toBe('ş'.repeat(200))
  expect(excerptOf('ş'.repeat(1_000_000))).toBe('ş'.repeat(200))
})

test('half a character, by the cut or as it came, is marked as unreadable: an address can be made of whatever is kept', () => {
  expect(excerptOf(`${'a'.repeat(198)}😀b`)).toBe(`${'a'.repeat(198)}😀`)
  expect(excerptOf(`${'a'.repeat(199)}😀b`)).toBe(`${'a'.repeat(199)}\uFFFD`)
  expect(excerptOf('elli \uD83D bin \uDE00')).toBe('elli \uFFFD bin \uFFFD')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), anyHalves, (text, halves) => {
      expect(() => encodeURIComponent(excerptOf(text + halves))).not.toThrow()
      expect(excerptOf(excerptOf(text + halves))).toBe(excerptOf(text + halves))
    }),
  )
})
