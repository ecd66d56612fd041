import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRate } from '../../test/fakes/arbitraries.ts'
import { statisticsOf } from './chart-figures.ts'
import { CHART_PLACES, summaryOf } from './chart-summary.ts'
import { rate, roundMicros } from './rate.ts'

const point = (sell: string, carried = false) => ({ buy: rate('1'), sell: rate(sell), carried })

test.each([
  ['an empty series', [], null],
  [
    'a series of carried points only',
    [point('47.20', true), point('47.20', true)],
    { kind: 'none', last: rate('47.20') },
  ],
  ['one price', [point('47.20')], { kind: 'single', price: rate('47.20') }],
  [
    'one price that is carried forward',
    [point('47.20'), point('47.20', true)],
    { kind: 'single', price: rate('47.20') },
  ],
  ['a flat line', [point('47.20'), point('47.20')], { kind: 'unchanged', price: rate('47.20') }],
  [
    'a move smaller than the shown decimals',
    [point('47.201'), point('47.204')],
    { kind: 'steady', price: rate('47.204') },
  ],
  ['a rise', [point('46'), point('50')], { kind: 'range', place: 'highest' }],
  [
    'a last price that equals the highest price in the shown decimals',
    [point('46'), point('50'), point('49.999')],
    { place: 'highest' },
  ],
  ['a fall', [point('50'), point('46')], { place: 'lowest' }],
  ['a price near the top', [point('46'), point('50'), point('49.40')], { place: 'near-highest' }],
  ['a price in the upper part', [point('46'), point('50'), point('49.30')], { place: 'upper' }],
  ['a price in the middle', [point('46'), point('50'), point('48.40')], { place: 'middle' }],
  ['a price in the lower part', [point('46'), point('50'), point('47.50')], { place: 'lower' }],
  ['a price near the bottom', [point('46'), point('50'), point('46.60')], { place: 'near-lowest' }],
  ['a gap at the end', [point('46'), point('50'), point('50', true)], { place: 'highest', isCurrent: false }],
  ['a price at the end', [point('50', true), point('46')], { place: 'lowest', isCurrent: true }],
])('summaryOf summarises %s', (_name, points, expected) => {
  const summary = summaryOf(points, 2)
  if (expected === null) expect(summary).toBeNull()
  else expect(summary).toMatchObject(expected)
})

test('a summary has the extremes of the chart and names the correct half of the range', () => {
  const points = fc.array(fc.record({ buy: anyRate, sell: anyRate, carried: fc.boolean() }), { minLength: 1 })
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 4 }), (line, decimals) => {
      const [summary, statistics, last] = [summaryOf(line, decimals), statisticsOf(line), line.at(-1)]
      if (summary?.kind !== 'range' || statistics === undefined || last === undefined) return
      const { low, high, place } = summary
      expect([low, high]).toEqual([statistics.minSell, statistics.maxSell])
      expect(roundMicros(low, decimals)).toBeLessThan(roundMicros(high, decimals))
      const fromMiddle = last.sell - low - (high - last.sell)
      const side = CHART_PLACES.indexOf('middle') - CHART_PLACES.indexOf(place)
      // "highest" and "lowest" compare rounded prices, so in a short range the exact price may be nearer to the other end.
      if (!['highest', 'lowest', 'middle'].includes(place)) expect(Math.sign(fromMiddle)).toBe(Math.sign(side))
    }),
  )
})
