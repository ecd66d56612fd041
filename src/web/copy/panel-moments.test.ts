import { expect, test } from 'vitest'
import { parseDay } from '#domain/calendar.ts'
import { capitalised } from '../format/format.ts'
import { endText, listMoment, momentText, sinceText, untilText, weekdayText } from './panel-moments.ts'

const NOW = Date.parse('2026-08-01T17:12:08+03:00')
const at = (text: string): number => Date.parse(`${text}+03:00`)

test.each([
  ['2026-08-01T11:42', 'bugün 11.42', '11.42', '11.42’den beri'],
  ['2026-07-31T16:20', 'dün 16.20', 'dün 16.20', 'dün 16.20’den beri'],
  ['2026-07-30T09:00', '30 Temmuz 09.00', '30 Temmuz', '30 Temmuz 09.00’dan beri'],
  ['2025-12-31T18:30', '31 Aralık 2025 18.30', '31 Aralık 2025', '31 Aralık 2025 18.30’dan beri'],
  ['2026-08-01T00:10', 'bugün 00.10', '00.10', '00.10’dan beri'],
])('the moment %s is written in its shortest form', (text, moment, inAList, since) => {
  expect(momentText(at(text), NOW)).toBe(moment)
  expect(listMoment(at(text), NOW)).toBe(inAList)
  expect(sinceText(at(text), NOW)).toBe(since)
})

test.each([
  ['2026-08-01T17:40', '17.40’a kadar', 'bugün 17.40’ta'],
  ['2026-08-02T23:59', 'yarın 23.59’a kadar', 'yarın 23.59’da'],
  ['2027-01-01T09:00', '1 Ocak 2027 09.00’a kadar', '1 Ocak 2027 09.00’da'],
])('the end at %s has the right Turkish ending', (text, until, end) => {
  expect(untilText(at(text), NOW)).toBe(until)
  expect(endText(at(text), NOW)).toBe(end)
})

test('a day is written with its year if that is not the current year', () => {
  const days = ['2026-08-30', '2027-01-01'].map(parseDay)
  const [today] = [parseDay('2026-08-01')]
  if (today === undefined || !today.ok) throw new Error('the day must parse')
  const texts = days.map((day) => (day.ok ? weekdayText(day.value, today.value) : ''))
  expect(texts).toEqual(['30 Ağustos Pazar', '1 Ocak 2027 Cuma'])
})

test('the first letter of a sentence becomes a Turkish capital', () => {
  expect(capitalised('istediğiniz gün')).toBe('İstediğiniz gün')
})
