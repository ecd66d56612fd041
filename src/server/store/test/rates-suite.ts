import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import type { Store } from '../store.ts'
import { day, dayRecord, minutePoint } from './sample-records.ts'

/** Tests of rates that every store must pass. */
export function ratesSuite(name: string, store: () => Store): void {
  describe(`${name}: rates`, () => {
    test('a newer record of a day replaces the older one', async () => {
      await store().saveDays([dayRecord('2026-08-03', 'USD', '47.2330')])
      const newer = dayRecord('2026-08-03', 'USD', '47.4770')
      await store().saveDays([newer])
      expect(await store().daysOn('office', day('2026-08-03'))).toEqual([newer])
    })

    test('a line of closes begins with the newest close before it', async () => {
      const days = ['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-04', '2026-08-05']
      await store().saveDays(days.map((text, index) => dayRecord(text, 'USD', `47.${index}`)).toReversed())
      const line = await store().closeLine('office', 'USD', day('2026-08-02'), day('2026-08-04'))
      expect(line.map(({ day: text, sell }) => [text, sell])).toEqual([
        ['2026-07-31', rate('47.1')],
        ['2026-08-03', rate('47.2')],
        ['2026-08-04', rate('47.3')],
      ])
      expect(await store().closeLine('office', 'USD', day('2026-07-01'), day('2026-07-29'))).toEqual([])
      expect(await store().closeLine('demo', 'USD', day('2026-08-02'), day('2026-08-04'))).toEqual([])
    })

    test('the closes before a day are in display order, with the newest one of each currency', async () => {
      const [usd, eur, sar] = [
        dayRecord('2026-07-31', 'USD', '47.1'),
        dayRecord('2026-07-29', 'EUR', '54.3'),
        dayRecord('2026-07-31', 'SAR', '12.5'),
      ]
      await store().saveDays([sar, eur, usd, dayRecord('2026-07-28', 'EUR', '54.1')])
      expect(await store().closesBefore('office', day('2026-08-01'))).toEqual([usd, eur, sar])
    })

    test('the store keeps metals after currencies, and the bank’s gold separate from the office’s', async () => {
      const [quarter, usd] = [dayRecord('2026-08-03', 'CEYREK_YENI', '10095'), dayRecord('2026-08-03', 'USD', '47.1')]
      const fixing = dayRecord('2026-08-03', 'KULCEALTIN', '5734.7', 'tcmb')
      await store().saveDays([quarter, fixing, usd])
      expect(await store().closesBefore('office', day('2026-08-04'))).toEqual([usd, quarter])
      const points = [minutePoint(60_000, 'ALTIN'), minutePoint(60_000, 'SAR')]
      await store().saveMinutes([...points, minutePoint(0, 'ALTIN', 'tcmb')])
      expect(await store().lastMinutes('office')).toEqual(points.toReversed())
      expect(await store().lastMinutes('tcmb')).toEqual([minutePoint(0, 'ALTIN', 'tcmb')])
      expect(await store().daysBetween('tcmb', 'KULCEALTIN', day('2026-08-03'), day('2026-08-03'))).toEqual([fixing])
    })

    test('lastMinutes returns the newest minute of each currency, in display order', async () => {
      const [usd, jpy] = [minutePoint(180_000, 'USD'), minutePoint(60_000, 'JPY')]
      await store().saveMinutes([jpy, minutePoint(60_000, 'USD'), usd, minutePoint(240_000, 'USD', 'demo')])
      expect(await store().lastMinutes('office')).toEqual([usd, jpy])
    })

    test('a span of days includes both ends, oldest first', async () => {
      const days = [0, 1, 2, 3, 4].map((ahead) => dayRecord(addDays(day('2026-08-03'), ahead), 'GBP', '62.1'))
      await store().saveDays(days.toReversed())
      expect(await store().daysBetween('office', 'GBP', day('2026-08-04'), day('2026-08-06'))).toEqual(days.slice(1, 4))
    })

    test('the store writes a year of all pairs in one call', async () => {
      const records = CURRENCY_CODES.flatMap((code) =>
        Array.from({ length: 365 }, (_, back) => dayRecord(addDays(day('2026-08-03'), -back), code, '10.5', 'demo')),
      )
      await store().saveDays(records)
      expect(await store().daysBetween('demo', 'SAR', day('2020-01-01'), day('2030-01-01'))).toHaveLength(365)
    })

    test('addMissingDays fills gaps and keeps recorded days', async () => {
      const recorded = dayRecord('2026-08-03', 'USD', '47.2330')
      await store().saveDays([recorded])
      const [other, older] = [dayRecord('2026-08-03', 'USD', '40'), dayRecord('2026-07-31', 'USD', '47.1')]
      expect(await store().addMissingDays([other, older])).toBe(1)
      expect(await store().addMissingDays([other, older])).toBe(0)
      expect(await store().daysBetween('office', 'USD', day('2026-01-01'), day('2026-12-31'))).toEqual([
        older,
        recorded,
      ])
    })

    test('a span of minutes excludes its end', async () => {
      const points = [0, 60_000, 120_000].map((at) => minutePoint(at, 'EUR'))
      await store().saveMinutes([...points, minutePoint(0, 'JPY')])
      expect(await store().minutesBetween('office', 'EUR', 0, 120_000)).toEqual(points.slice(0, 2))
    })

    test('the oldest minute is the oldest of all pairs and sources', async () => {
      expect(await store().oldestMinute()).toBeNull()
      await store().saveMinutes([minutePoint(120_000, 'USD'), minutePoint(60_000, 'ALTIN', 'tcmb')])
      expect(await store().oldestMinute()).toBe(60_000)
    })

    test('thinning keeps the last minute of each hour and pair, and all newer minutes', async () => {
      const hour = 3_600_000
      const eur = [0, 59 * 60_000, hour, hour + 60_000, 2 * hour, 3 * hour, 3 * hour + 60_000].map((at) =>
        minutePoint(at, 'EUR'),
      )
      const jpy = minutePoint(60_000, 'JPY')
      await store().saveMinutes([...eur, jpy])
      expect(await store().thinMinutes(0, 3 * hour)).toBe(2)
      const left = [59 * 60_000, hour + 60_000, 2 * hour, 3 * hour, 3 * hour + 60_000]
      expect((await store().minutesBetween('office', 'EUR', 0, 9 * hour)).map(({ at }) => at)).toEqual(left)
      expect(await store().minutesBetween('office', 'JPY', 0, hour)).toEqual([jpy])
      expect(await store().thinMinutes(hour, 3 * hour)).toBe(0)
    })

    test('the store accepts empty lists', async () => {
      await store().saveDays([])
      await store().saveMinutes([])
      await store().saveBulletins([])
      expect(await store().newestBulletin(day('2026-08-21'))).toBeNull()
    })
  })
}
