import { expect, test } from 'vitest'
import { dayOf } from '#domain/calendar.ts'
import { OFFICE, SNAPSHOT } from '../../../../test/fakes/health.ts'
import { judgeSnapshot } from '../../health/health.ts'
import { dayRecordPage } from './day-record.ts'

const EMPTY = { minutesBetween: () => Promise.resolve([]), closesBefore: () => Promise.resolve([]) }

test.each(['08:10', '12:00', '23:00'])(
  'the day record spans the whole opening hours of its day, also if read at %s',
  async (time) => {
    const now = Date.parse(`2026-08-03T${time}:00+03:00`)
    const report = judgeSnapshot({ ...SNAPSHOT, office: OFFICE }, now)
    const { from, to } = await dayRecordPage(report, dayOf(now), { store: EMPTY, source: 'office' })
    const [span] = OFFICE.facts.hours.week[0] ?? []
    expect([from, to]).toEqual([`${span?.from}`, `${span?.to}`].map((at) => Date.parse(`2026-08-03T${at}:00+03:00`)))
  },
)
