import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleText } from '../../../test/fakes/samples.ts'
import { parseForeign } from './foreign-json.ts'

describe('the JSON of a stranger', () => {
  test('is parsed as it is', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json)
        expect(parseForeign(json)).toEqual({ ok: true, value })
      }),
    )
    expect(parseForeign(sampleText('feed.json')).ok).toBe(true)
  })

  test.each([[''], ['undefined'], ['{"a":'], ['[1,]'], ["{'a': 1}"]])('%j is none', (text) => {
    expect(parseForeign(text)).toEqual({ ok: false, error: 'not JSON' })
  })

  test('is refused unread with more values than any source has, however deep, broken or small they are', () => {
    const many = 20_001
    for (const text of ['['.repeat(many), `[${'0,'.repeat(many)}0]`, '{"":'.repeat(many)])
      expect(parseForeign(text)).toEqual({ ok: false, error: 'too many values' })
  })

  test('may be one long text', () => {
    expect(parseForeign(JSON.stringify('x'.repeat(2 ** 20))).ok).toBe(true)
  })
})
