import { expect, test } from 'vitest'
import { momentAt, parseMoment, spanOf } from './shared-moment.ts'

test('the moment in a shared link is a minute in Istanbul', () => {
  const instant = Date.parse('2026-08-01T17:12:08+03:00')
  const moment = momentAt(instant)
  expect(moment).toBe('20260801-1712')
  const { from, to } = spanOf(moment)
  expect([from <= instant, instant < to, to - from]).toEqual([true, true, 60_000])
})

test.each(['', '20260801', '20260801-2400', '20260801-1260', '20260229-1200', '2026-08-01-17-12', '20260801-1712x'])(
  'parseMoment rejects %j',
  (text) => {
    expect(parseMoment(text)).toBeNull()
  },
)
