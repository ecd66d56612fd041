import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyQuote } from '../../test/fakes/arbitraries.ts'
import { boardOf, EMPTY_BOARD, mergeQuotes, movedSince, quotesOf } from './board.ts'
import { CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import { AHEAD_LIMIT } from './freshness.ts'
import type { Quote } from './quote.ts'
import { rate } from './rate.ts'

function quote(code: CurrencyCode, sell: string, quotedAt: number): Quote {
  return { code, unit: 1, buy: rate('1'), sell: rate(sell), quotedAt, trend: { buy: '', sell: '' } }
}

const NOW = 5000
/** After every quote that there can be. */
const LATE = Date.UTC(2100, 0)

const usd = quote('USD', '47.4770', 1000)
const board = mergeQuotes(EMPTY_BOARD, [quote('EUR', '54.7240', 1000), usd], NOW)

describe('merging into the board', () => {
  test('a newer price replaces the one that stands there', () => {
    const newer = quote('USD', '47.5000', 2000)
    expect(mergeQuotes(board, [newer], NOW)).toEqual(new Map([...board, ['USD', newer]]))
    expect(movedSince(board, mergeQuotes(board, [newer], NOW))).toEqual([newer])
  })

  test('a newer time with the same price is taken, and nothing moved', () => {
    const later = quote('USD', '47.4770', 2000)
    const update = mergeQuotes(board, [later], NOW)
    expect(update.get('USD')).toBe(later)
    expect(movedSince(board, update)).toEqual([])
  })

  test('the same time with another price is a correction', () => {
    const corrected = quote('USD', '47.4780', 1000)
    expect(movedSince(board, mergeQuotes(board, [corrected], NOW))).toEqual([corrected])
  })

  test('what comes late or twice leaves the very same board', () => {
    expect(mergeQuotes(board, [quote('USD', '47.5000', 999), quote('USD', '47.4770', 1000)], NOW)).toBe(board)
    expect(mergeQuotes(board, [usd], NOW)).toBe(board)
  })

  test('a price from the future is let go for the next right one, and never takes its place', () => {
    const future = quote('USD', '48.0000', NOW + AHEAD_LIMIT + 1)
    const wrong = mergeQuotes(EMPTY_BOARD, [future], NOW)
    expect(mergeQuotes(wrong, [usd], NOW).get('USD')).toBe(usd)
    expect(mergeQuotes(wrong, [future], NOW)).toBe(wrong)
  })

  test('the newest price of each pair wins in whatever order they come', () => {
    const quotes = fc.uniqueArray(anyQuote, { selector: ({ code, quotedAt }) => `${code} ${quotedAt}`, maxLength: 20 })
    const inAnyOrder = quotes.chain((given) => fc.shuffledSubarray(given, { minLength: given.length }))
    fc.assert(
      fc.property(inAnyOrder, (shuffled) => {
        const merged = mergeQuotes(EMPTY_BOARD, shuffled, LATE)
        for (const { code, quotedAt } of shuffled) {
          expect(merged.get(code)?.quotedAt).toBeGreaterThanOrEqual(quotedAt)
        }
        expect(quotesOf(mergeQuotes(merged, shuffled, LATE), CURRENCY_CODES)).toEqual(quotesOf(merged, CURRENCY_CODES))
      }),
    )
  })
})

describe('the board', () => {
  test('lists the quotes of a selection in the order of the display', () => {
    expect(quotesOf(board, CURRENCY_CODES).map(({ code }) => code)).toEqual(['USD', 'EUR'])
  })

  test('of a selection has nothing else and nothing that is halted', () => {
    expect([...boardOf(board, CURRENCY_CODES, new Set(['USD'])).keys()]).toEqual(['EUR'])
    expect([...boardOf(board, ['EUR', 'ALTIN'], new Set()).keys()]).toEqual(['EUR'])
  })
})
