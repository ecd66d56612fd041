import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import type { Store } from '../store.ts'
import { day } from './sample-records.ts'

/** Tests of bulletins that every store must pass. */
export function bulletinsSuite(name: string, store: () => Store): void {
  describe(`${name}: bulletins`, () => {
    test('the newest bulletin is that of the latest day, and a second fetch replaces it completely', async () => {
      const older = { day: day('2026-08-20'), fetchedAt: 1, rates: { USD: { buy: rate('47.1'), sell: rate('47.2') } } }
      const first = {
        day: day('2026-08-21'),
        fetchedAt: 2,
        rates: { ...older.rates, JPY: { buy: null, sell: rate('31.5') } },
      }
      const again = { ...first, fetchedAt: 3, rates: { USD: { buy: rate('47.3'), sell: null } } }
      await store().saveBulletins([first, older])
      expect(await store().newestBulletin(day('2026-08-21'))).toEqual(first)
      await store().saveBulletins([again])
      expect(await store().newestBulletin(day('2026-08-21'))).toEqual(again)
    })

    test('the store keeps a bulletin’s number and its banknote rates', async () => {
      const banknote = { buy: rate('47.0'), sell: rate('47.4') }
      const friday = {
        day: day('2026-08-21'),
        number: '2026/156',
        fetchedAt: 2,
        rates: { USD: { buy: rate('47.1'), sell: rate('47.2'), banknote } },
      }
      const thursday = {
        day: day('2026-08-20'),
        fetchedAt: 1,
        rates: { USD: { buy: rate('47.1'), sell: rate('47.2') } },
      }
      await store().saveBulletins([friday, thursday])
      await store().saveDaysOff([day('2026-08-19')], 5)
      expect(await store().officialRecord(day('2026-08-19'), day('2026-08-21'))).toEqual({
        bulletins: [thursday, friday],
        daysOff: ['2026-08-19'],
        begins: '2026-08-20',
      })
      expect((await store().newestBulletin(friday.day))?.rates).toEqual(friday.rates)
      // A second fetch without a number keeps the known number.
      const { number: _, ...unnumbered } = friday
      await store().saveBulletins([unnumbered])
      expect((await store().officialRecord(friday.day, friday.day)).bulletins).toEqual([friday])
    })

    test('a day is settled by a bulletin with banknote rates or as a day off, which a late bulletin replaces', async () => {
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      const [one, two, three] = [day('2026-08-19'), day('2026-08-20'), day('2026-08-21')]
      await store().saveBulletins([
        { day: one, fetchedAt: 1, rates: { USD: usd } },
        { day: two, fetchedAt: 1, rates: { USD: { ...usd, banknote: usd } } },
      ])
      await store().saveDaysOff([three], 5)
      await store().saveDaysOff([], 5)
      expect(await store().settledDays(one, three)).toEqual([two, three])
      await store().saveBulletins([{ day: three, fetchedAt: 6, rates: { USD: usd } }])
      expect(await store().settledDays(one, three)).toEqual([two])
      expect((await store().officialRecord(three, three)).daysOff).toEqual([])
    })

    test('the official line of a currency has the bulletins with both of its sides', async () => {
      const [one, two, three] = [day('2026-08-19'), day('2026-08-20'), day('2026-08-21')]
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      const yen = { buy: rate('31.1'), sell: rate('31.2') }
      await store().saveBulletins([
        { day: three, fetchedAt: 3, rates: { USD: usd, JPY: { buy: null, sell: rate('31.5') } } },
        { day: one, fetchedAt: 1, rates: { USD: usd, JPY: yen } },
        { day: two, fetchedAt: 2, rates: { USD: { buy: rate('47.3'), sell: null }, JPY: yen } },
      ])
      expect(await store().officialLine('USD', one, three)).toEqual([
        { day: one, knownAt: 1, ...usd },
        { day: three, knownAt: 3, ...usd },
      ])
      expect(await store().officialLine('JPY', one, two)).toEqual([
        { day: one, knownAt: 1, ...yen },
        { day: two, knownAt: 2, ...yen },
      ])
      expect(await store().officialLine('GBP', one, three)).toEqual([])
    })

    test('a bulletin is known since its first fetch, even if it is fetched again', async () => {
      const friday = day('2026-08-21')
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      for (const fetchedAt of [10, 20, 30])
        await store().saveBulletins([{ day: friday, fetchedAt, rates: { USD: usd } }])
      expect(await store().officialLine('USD', friday, friday)).toEqual([{ day: friday, knownAt: 10, ...usd }])
      expect(await store().newestBulletin(friday)).toMatchObject({ fetchedAt: 30 })
    })

    test('a line of official rates begins with the newest complete rate before it', async () => {
      const usd = { buy: rate('47.1'), sell: rate('47.2') }
      const friday = day('2026-08-21')
      await store().saveBulletins([
        { day: addDays(friday, -1), fetchedAt: 1, rates: { USD: usd, EUR: usd } },
        { day: friday, fetchedAt: 2, rates: { USD: usd, EUR: { buy: usd.buy, sell: null } } },
      ])
      const monday = addDays(friday, 3)
      expect(await store().officialLine('USD', monday, monday)).toEqual([{ day: friday, knownAt: 2, ...usd }])
      expect(await store().officialLine('EUR', monday, monday)).toEqual([
        { day: addDays(friday, -1), knownAt: 1, ...usd },
      ])
      expect(await store().officialLine('USD', addDays(friday, -2), addDays(friday, -2))).toEqual([])
    })

    test('a bulletin of a future day does not hide the current one', async () => {
      const friday = { day: day('2026-08-21'), fetchedAt: 1, rates: { USD: { buy: rate('47.1'), sell: rate('47.2') } } }
      await store().saveBulletins([friday, { ...friday, day: day('2999-01-01'), fetchedAt: 2 }])
      expect(await store().newestBulletin(day('2026-08-22'))).toEqual(friday)
      expect(await store().newestBulletin(day('2026-08-20'))).toBeNull()
    })

    test('a currency that is missing in the newest bulletin has its last rate with the day of that rate', async () => {
      const [usd, yen] = [
        { buy: rate('47.1'), sell: rate('47.2') },
        { buy: rate('31.1'), sell: null },
      ]
      await store().saveBulletins([
        { day: day('2026-08-19'), fetchedAt: 1, rates: { USD: usd, JPY: yen } },
        { day: day('2026-08-20'), fetchedAt: 2, rates: { USD: usd, JPY: yen } },
        { day: day('2026-08-21'), fetchedAt: 3, rates: { USD: usd } },
      ])
      expect(await store().newestBulletin(day('2026-08-21'))).toEqual({
        day: day('2026-08-21'),
        fetchedAt: 3,
        rates: { USD: usd, JPY: { ...yen, day: day('2026-08-20') } },
      })
    })

    test('a bulletin without rates is stored', async () => {
      const empty = { day: day('2026-08-21'), fetchedAt: 1, rates: {} }
      await store().saveBulletins([empty])
      expect(await store().newestBulletin(day('2026-08-21'))).toEqual(empty)
    })
  })
}
