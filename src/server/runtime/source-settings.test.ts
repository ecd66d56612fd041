import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeMistake } from './setting-mistakes.ts'
import { readSettings } from './settings.ts'
import { readSources, type SourceDeclarations } from './source-settings.ts'

const OTHER = { id: 'other', variables: { OTHER_URL: { schema: v.string() } } }

/** Sources that the site does not have, so that only their declarations are tested. */
const DECLARED: SourceDeclarations = {
  prices: [
    OTHER,
    {
      id: 'sold',
      excludes: [OTHER],
      variables: {
        SOLD_URL: { schema: v.string() },
        SOLD_KEY: { schema: v.pipe(v.string(), v.regex(/^\w+$/, 'bir anahtar')), secret: true },
        SOLD_ZONE: { schema: v.string(), optional: true },
      },
    },
  ],
  banks: [
    { id: 'bank', variables: { BANK_URL: { schema: v.string(), default: 'https://bank.example' } } },
    { id: 'demo', variables: {} },
  ],
}

test('a declared source is set up by its address, and its values keep the declared order', () => {
  expect(readSources(DECLARED, { SOLD_KEY: 'k', SOLD_URL: 'https://sold.example' })).toEqual({
    ok: true,
    value: {
      market: {
        kind: 'provider',
        sources: [{ id: 'sold', values: { SOLD_URL: 'https://sold.example', SOLD_KEY: 'k' } }],
      },
      centralBank: { id: 'bank', values: { BANK_URL: 'https://bank.example' } },
    },
  })
})

test.each([
  [{ SOLD_URL: 'u' }, 'SOLD_KEY= · beklenen: SOLD_URL verildiğinde bu da verilmeli'],
  [{ SOLD_ZONE: 'z' }, 'SOLD_URL= · beklenen: SOLD_ZONE verildiğinde bu da verilmeli'],
  [{ SOLD_URL: 'u', SOLD_KEY: 'k', OTHER_URL: 'o' }, 'OTHER_URL=o · beklenen: SOLD_URL verildiğinde bu boş kalmalı'],
  [{ SOLD_URL: 'u', SOLD_KEY: 'top secret' }, 'SOLD_KEY=*** · beklenen: bir anahtar'],
  [{ CENTRAL_BANK: 'ecb' }, 'CENTRAL_BANK=ecb · beklenen: bank veya demo'],
])('the declaration of a source refuses %j', (given, line) => {
  const read = readSources(DECLARED, given)
  expect(read.ok ? [] : read.error.map(describeMistake)).toEqual([line])
})

test('a declared variable is a known name in .env', () => {
  expect(readSettings({ file: { SOLD_URL: 'u', SOLD_KEY: 'k' } }, DECLARED).ok).toBe(true)
})
