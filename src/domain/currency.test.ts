import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currencies.ts'
import { byCurrency, CURRENCY_CODES, isCurrencyCode } from './currency.ts'

describe('the currencies of the board', () => {
  test('the board has eight currencies in display order', () => {
    expect(CURRENCY_CODES).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR'])
  })

  test('only yen is quoted per 100', () => {
    expect(CURRENCY_CODES.filter((code) => CURRENCIES[code].unit === 100)).toEqual(['JPY'])
  })

  test.each(['ALTIN', 'GUMUSTRY', 'PLATIN', 'XAUXAG', 'USDTRY', 'TRY', '', 'usd', '__proto__', 'constructor'])(
    'isCurrencyCode rejects %j',
    (text) => {
      expect(isCurrencyCode(text)).toBe(false)
    },
  )

  test('byCurrency builds a table with a value for each currency', () => {
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
