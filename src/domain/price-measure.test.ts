import { describe, expect, test } from 'vitest'
import { quote } from '../../test/fakes/market.ts'
import { DAY_LENGTH, HOUR } from './calendar.ts'
import { measureOf } from './price-measure.ts'
import { DEFAULT_GUARDS } from './quote-rules.ts'
import { rate } from './rate.ts'

const NOW = Date.UTC(2026, 7, 3, 7)
const last = quote('USD', '47.2', '47.4', NOW - 2 * HOUR)
const standing = { quote: last, claimedAt: last.quotedAt }
const bank = { buy: rate('47'), sell: rate('47.1') }
const moments = { at: NOW, now: NOW }

describe('what a rule held a price against', () => {
  test('a jump: the last price, and a percent more for each hour since', () => {
    expect(measureOf('jump', { standing }, DEFAULT_GUARDS, moments)).toEqual({ against: last, limit: 500 })
    expect(measureOf('jump', { standing: undefined, recorded: last }, DEFAULT_GUARDS, moments).against).toBe(last)
  })

  test('a distance: its reference, and a tenth more for each day of its age', () => {
    const reference = { kind: 'bulletin', price: bank, at: NOW - 2 * DAY_LENGTH } as const
    expect(measureOf('far-from-bulletin', { standing, reference }, DEFAULT_GUARDS, moments)).toEqual({
      against: bank,
      limit: 1200,
    })
  })

  test('a spread: nothing but its own limit; any other rule: nothing', () => {
    expect(measureOf('absurd-spread', { standing }, DEFAULT_GUARDS, moments)).toEqual({ against: null, limit: 1000 })
    expect(measureOf('zero', { standing }, DEFAULT_GUARDS, moments)).toEqual({ against: null, limit: null })
  })
})
