import { describe, expect, test } from 'vitest'
import { instantOf } from '#domain/calendar.ts'
import { fakeClock } from '../../../../test/fakes/clock.ts'
import { day } from '../../store/test/sample-records.ts'
import { FIXING_HOURS, type GoldFixing } from '../gold-source.ts'
import { demoBank, demoGold } from './demo-bank.ts'
import { demoBoardAt } from './demo-metals.ts'

const bankAt = (text: string, time: string) => demoBank({ clock: fakeClock(instantOf(day(text), time)), seed: 7 })

describe('the demo central bank', () => {
  test.each([
    ['2026-09-14', '15:29:59', '2026-09-11'],
    ['2026-09-14', '15:30:00', '2026-09-14'],
    ['2026-09-12', '18:00', '2026-09-11'],
    ['2026-09-15', '00:10', '2026-09-14'],
  ])('the newest demo bulletin on %s at %s is of %s', async (today, time, newest) => {
    expect(await bankAt(today, time).newest()).toMatchObject({ ok: true, value: { day: newest } })
  })

  test('the demo bank returns the same bulletin of a past day and none for days off and future days', async () => {
    const [then, later] = [bankAt('2026-09-14', '16:00'), bankAt('2026-10-14', '09:00')]
    const on = async (bank: typeof then, text: string) => {
      const bulletins = await bank.between(day(text), day(text))
      return bulletins.ok && bulletins.value.items.map(({ rates }) => rates)
    }
    expect(await on(then, '2026-09-14')).toHaveLength(1)
    expect(await on(then, '2026-09-14')).toEqual(await on(later, '2026-09-14'))
    expect(await on(then, '2026-09-13')).toEqual([])
    expect(await on(later, '2026-07-15')).toEqual([])
    expect(await on(then, '2026-09-15')).toEqual([])
  })
})

async function fixing(now: string, of: string, hour: number): Promise<GoldFixing | null> {
  const answer = await demoGold({ clock: fakeClock(Date.parse(`${now}:00+03:00`)), seed: 7 }).of(day(of), hour)
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value
}

describe('the demo central bank’s gold', () => {
  test('the demo bank’s gold prices are consistent, near the demo market and different every hour', async () => {
    const hours = await Promise.all(FIXING_HOURS.map((hour) => fixing('2026-10-14T09:00', '2026-09-14', hour)))
    const all = hours.filter((each) => each !== null)
    expect(new Set(all.map(({ pure }) => pure)).size).toBe(FIXING_HOURS.length)
    for (const { at, standard, pure } of all) {
      expect(standard * 1000).toBe(pure * 995)
      const [market] = demoBoardAt(7, ['ALTIN'], at)
      expect(pure).toBeGreaterThan((market?.buy ?? 0) * 0.995)
      expect(pure).toBeLessThan(market?.sell ?? 0)
    }
  })
})
