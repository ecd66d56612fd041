import { expect, test } from 'vitest'
import { parseDay } from '#domain/calendar.ts'
import { cookiePolicy, shortDate } from './cookie-policy.ts'

test('the policy is dated as the Turkish locale writes a day', () => {
  const day = parseDay('2026-08-03')
  if (!day.ok) throw new Error('no day')
  expect(shortDate(day.value)).toBe(new Date('2026-08-03T12:00:00Z').toLocaleDateString('tr-TR', { timeZone: 'UTC' }))
})

test('the policy has nine numbered sections', () => {
  const titles = Object.values(cookiePolicy).flatMap((part) => (typeof part === 'object' ? [part.title] : []))
  expect(titles.map((title) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})
