import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Side } from './deal.ts'
import type { InstrumentId } from './instrument.ts'
import { marginSize, writeMargin } from './margin-text.ts'
import type { Margin } from './margin.ts'
import { parseMargin } from './parse-margin.ts'
import { rate } from './rate.ts'
import { type ChangedMargin, excessOf, largerMargin, likelyMargin, slipsOf } from './unusual-margin.ts'

function margin(written: string): Margin {
  const read = parseMargin(written)
  if (!read.ok) throw new Error(written)
  return read.value
}

function changed(side: Side, from: string | null, to: string, code: InstrumentId = 'USD'): ChangedMargin {
  return { code, side, from: from === null ? undefined : margin(from), to: margin(to), written: to }
}

const PRICE = rate('47.4570')
const measures = (largest: string | null, price = PRICE) => ({
  largest: largest === null ? undefined : margin(largest),
  price,
})

describe('slipsOf', () => {
  test.each<[string, ChangedMargin, readonly string[]]>([
    ['a margin that raises the buy price', changed('buy', '-0,05', '0,05'), ['in-favour']],
    ['a margin that lowers the sell price', changed('sell', null, '-0,05'), ['in-favour']],
    ['a margin of ten times the last one', changed('sell', '0,05', '0,5'), ['five-times']],
    ['a margin of 1.000 for a gold coin', changed('sell', '20', '1.000', 'CEYREK_YENI'), ['thousands']],
    ['a margin of 1,000 that may mean a thousand', changed('sell', '0,5', '1,000'), ['thousands']],
    ['a smaller margin in the customer’s favour', changed('buy', '0,05', '0,03'), []],
    ['an unchanged margin in the customer’s favour', changed('buy', '0,05', '0,05'), []],
    ['a margin of zero', changed('sell', '0,05', '0'), []],
  ])('slipsOf classifies %s', (_, change, kinds) => {
    expect(slipsOf(change)).toEqual(kinds)
  })
})

describe('excessOf', () => {
  test('excessOf reports a margin above twice the largest recent margin', () => {
    expect(excessOf(changed('sell', '0,02', '0,09'), measures('0,04'))).toEqual(['over-largest'])
    expect(excessOf(changed('sell', '0,02', '0,08'), measures('0,04'))).toEqual([])
    expect(excessOf(changed('sell', '0,02', '%0,25'), measures('0,04'))).toEqual(['over-largest'])
    expect(excessOf(changed('sell', null, '0,08'), measures(null))).toEqual([])
  })

  test('excessOf reports a margin above half a percent of the price', () => {
    expect(excessOf(changed('sell', '0,2', '0,24'), measures('0,2'))).toEqual(['over-half-percent'])
    expect(excessOf(changed('sell', '0,2', '0,23'), measures('0,2'))).toEqual([])
    expect(excessOf(changed('sell', '%0,4', '%0,51'), measures('%0,4'))).toEqual(['over-half-percent'])
  })

  test('excessOf does not report an unchanged margin', () => {
    expect(excessOf(changed('sell', '0,9', '0,9'), measures('0,04'))).toEqual([])
  })
})

describe('likelyMargin', () => {
  test.each<[ChangedMargin, string | null, string | null]>([
    [changed('sell', '0,02', '0,35'), '0,04', '0,035'],
    [changed('buy', '-0,02', '5'), '-0,02', '-0,05'],
    [changed('buy', '-0,05', '0,05'), '-0,05', '-0,05'],
    [changed('sell', '20', '1.000', 'CEYREK_YENI'), '20', '1000'],
    [changed('sell', null, '%25'), null, '%0,25'],
    [changed('sell', null, '5'), null, '0,05'],
    [changed('sell', '0,02', '0,05'), '0,04', null],
    [changed('sell', '0,02', '0'), '0,04', null],
    // An office that already gives a margin to the customer may intend it.
    [changed('buy', '0,05', '0,04'), '0,05', null],
  ])('for %j and a largest margin of %s, likelyMargin suggests %s', (change, largest, intended) => {
    const likely = likelyMargin(change, measures(largest))
    expect(likely === null ? null : writeMargin(likely)).toBe(intended === null ? null : writeMargin(margin(intended)))
  })

  test('likelyMargin suggests a margin that can be written and is not larger than the typed one', () => {
    const any = fc
      .integer({ min: -9_999_999, max: 9_999_999 })
      .map((amount): Margin => ({ kind: 'lira', micros: amount * 100 }))
    fc.assert(
      fc.property(any, fc.option(any), fc.constantFrom('buy', 'sell'), (to, from, side) => {
        const change: ChangedMargin = { code: 'USD', side, from: from ?? undefined, to, written: writeMargin(to) }
        const likely = likelyMargin(change, measures(null))
        if (likely === null) return
        expect(parseMargin(writeMargin(likely))).toEqual({ ok: true, value: likely })
        expect(marginSize(likely)).toBeLessThanOrEqual(marginSize(to))
      }),
    )
  })
})

test('largerMargin compares margins in lira and in percent', () => {
  expect(largerMargin(margin('-0,05'), margin('0,02'), PRICE)).toEqual(margin('-0,05'))
  expect(largerMargin(margin('%0,25'), margin('0,02'), PRICE)).toEqual(margin('%0,25'))
  expect(largerMargin(undefined, margin('0,02'), null)).toEqual(margin('0,02'))
})
