import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, writeAmount } from '#domain/amount.ts'
import { groupTyped, type Typed } from './amount-typing.ts'

/** Parses a text with its caret, for example "1.5|00". */
const read = (shown: string): Typed => ({ text: shown.replace('|', ''), caret: shown.indexOf('|'), hasPoints: false })
const show = ({ text, caret }: Typed): string => `${text.slice(0, caret)}|${text.slice(caret)}`

function press({ text, caret, hasPoints }: Typed, data: string): Typed {
  const typed = { text: text.slice(0, caret) + data + text.slice(caret), caret: caret + 1, hasPoints }
  return groupTyped(typed, { inputType: 'insertText', data })
}

function takeAway({ text, caret, hasPoints }: Typed): Typed {
  const typed = { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1, hasPoints }
  return groupTyped(typed, { inputType: 'deleteContentBackward', data: null })
}

/** Types each character; ⌫ deletes one. */
const pressAll = (text: string): Typed =>
  Array.from(text).reduce((typed, each) => (each === '⌫' ? takeAway(typed) : press(typed, each)), read('|'))

const key = (shown: string, data: string): string => show(press(read(shown), data))
const backspace = (shown: string): string => show(takeAway(read(shown)))
const keys = (text: string): string => show(pressAll(text))

test.each([
  ['500', '500|'],
  ['1500', '1.500|'],
  ['1500000', '1.500.000|'],
  ['1500,50', '1.500,50|'],
  ['1500.50', '1.500,50|'],
  ['0500', '500|'],
  ['0,5', '0,5|'],
  ['.5', ',5|'],
  ['1 500', '1.500|'],
  ['1.500', '1.500|'],
  ['1.500,50', '1.500,50|'],
  ['1.500.50', '1.500,50|'],
  ['1.234.567,89', '1.234.567,89|'],
  // The form asks what these texts mean.
  ['1,500', '1,500|'],
  ['1500.500', '1.500,500|'],
  ['1.500,505', '1.500,505|'],
  ['0.500', '0,500|'],
  ['1.5⌫⌫,500', '1,500|'],
  ['1.500⌫⌫⌫⌫2.50', '2,50|'],
])('the keys %s produce %s', (typed, shown) => {
  expect(keys(typed)).toBe(shown)
})

test.each([
  ['1.5|00', '2', '15.2|00'],
  ['|500', '1', '1.|500'],
  ['1|.500', '2', '12.|500'],
  ['1.500|,50', '7', '15.007|,50'],
  ['1.500,|50', '7', '1.500,7|50'],
  ['1.5|00', '.', '15,|00'],
])('in %s the key %s produces %s', (shown, data, next) => {
  expect(key(shown, data)).toBe(next)
})

test.each([
  ['1.500|', '150|'],
  ['1.|500', '1|.500'],
  ['1|.500', '|500'],
  ['1.500,|50', '150.0|50'],
  ['1.500,5|', '1.500,|'],
])('backspace in %s produces %s', (shown, next) => {
  expect(backspace(shown)).toBe(next)
})

test('backspace can delete every digit, one after the other', () => {
  let shown = '1.500.000,50|'
  for (let step = 0; step < 12; step += 1) shown = backspace(shown)
  expect(shown).toBe('|')
})

test.each(['12a', '-5', '1.500,5,', 'beş yüz'])('the text %s stays as it was typed', (text) => {
  expect(groupTyped({ text, caret: 1, hasPoints: false }, { inputType: 'insertText', data: text.slice(-1) }).text).toBe(
    text,
  )
})

test.each([
  ['1500.50', '1.500,50'],
  ['1,500.50', '1.500,50'],
  ['1 500', '1.500'],
  ['$500', '$500'],
])('%s from the clipboard is parsed as a whole into %s', (text, shown) => {
  expect(
    groupTyped({ text, caret: text.length, hasPoints: false }, { inputType: 'insertFromPaste', data: null }).text,
  ).toBe(shown)
})

test('a text that is inserted in one piece is parsed as a whole', () => {
  const filled = (text: string): string =>
    groupTyped({ text, caret: text.length, hasPoints: false }, { inputType: 'insertText', data: text }).text
  expect(['1500.50', '1.50.0', '1.500'].map(filled)).toEqual(['1.500,50', '1.50.0', '1.500'])
})

test('an undone text is not regrouped', () => {
  expect(show(groupTyped(read('1500|'), { inputType: 'historyUndo', data: null }))).toBe('1500|')
})

test('no sequence of keys moves the caret out of the text or changes more than one digit at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Array.from('0123456789,.⌫'))), (pressed) => {
      let typed = read('|')
      for (const each of pressed) {
        const before = typed.text.replaceAll(/\D/g, '').replace(/^0+/, '')
        if (each !== '⌫') typed = press(typed, each)
        else if (typed.caret > 0) typed = takeAway(typed)
        const after = typed.text.replaceAll(/\D/g, '').replace(/^0+/, '')
        expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(/[\d⌫]/.test(each) ? 1 : 0)
      }
      const { text, caret } = typed
      expect(caret >= 0 && caret <= text.length).toBe(true)
    }),
  )
})

test('the amount of a typed text equals the typed amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (hundredths) => {
      const typed = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      const amount = amountOf(typed.replace('.', ','))
      expect(writeAmount(amountOf(read(keys(typed)).text))).toBe(writeAmount(amount))
    }),
  )
})

test('an amount with grouping points and a decimal point or comma is typed correctly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.constantFrom(',', '.'), (hundredths, sign) => {
      const whole = String(Math.floor(hundredths / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
      const decimals = String(hundredths % 100).padStart(2, '0')
      expect(pressAll(`${whole}${sign}${decimals}`).text).toBe(`${whole},${decimals}`)
    }),
  )
})
