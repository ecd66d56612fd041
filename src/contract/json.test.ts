import { expect, test } from 'vitest'
import { excerptOf } from './json.ts'

test('of a stranger’s text 200 characters are kept, of a short one all', () => {
  expect(excerptOf('bakım')).toBe('bakım')
  expect(excerptOf('ş'.repeat(200))).toBe('ş'.repeat(200))
  expect(excerptOf('ş'.repeat(1_000_000))).toBe('ş'.repeat(200))
})
