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
/** Later than every generated quote. */
const LATE = Date.UTC(2100, 0)

const usd = quote('USD', '47.4770', 1000)
const board = mergeQuotes(EMPTY_BOARD, [quote('EUR', '54.7240', 1000), usd], NOW)

describe('merging into the board', () => {
  test('a newer price replaces the price on the board', () => {
    const newer = quote('USD', '47.5000', 2000)
    expect(mergeQuotes(board, [newer], NOW)).toEqual(new Map([...board, ['USD', newer]]))
    expect(movedSince(board, mergeQuotes(board, [newer], NOW))).toEqual([newer])
  })

  test('a newer quote with the same price is stored but not reported as moved', () => {
    const later = quote('USD', '47.4770', 2000)
    const update = mergeQuotes(board, [later], NOW)
    expect(update.get('USD')).toBe(later)
    expect(movedSince(board, update)).toEqual([])
  })

  test('a different price with the same time replaces the price as a correction', () => {
    const corrected = quote('USD', '47.4780', 1000)
    expect(movedSince(board, mergeQuotes(board, [corrected], NOW))).toEqual([corrected])
  })

  test('late and repeated quotes leave the board identical', () => {
    expect(mergeQuotes(board, [quote('USD', '47.5000', 999), quote('USD', '47.4770', 1000)], NOW)).toBe(board)
    expect(mergeQuotes(board, [usd], NOW)).toBe(board)
  })

  test('a price from the future is replaced by the next valid price and never replaces one', () => {
    const future = quote('USD', '48.0000', NOW + AHEAD_LIMIT + 1)
    const wrong = mergeQuotes(EMPTY_BOARD, [future], NOW)
    expect(mergeQuotes(wrong, [usd], NOW).get('USD')).toBe(usd)
    expect(mergeQuotes(wrong, [future], NOW)).toBe(wrong)
  })

  test('the newest price of each pair wins in any order of arrival', () => {
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
  test('quotesOf lists quotes in display order', () => {
    expect(quotesOf(board, CURRENCY_CODES).map(({ code }) => code)).toEqual(['USD', 'EUR'])
  })

  test('boardOf leaves out codes outside the selection and halted codes', () => {
    expect([...boardOf(board, CURRENCY_CODES, new Set(['USD'])).keys()]).toEqual(['EUR'])
    expect([...boardOf(board, ['EUR', 'ALTIN'], new Set()).keys()]).toEqual(['EUR'])
  })
})
