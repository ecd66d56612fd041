import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { anyRate, anySecond } from '../../test/fakes/arbitraries.ts'
import { type Bulletin, bulletinRate, readNewestBulletin, writeBulletin } from './bulletin.ts'

const FETCHED = Date.UTC(2026, 7, 21, 12, 31)
const NOW = FETCHED + 1000
const yesterday = addDays(dayOf(FETCHED), -1)

const bulletin: Bulletin = {
  day: dayOf(FETCHED),
  rates: {
    USD: { buy: rate('47.8799'), sell: rate('47.9662') },
    JPY: { buy: rate('30.0960'), sell: null },
  },
  fetchedAt: FETCHED,
}

describe('the record of a bulletin', () => {
  test('writeBulletin uses the names of the central bank, null for a missing side, and the time of fetching', () => {
    const record = writeBulletin(bulletin)
    expect(record).toMatchObject({
      Tarih: '21-08-2026',
      alindi: FETCHED,
      TP_DK_USD_A_YTL: '47.8799',
      TP_DK_USD_S_YTL: '47.9662',
      TP_DK_JPY_A_YTL: '30.0960',
      TP_DK_JPY_S_YTL: null,
      TP_DK_EUR_A_YTL: null,
    })
    expect(Object.keys(record)).toHaveLength(2 + 2 * CURRENCY_CODES.length)
  })

  test('a rate that is older than its bulletin carries its own day', () => {
    const older = { ...bulletin, rates: { ...bulletin.rates, SAR: { buy: null, sell: rate('12.7'), day: yesterday } } }
    const record = writeBulletin(older)
    expect(record).toMatchObject({ Tarih: '21-08-2026', TP_DK_SAR_TARIH: '20-08-2026' })
    expect(readNewestBulletin([record], NOW)).toEqual({ ok: true, value: older })
  })

  test('readNewestBulletin reads only the first record of the list', () => {
    const older = { ...writeBulletin(bulletin), Tarih: '20-08-2026' }
    expect(readNewestBulletin([writeBulletin(bulletin), older], NOW)).toEqual({ ok: true, value: bulletin })
  })

  test('readNewestBulletin accepts numbers, decimal commas and a record without a time of fetching', () => {
    expect(
      readNewestBulletin([{ Tarih: '21-08-2026', TP_DK_USD_A_YTL: 47.8799, TP_DK_USD_S_YTL: '47,9662' }], NOW),
    ).toEqual({
      ok: true,
      value: { ...bulletin, rates: { USD: bulletin.rates.USD }, fetchedAt: NOW },
    })
  })

  test.each([
    [[]],
    [null],
    [{ Tarih: '21-08-2026' }],
    ['<html>'],
    [[null]],
    [['x']],
    [[{ Tarih: '2026-08-21' }]],
    [[{ Tarih: '31-02-2026' }]],
    [[{}]],
    [[{ Tarih: { toString: 0 } }]],
  ])('readNewestBulletin rejects %j', (body) => {
    expect(readNewestBulletin(body, NOW)).toEqual({ ok: false, error: 'not-a-bulletin' })
  })

  test('a written bulletin is read back unchanged', () => {
    const sides = fc.record({ buy: fc.option(anyRate), sell: fc.option(anyRate) })
    const anyRates = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...CURRENCY_CODES), sides, sides), { selector: ([code]) => code })
      .map((rows) =>
        Object.fromEntries(
          rows.flatMap(([code, account, banknote]) => {
            const known = bulletinRate(account, banknote)
            return known === null ? [] : [[code, known]]
          }),
        ),
      )
    fc.assert(
      fc.property(anySecond, anyRates, (second, rates) => {
        const given = { day: dayOf(second), rates, fetchedAt: second }
        expect(readNewestBulletin(JSON.parse(JSON.stringify([writeBulletin(given)])), NOW)).toEqual({
          ok: true,
          value: given,
        })
      }),
    )
  })

  test('readNewestBulletin does not throw for any JSON value', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => readNewestBulletin([body], NOW).ok || true))
  })
})
