import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('the preferred encoding of the header "%s" is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
