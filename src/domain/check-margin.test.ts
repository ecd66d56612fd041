import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMargin, type MarginCheckInput } from './check-margin.ts'
import { writeMargin } from './margin-text.ts'
import { type Margin, type SideMargins, withMargins } from './margin.ts'
import { parseMargin } from './parse-margin.ts'
import { rate } from './rate.ts'

const LIMITS = { marginLimit: 200, spreadLimit: 1000 }
const DOLLAR = { buy: rate('47.2530'), sell: rate('47.4570') }

function margin(written: string): Margin {
  const read = parseMargin(written)
  if (!read.ok) throw new Error(written)
  return read.value
}

function sides([buy, sell]: readonly [string | null, string | null]): SideMargins {
  return { ...(buy !== null && { buy: margin(buy) }), ...(sell !== null && { sell: margin(sell) }) }
}

function check(typed: readonly [string, string], more: Partial<MarginCheckInput> = {}) {
  const before = sides(['-0,02', '0,02'])
  return checkMargin({
    code: 'USD',
    measure: { kind: 'price', sides: DOLLAR },
    before,
    after: sides(typed),
    written: { buy: typed[0], sell: typed[1] },
    limitsBefore: LIMITS,
    limitsAfter: LIMITS,
    largest: before,
    ...more,
  })
}

const kinds = (of: ReturnType<typeof check>) => of.unusual.map(({ side, kind }) => `${side} ${kind}`)

describe('a margin check against a current price', () => {
  test('checkMargin shows both prices before and after the change', () => {
    expect(check(['-0,03', '%0,05'])).toEqual({
      before: { buy: rate('47.2330'), sell: rate('47.4770') },
      after: { buy: rate('47.2230'), sell: rate('47.4807') },
      each: { buy: rate('47.2230'), sell: rate('47.4807') },
      refused: null,
      unusual: [],
    })
  })

  test('checkMargin shows the price that a refused margin would give and suggests the likely margin', () => {
    expect(check(['5', '0,02'])).toMatchObject({
      after: null,
      each: { buy: rate('52.2530'), sell: rate('47.4770') },
      refused: { side: 'buy', mistake: 'margins-too-far', likely: margin('-0,05') },
    })
  })

  test('checkMargin asks about three digits after a point or a comma', () => {
    const pounds = { code: 'GBP', measure: { kind: 'price', sides: { buy: rate('63'), sell: rate('64') } } } as const
    for (const written of ['1.000', '1,000', '+1,000 TL'])
      expect(kinds(check(['-0,02', written], pounds))).toContain('sell thousands')
  })

  test('checkMargin compares with the largest recent margin rather than the last margin if both are exceeded', () => {
    expect(kinds(check(['-0,02', '0,35']))).toEqual(['sell over-largest', 'sell over-half-percent'])
    expect(kinds(check(['-0,02', '0,2'], { largest: {} }))).toEqual(['sell five-times'])
  })

  test('checkMargin asks about a removed margin but not about a margin of zero', () => {
    expect(kinds(check(['-0,02', '0,02'], { after: sides(['-0,02', null]) }))).toEqual(['sell lost'])
    expect(kinds(check(['-0,02', '0']))).toEqual([])
  })

  test('the prices of the check are the prices that are published', () => {
    const any = fc.integer({ min: -9000, max: 9000 }).map((amount): Margin => ({ kind: 'lira', micros: amount * 100 }))
    fc.assert(
      fc.property(any, any, (buy, sell) => {
        const { after, refused } = check([writeMargin(buy), writeMargin(sell)])
        const published = withMargins({ code: 'USD', ...DOLLAR }, { USD: { buy, sell } }, LIMITS)
        expect(refused === null).toBe(published.ok)
        if (published.ok) expect(after).toMatchObject({ buy: published.value.buy, sell: published.value.sell })
      }),
    )
  })
})

describe('a margin check without a current price', () => {
  const bulletin = { kind: 'bulletin', sides: { buy: rate('47.1265'), sell: rate('47.2114') } } as const

  test('a check against the bulletin refuses a slipped comma and asks about half a percent', () => {
    expect(check(['-0,02', '5'], { measure: bulletin })).toMatchObject({
      before: null,
      after: null,
      each: null,
      refused: { side: 'sell', mistake: 'margins-too-far', before: rate('47.2114') },
    })
    expect(kinds(check(['-0,02', '0,3'], { measure: bulletin }))).toContain('sell over-half-percent')
  })

  test('a check against the bulletin does not judge the spread', () => {
    expect(check(['0,10', '-0,10'], { measure: bulletin }).refused).toBeNull()
  })

  test('a check against a close with one side applies to both sides', () => {
    const close = { kind: 'close', sides: { buy: null, sell: rate('47') } } as const
    expect(check(['-5', '0,02'], { measure: close }).refused).toMatchObject({ side: 'buy', mistake: 'margins-too-far' })
  })

  test('checkMargin asks about every changed margin if it has no reference price', () => {
    expect(kinds(check(['-0,02', '0,03'], { measure: null }))).toEqual(['sell unmeasured'])
    expect(kinds(check(['-0,02', '0'], { measure: null }))).toEqual([])
  })
})
