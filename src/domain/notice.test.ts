import { expect, test } from 'vitest'
import { ISTANBUL } from '../../test/fakes/istanbul.ts'
import { dayOf } from './calendar.ts'
import { noticeAt } from './notice.ts'

const END = Date.parse('2026-11-23T18:30:00+03:00')
const text = 'Bugün 15.00’te kapanıyoruz.'

test('a notice that ends is there until that minute begins in Istanbul, and not after', () => {
  const notice = { text, until: { day: dayOf(END, ISTANBUL), time: '18:30' } }
  expect(noticeAt(notice, END - 1, ISTANBUL)).toBe(text)
  expect(noticeAt(notice, END, ISTANBUL)).toBeNull()
})

test('one without an end stays, and none says nothing', () => {
  expect(noticeAt({ text, until: null }, END, ISTANBUL)).toBe(text)
  expect(noticeAt(null, END, ISTANBUL)).toBeNull()
})
