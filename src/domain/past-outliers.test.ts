import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseDay } from './calendar.ts'
import { type KnownPast, pastOutliers } from './past-outliers.ts'
import { rate, rateOfMicros } from './rate.ts'
import type { DayPrices } from './recent-days.ts'

const MONDAY = day('2026-07-27')
const TENTH = 1000
const NOTHING: KnownPast = { recorded: [], official: [] }

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new RangeError(text)
  return parsed.value
}

function close(ahead: number, sell: string, buy = sell): DayPrices {
  return { day: addDays(MONDAY, ahead), buy: rate(buy), sell: rate(sell) }
}

/** Returns the indexes of the outliers among the candidates. */
function strays(candidates: readonly DayPrices[], known: Partial<KnownPast> = {}, limit = TENTH): number[] {
  const outliers = pastOutliers(candidates, { ...NOTHING, ...known }, limit)
  return outliers.map((outlier) => candidates.findIndex((one) => one.day === outlier.day))
}

describe('pastOutliers', () => {
  test.each([
    ['a steady line', ['47', '47.2', '47.1', '47.5'], []],
    ['moves of exactly a tenth', ['50', '55', '50', '55'], []],
    ['a spike in the middle', ['47', '1046.1', '47.1', '47.2'], [1]],
    ['a wrong first price that the next two contradict', ['5.42', '54.2', '54.3'], [0]],
    ['a wrong last price', ['47', '47.1', '470'], [2]],
    ['the first price after a lasting move', ['47', '47.1', '53', '53.2', '53.1'], [2]],
    ['the later of two prices that contradict each other', ['47', '4.7'], [1]],
  ])('pastOutliers checks %s', (_, prices, expected) => {
    const candidates = prices.map((price, ahead) => close(ahead, price))
    expect(strays(candidates)).toEqual(expected)
    expect(strays(candidates.toReversed())).toEqual(expected.map((at) => prices.length - 1 - at))
  })

  test('pastOutliers compares both sides', () => {
    expect(pastOutliers([close(0, '47'), close(1, '47.1', '4.7')], NOTHING, TENTH)).toMatchObject([
      { side: 'buy', price: rate('4.7'), measure: 'close', against: close(0, '47'), allowed: TENTH },
    ])
  })

  test('pastOutliers compares candidates with recorded days but never reports recorded days', () => {
    const recorded = [close(0, '54.1'), close(3, '54.3')]
    expect(strays([close(1, '54'), close(2, '5.42')], { recorded })).toEqual([1])
    expect(strays([close(1, '5.40'), close(2, '5.42')], { recorded })).toEqual([0, 1])
    expect(strays([close(-1, '5.40')], { recorded })).toEqual([0])
    expect(strays([close(1, '54'), close(2, '54.2')], { recorded: [close(0, '5'), close(3, '500')] })).toEqual([0, 1])
  })

  test('pastOutliers allows a larger move for a longer gap', () => {
    expect(strays([close(0, '40'), close(7, '45')])).toEqual([1])
    expect(strays([close(0, '40'), close(8, '45')])).toEqual([])
    expect(strays([close(0, '4'), close(30, '40')])).toEqual([1])
  })

  test('pastOutliers compares candidates with the newest bulletin of the week before their neighbours', () => {
    const official = [close(-20, '5'), close(0, '54.1')]
    const wrong = [close(0, '5.42'), close(1, '5.43'), close(2, '5.44')]
    expect(strays(wrong, { official })).toEqual([0, 1, 2])
    expect(pastOutliers(wrong, { recorded: [], official }, TENTH)).toMatchObject(
      wrong.map(() => ({ measure: 'bulletin', against: official[1], side: 'sell' })),
    )
    expect(strays([close(0, '54'), close(1, '5.42'), close(2, '54')], { official })).toEqual([1])
    expect(strays([close(8, '5.42')], { official })).toEqual([])
  })

  test('pastOutliers accepts a larger move if the limit is raised', () => {
    expect(strays([close(0, '17.5'), close(1, '12.8')], {}, 3600)).toEqual([1])
    expect(strays([close(0, '17.5'), close(1, '12.8')], {}, 4000)).toEqual([])
  })

  test('pastOutliers finds the single price with a misplaced decimal point in a steady line', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 3, maxLength: 30 })
    fc.assert(
      fc.property(steps, fc.nat(), fc.constantFrom(0.01, 0.1, 10, 100), (moves, chosen, times) => {
        const wrong = chosen % moves.length
        const candidates = moves.map((move, ahead): DayPrices => {
          const made = rateOfMicros((47_000_000 + move * 10_000) * (ahead === wrong ? times : 1))
          if (!made.ok) throw new RangeError(made.error)
          return { day: addDays(MONDAY, ahead), buy: made.value, sell: made.value }
        })
        expect(strays(candidates)).toEqual([wrong])
      }),
    )
  })
})
