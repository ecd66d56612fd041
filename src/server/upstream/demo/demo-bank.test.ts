import { describe, expect, test } from 'vitest'
import { type Day, instantOf, parseDay } from '#domain/calendar.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { ISTANBUL } from '../../../../test/fakes/istanbul.ts'
import { demoBank } from './demo-bank.ts'

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

const bankAt = (text: string, time: string) =>
  demoBank({ clock: fakeClock(instantOf(day(text), time, ISTANBUL)), seed: 7 })

describe('the demo central bank', () => {
  test.each([
    ['2026-09-14', '15:29:59', '2026-09-11'],
    ['2026-09-14', '15:30:00', '2026-09-14'],
    ['2026-09-12', '18:00', '2026-09-11'],
    ['2026-09-15', '00:10', '2026-09-14'],
  ])('on %s at %s the newest bulletin is of %s', async (today, time, newest) => {
    expect(await bankAt(today, time).newest()).toMatchObject({ ok: true, value: { day: newest } })
  })

  test('has a narrow price of all eight currencies, with four decimals', async () => {
    const bulletin = await bankAt('2026-09-14', '16:00').newest()
    const rates = bulletin.ok ? Object.values(bulletin.value.rates) : []
    expect(rates).toHaveLength(8)
    for (const { buy, sell } of rates) {
      expect([(buy ?? 1) % 100, (sell ?? 1) % 100]).toEqual([0, 0])
      expect((sell ?? 0) / (buy ?? 1)).toBeCloseTo(1.0018, 4)
    }
  })

  test('gives the same bulletin of a past day for ever, none for a weekend or a day to come', async () => {
    const [then, later] = [bankAt('2026-09-14', '16:00'), bankAt('2026-10-14', '09:00')]
    const on = async (bank: typeof then, text: string) => {
      const bulletins = await bank.between(day(text), day(text))
      return bulletins.ok && bulletins.value.map(({ rates }) => rates)
    }
    expect(await on(then, '2026-09-14')).toHaveLength(1)
    expect(await on(then, '2026-09-14')).toEqual(await on(later, '2026-09-14'))
    expect(await on(then, '2026-09-13')).toEqual([])
    expect(await on(then, '2026-09-15')).toEqual([])
  })
})
