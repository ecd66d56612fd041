import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleText } from '../../../test/fakes/samples.ts'
import { parseForeign } from './foreign-json.ts'

describe('parseForeign', () => {
  test('parseForeign parses any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json)
        expect(parseForeign(json)).toEqual({ ok: true, value })
      }),
    )
    expect(parseForeign(sampleText('feed.json')).ok).toBe(true)
  })

  test.each([[''], ['undefined'], ['{"a":'], ['[1,]'], ["{'a': 1}"]])('parseForeign rejects %j', (text) => {
    expect(parseForeign(text)).toEqual({ ok: false, error: 'not-json' })
  })

  test('parseForeign rejects a text with too many values without parsing it', () => {
    const many = 20_001
    for (const text of ['['.repeat(many), `[${'0,'.repeat(many)}0]`, '{"":'.repeat(many)])
      expect(parseForeign(text)).toEqual({ ok: false, error: 'too-many-values' })
  })

  test('parseForeign accepts one long text', () => {
    expect(parseForeign(JSON.stringify('x'.repeat(2 ** 20))).ok).toBe(true)
  })
})
