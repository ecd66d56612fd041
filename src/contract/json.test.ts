import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './json.ts'

/** Arbitrary UTF-16 code units, lone surrogates included. */
const anyHalves = fc
  .array(fc.oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 250 })
  .map((units) => String.fromCharCode(...units))

test('excerptOf keeps the first 200 characters of a text', () => {
  expect(excerptOf('bakım')).toBe('bakım')
  expect(excerptOf('ş'.repeat(200))).toBe('ş'.repeat(200))
  expect(excerptOf('ş'.repeat(1_000_000))).toBe('ş'.repeat(200))
})

test('excerptOf replaces lone surrogates, so that encodeURIComponent accepts every excerpt', () => {
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
