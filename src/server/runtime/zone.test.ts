import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_LENGTH, HOUR, offsetAt } from '#domain/calendar.ts'
import { anySecond } from '../../../test/fakes/arbitraries.ts'
import { ISTANBUL } from '../../../test/fakes/istanbul.ts'
import { keepZone, readZone, zoneAround } from './zone.ts'

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'medium' })

test('the zone says of every second what the machine says', () => {
  fc.assert(
    fc.property(anySecond, (second) => {
      const shown = Date.parse(`${wall.format(second).replace(' ', 'T')}Z`)
      expect(offsetAt(second, ISTANBUL)).toBe(shown - second)
    }),
  )
})

test('each change of the clocks is there to the minute: the late autumn of 2015, and summer time for good', () => {
  const changes = readZone(Date.parse('2015-01-01T00:00:30Z'), Date.UTC(2017, 0))
  expect(changes.map(({ from, offset }) => [new Date(from).toISOString(), offset / HOUR])).toEqual([
    ['2015-01-01T00:00:00.000Z', 2],
    ['2015-03-29T01:00:00.000Z', 3],
    ['2015-11-08T01:00:00.000Z', 2],
    ['2016-03-27T01:00:00.000Z', 3],
  ])
})

test('a server reads a year to either side, which is one stretch since the clocks stand still', () => {
  const now = Date.parse('2026-08-03T12:00:00Z')
  expect(zoneAround(now)).toEqual([{ from: now - 400 * DAY_LENGTH, offset: 3 * HOUR }])
})

test('a clock that was years wrong at the start, when clocks stood an hour further back, is right by the zone once it is set', () => {
  let now = Date.parse('2016-02-01T12:00:00Z') - 15 * 365 * DAY_LENGTH
  const zone = keepZone(() => now)
  expect(offsetAt(now, zone())).toBe(2 * HOUR)
  now = Date.parse('2026-08-03T12:00:00Z')
  expect(offsetAt(now, zone())).toBe(3 * HOUR)
  expect(zone()).toBe(zone())
})
