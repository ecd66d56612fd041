import { addDays, type Day, dayOf, instantOf, weekdayOf } from '#domain/calendar.ts'
import { holidayOn } from '#domain/holidays.ts'
import { dayText } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

export const bulletinMissing = healthCheck({
  kind: 'bulletin-missing',
  weight: 'degraded',
  test({ bulletin, at }) {
    const due = bulletinDue(at)
    if (bulletin !== null && bulletin.day >= due.day) return []
    return [{ ...due, remedy: 'angun-office check' }]
  },
  text({ day }, { bulletin, at }) {
    const today = dayOf(at)
    const last = bulletin === null ? 'Henüz hiç bülten yok.' : `Son bülten ${dayText(bulletin.day, today)} tarihli.`
    return `TCMB’nin ${dayText(day, today)} bülteni gelmedi. ${last}`
  },
  owner: { advice: 'Yapmanız gereken bir şey yok; gelince kendiliğinden görünür.' },
  mail: { subject: 'TCMB bülteni gelmedi', trouble: 'TCMB bülteni', after: 0 },
})

/** The bank publishes at about 15.30, on some days later. */
const PUBLISHED_BY = '17:00'

/** Returns the newest business day of the bank whose bulletin should have arrived. */
function bulletinDue(now: number): { readonly day: Day; readonly since: number } {
  const isDue = (day: Day): boolean =>
    weekdayOf(day) <= 5 && holidayOn(day) === null && instantOf(day, PUBLISHED_BY) <= now
  let day = dayOf(now)
  while (!isDue(day)) day = addDays(day, -1)
  return { day, since: instantOf(day, PUBLISHED_BY) }
}
