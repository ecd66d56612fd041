import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { byCurrency, CURRENCY_CODES, currencyOf, isCurrencyCode } from './currency.ts'

describe('the currencies of the board', () => {
  test('there are eight, in the order of the display', () => {
    expect(CURRENCY_CODES).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'])
  })

  test('only the yen is quoted per 100', () => {
    expect(CURRENCY_CODES.filter((code) => CURRENCIES[code].unit === 100)).toEqual(['JPY'])
  })

  test('a pair and its code lead to each other', () => {
    expect(CURRENCY_CODES.map((code) => currencyOf(CURRENCIES[code].wireName))).toEqual(CURRENCY_CODES)
    expect(CURRENCY_CODES.map((code) => currencyOf(code))).toEqual(CURRENCY_CODES)
  })

  test.each([
    'ALTIN',
    'GUMUSTRY',
    'PLATIN',
    'XAUXAG',
    'EURUSD',
    'TRY',
    '',
    'usdtry',
    'USDTRYTRY',
    '__proto__',
    'constructor',
  ])('%j is none of them', (text) => {
    expect(currencyOf(text)).toBeUndefined()
    expect(isCurrencyCode(text)).toBe(false)
  })

  test('a table over them has a value for each', () => {
    expect(byCurrency((code) => CURRENCIES[code].wireName)).toEqual({
      USD: 'USDTRY',
      EUR: 'EURTRY',
      GBP: 'GBPTRY',
      CHF: 'CHFTRY',
      CAD: 'CADTRY',
      AUD: 'AUDTRY',
      JPY: 'JPYTRY',
      SAR: 'SARTRY',
    })
  })
})
