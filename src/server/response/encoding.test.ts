import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('the preferred encoding of the header "%s" is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
