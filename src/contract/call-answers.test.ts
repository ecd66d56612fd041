import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { rate } from '#domain/rate.ts'
import { readPreviousCloses } from './call-answers.ts'

const DAY = dayOf(Date.parse('2026-08-03T12:00:00+03:00'))
const item = (fields: object) => ({ yuzde_degisim_satis: 0.1, fark_satis: 0.05, direction: 'up', ...fields })
const answer = (...summary: unknown[]) => ({ status: 'success', date: '2026-08-03', summary })

describe('the daily summary on a page', () => {
  test('readPreviousCloses reads the exact previous close of each currency from a number or a text', () => {
    const body = answer(item({ code: 'USD', onceki_satis: 47.4 }), item({ code: 'JPY', onceki_satis: '31,0550' }))
    expect(readPreviousCloses(body, CURRENCY_BOARD, DAY)).toEqual({
      ok: true,
      value: { USD: rate('47.4000'), JPY: rate('31.0550') },
    })
  })

  test('readPreviousCloses leaves out entries without a close and codes that are not on the board', () => {
    const body = answer(
      item({ code: 'USD' }),
      item({ code: 'EUR', onceki_satis: 0 }),
      item({ code: 'XAU', onceki_satis: 4000 }),
      item({ onceki_satis: 1 }),
      null,
      'EUR',
    )
    expect(readPreviousCloses(body, CURRENCY_BOARD, DAY)).toEqual({ ok: true, value: {} })
  })

  test('readPreviousCloses rejects a cached summary of another day', () => {
    const body = answer(item({ code: 'USD', onceki_satis: 47.4 }))
    expect(readPreviousCloses(body, CURRENCY_BOARD, addDays(DAY, 1))).toEqual({ ok: false, error: 'of-another-day' })
  })

  test.each([null, 'text', [], {}, { status: 'error', message: 'Hata' }, { status: 'success', summary: {} }])(
    'readPreviousCloses rejects the answer %j',
    (body) => {
      expect(readPreviousCloses(body, CURRENCY_BOARD, DAY)).toEqual({ ok: false, error: 'not-a-summary' })
    },
  )
})
