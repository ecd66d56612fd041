import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelWords, reasonOf, viaOf } from './version-words.ts'

test('a version tells by which way it came about', () => {
  expect(viaOf({ command: null })).toBe('file')
  expect(viaOf({ command: 'margin USD --buy -0,02' })).toBe('command')
  expect(viaOf({ command: panelWords('halt USD') })).toBe('panel')
})

test('what a person said about it is kept beside, and read back', () => {
  expect(panelWords('halt USD', 'Piyasa oynak')).toBe('panel halt USD “Piyasa oynak”')
  expect(reasonOf({ command: panelWords('halt USD', 'Piyasa oynak') })).toBe('Piyasa oynak')
  expect(reasonOf({ command: panelWords('halt USD') })).toBeNull()
  // A notice of a command is no reason.
  expect(reasonOf({ command: 'note “Bugün kapalıyız”' })).toBeNull()
})

test('no reason breaks out of its line or its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (reason) => {
      const command = panelWords('halt USD', reason)
      expect(command).toMatch(/^panel halt USD(?: “[^“”\n\r]{1,140}”)?$/)
      expect(reasonOf({ command })?.length ?? 0).toBeLessThanOrEqual(140)
    }),
  )
})
