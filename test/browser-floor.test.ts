import { expect, test } from 'vitest'
import { youngFeaturesOfScript } from '../scripts/script-features.ts'
import { youngFeaturesOfSheet } from '../scripts/sheet-features.ts'

test.each([
  ['[3, 1].toSorted()', '.toSorted()'],
  ['Object.groupBy(rows, byDay)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['URL.canParse(address)', 'URL.canParse'],
  ['one.isSubsetOf(other)', '.isSubsetOf()'],
  ['new Intl.DurationFormat("tr")', 'Intl.DurationFormat'],
  ['requestIdleCallback(run)', 'requestIdleCallback'],
  ['menu.showPopover()', '.showPopover()'],
  ['menu.matches(":popover-open")', ':popover-open'],
  ['pen.fillStyle = `color-mix(in srgb, ${ink} 50%, transparent)`', 'color-mix()'],
  ['/[\\p{L}--[a-z]]/v', '/…/v'],
])('the script check reports %s as newer than the oldest supported browser', (code, feature) => {
  expect([...youngFeaturesOfScript(code)]).toEqual([feature])
})

test('the script check accepts older features and our own names that look like newer ones', () => {
  const code = `
    const { toSorted, groupBy } = { toSorted: 1, groupBy: 2 }
    structuredClone([1].at(-1)); Object.hasOwn({}, 'a'); Promise.any([]); new Intl.NumberFormat('tr').format(1)
    new AbortController().abort(); fetch('/'); 'Kapanış: 18.30'.replaceAll('a', 'b')`
  expect([...youngFeaturesOfScript(code)]).toEqual([])
})

test.each([
  ['a { width: 10dvh }', '1dvh'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { color: rgb(from red r g b) }', 'rgb(from …)'],
  ['a { b { color: red } }', 'nesting'],
  ['a:has(b) { color: red }', ':has'],
  ['a { mask: none }', 'mask'],
  ['@scope (a) { b { color: red } }', '@scope'],
  ['@media (scripting: none) { a { color: red } }', '@media (scripting)'],
])('the style check reports %s as newer than the oldest supported browser', (sheet, feature) => {
  expect([...youngFeaturesOfSheet(sheet)]).toEqual([feature])
})

test.each([
  'a:is(b, c):focus-visible { inset: 0; translate: 1px; overflow: clip; aspect-ratio: 1 / 2; width: min(1px, 2vw) }',
  'a { -webkit-mask: none; mask: none }',
  '@supports (height: 1dvh) { a { height: 1dvh } }',
  "a { background: url('color-mix().svg'); color: var(--text-wrap) }",
])('the style check accepts %s', (sheet) => {
  expect([...youngFeaturesOfSheet(sheet)]).toEqual([])
})
