import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import { CURRENCY_BOARD } from '#domain/currencies.ts'
import { rate } from '#domain/rate.ts'
import { readPreviousCloses } from './call-answers.ts'

const DAY = dayOf(Date.parse('2026-08-03T12:00:00+03:00'))
const item = (fields: object) => ({ yuzde_degisim_satis: 0.1, fark_satis: 0.05, direction: 'up', ...fields })
const answer = (...summary: unknown[]) => ({ status: 'success', date: '2026-08-03', summary })

describe('what a page reads of the daily summary', () => {
  test('is the previous close of each currency, exact, as number or text', () => {
    const body = answer(item({ code: 'USD', onceki_satis: 47.4 }), item({ code: 'JPY', onceki_satis: '31,0550' }))
    expect(readPreviousCloses(body, CURRENCY_BOARD, DAY)).toEqual({
      ok: true,
      value: { USD: rate('47.4000'), JPY: rate('31.0550') },
    })
  })

  test('leaves out what has no close, or is no currency of the board', () => {
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

  test('is nothing when it is of another day, as a cache may have it after midnight', () => {
    const body = answer(item({ code: 'USD', onceki_satis: 47.4 }))
    expect(readPreviousCloses(body, CURRENCY_BOARD, addDays(DAY, 1))).toEqual({ ok: false, error: 'of-another-day' })
  })

  test.each([null, 'text', [], {}, { status: 'error', message: 'Hata' }, { status: 'success', summary: {} }])(
    'is nothing when the answer is %j',
    (body) => {
      expect(readPreviousCloses(body, CURRENCY_BOARD, DAY)).toEqual({ ok: false, error: 'not-a-summary' })
    },
  )
})
