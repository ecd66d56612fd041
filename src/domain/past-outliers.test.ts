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

/** The days of the outliers, as days after Monday. */
function strays(candidates: readonly DayPrices[], known: Partial<KnownPast> = {}, limit = TENTH): number[] {
  const outliers = pastOutliers(candidates, { ...NOTHING, ...known }, limit)
  return outliers.map((outlier) => candidates.findIndex((one) => one.day === outlier.day))
}

describe('a past that is offered', () => {
  test.each([
    ['a steady line', ['47', '47.2', '47.1', '47.5'], []],
    ['a tenth exactly', ['50', '55', '50', '55'], []],
    ['a spike in the middle, once', ['47', '1046.1', '47.1', '47.2'], [1]],
    ['a first one that the next two disprove', ['5.42', '54.2', '54.3'], [0]],
    ['a last one', ['47', '47.1', '470'], [2]],
    ['a line that moves, once, where it moves', ['47', '47.1', '53', '53.2', '53.1'], [2]],
    ['two that disagree: the later', ['47', '4.7'], [1]],
  ])('%s', (_, prices, expected) => {
    const candidates = prices.map((price, ahead) => close(ahead, price))
    expect(strays(candidates)).toEqual(expected)
    expect(strays(candidates.toReversed())).toEqual(expected.map((at) => prices.length - 1 - at))
  })

  test('is measured on both sides', () => {
    expect(pastOutliers([close(0, '47'), close(1, '47.1', '4.7')], NOTHING, TENTH)).toMatchObject([
      { side: 'buy', price: rate('4.7'), measure: 'close', against: close(0, '47'), allowed: TENTH },
    ])
  })

  test('is measured against what is recorded before and after it, which is never named', () => {
    const recorded = [close(0, '54.1'), close(3, '54.3')]
    expect(strays([close(1, '54'), close(2, '5.42')], { recorded })).toEqual([1])
    expect(strays([close(1, '5.40'), close(2, '5.42')], { recorded })).toEqual([0, 1])
    expect(strays([close(-1, '5.40')], { recorded })).toEqual([0])
    expect(strays([close(1, '54'), close(2, '54.2')], { recorded: [close(0, '5'), close(3, '500')] })).toEqual([0, 1])
  })

  test('may have moved further the longer ago its neighbour is', () => {
    expect(strays([close(0, '40'), close(7, '45')])).toEqual([1])
    expect(strays([close(0, '40'), close(8, '45')])).toEqual([])
    expect(strays([close(0, '4'), close(30, '40')])).toEqual([1])
  })

  test('is measured against the newest bulletin of its week, also where its neighbours agree with it', () => {
    const official = [close(-20, '5'), close(0, '54.1')]
    const wrong = [close(0, '5.42'), close(1, '5.43'), close(2, '5.44')]
    expect(strays(wrong, { official })).toEqual([0, 1, 2])
    expect(pastOutliers(wrong, { recorded: [], official }, TENTH)).toMatchObject(
      wrong.map(() => ({ measure: 'bulletin', against: official[1], side: 'sell' })),
    )
    expect(strays([close(0, '54'), close(1, '5.42'), close(2, '54')], { official })).toEqual([1])
    expect(strays([close(8, '5.42')], { official })).toEqual([])
  })

  test('passes where a person allows more', () => {
    expect(strays([close(0, '17.5'), close(1, '12.8')], {}, 3600)).toEqual([1])
    expect(strays([close(0, '17.5'), close(1, '12.8')], {}, 4000)).toEqual([])
  })

  test('has exactly one stray if one of a steady line is wrong by its tens, whichever it is', () => {
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
