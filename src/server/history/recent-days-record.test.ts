import { expect, test } from 'vitest'
import { addDays, dayOf, instantOf, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { firstRecentDay } from '#domain/recent-days.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import type { DayClose } from '../store/store.ts'
import { openRecentDays } from './recent-days-record.ts'

const TODAY = dayOf(Date.parse('2026-08-04T12:00:00+03:00'))
const YESTERDAY = addDays(TODAY, -1)

const close = (sell: string): DayClose => ({ day: YESTERDAY, buy: rate('47'), sell: rate(sell) })

test('the recent days follow the store within a minute and survive a failed read', async () => {
  const clock = fakeClock(instantOf(TODAY, '10:00'))
  const asked: unknown[] = []
  let line = (): Promise<DayClose[]> => Promise.resolve([close('47.10')])
  const days = await openRecentDays({
    store: {
      closeLine(source, code, from, to) {
        asked.push([source, code, from, to])
        return code === 'USD' ? line() : Promise.resolve([])
      },
      officialLine: (code) => Promise.resolve(code === 'USD' ? [{ ...close('47.05'), knownAt: 1 }] : []),
    },
    selection: () => CURRENCY_CODES,
    source: 'office',
    clock,
    log: silentLog,
  })
  const published: number[] = []
  days.subscribe(() => published.push(clock.now()))
  expect(asked[0]).toEqual(['office', 'USD', firstRecentDay(TODAY), TODAY])
  expect(asked).toHaveLength(CURRENCY_CODES.length)
  expect(days.of('USD')).toEqual({ code: 'USD', asOf: TODAY, own: [close('47.10')], official: [close('47.05')] })
  expect(days.of('SAR')).toEqual({ code: 'SAR', asOf: TODAY, own: [], official: [] })

  await clock.advance(MINUTE)
  expect(published).toEqual([])
  line = () => Promise.resolve([close('47.20')])
  await clock.advance(MINUTE)
  expect(days.of('USD')?.own).toEqual([close('47.20')])
  expect(published).toHaveLength(1)

  line = () => Promise.reject(new Error('locked'))
  await clock.advance(MINUTE)
  expect(days.of('USD')?.own).toEqual([close('47.20')])
  line = () => Promise.resolve([close('47.30')])
  await clock.advance(2 * SECOND)
  expect(days.of('USD')?.own).toEqual([close('47.30')])
  await days[Symbol.asyncDispose]()
  expect(clock.waiting()).toBe(0)
})
