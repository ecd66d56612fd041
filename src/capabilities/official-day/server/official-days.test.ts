import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, daysBetween, weekdayOf } from '#domain/calendar.ts'
import { holidayOn } from '#domain/holidays.ts'
import { rate } from '#domain/rate.ts'
import { day } from '../../../server/store/test/sample-records.ts'
import { readOfficialDays } from './official-days.ts'

const BEGINS = day('2025-01-02')
const TODAY = day('2027-01-01')

const isBusinessDay = (date: Day): boolean => weekdayOf(date) <= 5 && holidayOn(date) === null

/** A record of two years whose dollar rate encodes its day: the rate of 14 July is 7.14. */
const figureOf = (date: Day) => rate(`${Number(date.slice(5, 7))}.${date.slice(8)}`)
const ALL = Array.from({ length: daysBetween(BEGINS, TODAY) }, (_, index) => addDays(BEGINS, index))
const BUSINESS_DAYS = ALL.filter(isBusinessDay)
const store = {
  async officialRecord(from: Day, to: Day) {
    const within = (date: Day): boolean => date >= from && date <= to
    return {
      bulletins: BUSINESS_DAYS.filter(within).map((date) => ({
        day: date,
        fetchedAt: 0,
        rates: { USD: { buy: figureOf(date), sell: figureOf(date) } },
      })),
      daysOff: ALL.filter((date) => within(date) && weekdayOf(date) <= 5 && !isBusinessDay(date)),
      begins: BEGINS,
    }
  },
}

test('the official rate of every date in 2025 and 2026 is that of the last business day before', async () => {
  const { days, bulletins } = await readOfficialDays(store, {
    from: day('2025-01-03'),
    to: day('2026-12-31'),
    today: TODAY,
  })
  expect(days).toHaveLength(728)
  for (const { date, valid, published } of days) {
    const last = BUSINESS_DAYS.findLast((each) => each < date)
    expect([date, valid]).toEqual([date, { kind: 'published', day: last }])
    const ownKind = isBusinessDay(date) ? 'published' : weekdayOf(date) > 5 ? 'weekend' : 'holiday'
    expect([date, published.kind]).toEqual([date, ownKind])
    expect(last && bulletins.get(last)?.rates.USD?.buy).toBe(last && figureOf(last))
  }
})

test('a month that is read separately has the same days as a longer period', async () => {
  const whole = await readOfficialDays(store, { from: BEGINS, to: TODAY, today: TODAY })
  for (let from = BEGINS; from < TODAY; from = addDays(from, 29)) {
    const { days } = await readOfficialDays(store, { from, to: addDays(from, 28), today: TODAY })
    for (const each of days.filter(({ date }) => date <= TODAY))
      expect(each).toEqual(whole.days.find(({ date }) => date === each.date))
  }
})

test('readOfficialDays returns the correct day’s rate for 10,000 random dates without an error', async () => {
  const anyDay = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays(BEGINS, days))
  await fc.assert(
    fc.asyncProperty(anyDay, anyDay, async (date, today) => {
      const { days, bulletins } = await readOfficialDays(store, { from: date, to: date, today })
      const valid = days[0]?.valid
      if (valid?.kind !== 'published') return
      expect(valid.day).toBe(BUSINESS_DAYS.findLast((each) => each < date))
      expect(bulletins.get(valid.day)?.rates.USD?.buy).toBe(figureOf(valid.day))
    }),
    { numRuns: 10_000 },
  )
})
