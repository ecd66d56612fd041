import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { rate } from '#domain/rate.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { silentLog } from '../../../test/fakes/recorded-log.ts'
import type { MinutePoint } from '../store/store.ts'
import { openOfficialGold } from './official-gold.ts'

const TEN = Date.parse('2026-08-03T10:00:00+03:00')
const DAY = 24 * HOUR

const fixing = (at: number, pure: string): MinutePoint => ({
  code: 'ALTIN',
  source: 'tcmb',
  at,
  buy: rate(pure),
  sell: rate(pure),
})

test('every replica finds the bank’s newest gold price within a minute and ignores an old one', async () => {
  const clock = fakeClock(TEN)
  const kept = [fixing(TEN - 11 * DAY, '5600')]
  await using gold = await openOfficialGold({
    store: {
      minutesBetween: (_source, _code, from, to) => Promise.resolve(kept.filter(({ at }) => at >= from && at < to)),
    },
    clock,
    log: silentLog,
  })
  expect(gold.newest()).toBeNull()
  kept.push(fixing(TEN, '5763.52'))
  await clock.advance(MINUTE)
  expect(gold.newest()).toEqual({ at: TEN, pure: rate('5763.52') })
})
