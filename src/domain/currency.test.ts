import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { byCurrency, CURRENCY_CODES, isCurrencyCode } from './currency.ts'

describe('the currencies of the board', () => {
  test('there are eight, in the order of the display', () => {
    expect(CURRENCY_CODES).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'])
  })

  test('only the yen is quoted per 100', () => {
    expect(CURRENCY_CODES.filter((code) => CURRENCIES[code].unit === 100)).toEqual(['JPY'])
  })

  test.each(['ALTIN', 'GUMUSTRY', 'PLATIN', 'XAUXAG', 'USDTRY', 'TRY', '', 'usd', '__proto__', 'constructor'])(
    '%j is none of them',
    (text) => {
      expect(isCurrencyCode(text)).toBe(false)
    },
  )

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
