import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marginText } from './margin-text.ts'
import type { Margin } from './margin.ts'
import { widenMargins } from './widen-margins.ts'

const lira = (micros: number): Margin => ({ kind: 'lira', micros })
const percent = (millionths: number): Margin => ({ kind: 'percent', millionths })
const anyLira = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((amount) => lira(amount * 100))

test('widenMargins subtracts the amount from the buy margin and adds it to the sell margin', () => {
  const widened = widenMargins({ buy: lira(-20_000), sell: lira(20_000) }, lira(50_000))
  expect([widened?.buy, widened?.sell].map((each) => each && marginText(each))).toEqual(['−0,07', '+0,07'])
  expect(widenMargins({}, lira(50_000))).toEqual({ buy: lira(-50_000), sell: lira(50_000) })
  expect(widenMargins({ buy: lira(0), sell: percent(2500) }, percent(1000))).toEqual({
    buy: percent(-1000),
    sell: percent(3500),
  })
})

test('widenMargins returns null if a margin and the amount differ in kind', () => {
  expect(widenMargins({ buy: lira(-20_000), sell: percent(2500) }, lira(50_000))).toBeNull()
})

test('widenMargins with the negative amount restores the margins', () => {
  fc.assert(
    fc.property(anyLira, anyLira, anyLira, (buy, sell, amount) => {
      const widened = widenMargins({ buy, sell }, amount)
      const back = amount.kind === 'lira' ? lira(-amount.micros) : amount
      expect(widened && widenMargins(widened, back)).toEqual({ buy, sell })
    }),
  )
})
