import { expect, test } from 'vitest'
import { SNAPSHOT } from '../../../../test/fakes/health.ts'
import { judgeSnapshot } from '../../health/health.ts'
import { hoursPage } from './hours.ts'

test.each([
  ['before it opens: after its first quarters', '01:50', ['09:15', '09:30']],
  ['while it is open: the next two quarters', '17:05', ['17:15', '17:30']],
  ['just before it closes: what is left', '18:10', ['18:15']],
  ['once it has closed: none', '18:30', []],
])('a day that ends early is offered, %s', (_, time, offered) => {
  const monday = Date.parse(`2026-08-03T${time}:00+03:00`)
  expect(hoursPage(judgeSnapshot(SNAPSHOT, monday), null, null).earlyTimes).toEqual(offered)
})
