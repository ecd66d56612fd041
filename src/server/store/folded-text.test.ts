import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from './folded-text.ts'

const TURKISH = 'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ 0123456789.-'

const words = fc.string({ unit: fc.constantFrom(...TURKISH.split('')) })

test('however it is written, in capitals, small or without the marks of Turkish, a name is one name', () => {
  fc.assert(
    fc.property(words, (name) => {
      const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
      for (const written of [name.toLocaleUpperCase('tr'), name.toLocaleLowerCase('tr'), plain])
        expect(folded(written)).toBe(folded(name))
      expect(folded(folded(name))).toBe(folded(name))
    }),
  )
})

test('of other alphabets nothing is changed, and nothing gets longer', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => folded(text).length === text.length))
  expect(folded('Ежи Ω ß Å')).toBe('Ежи Ω ß Å')
})
