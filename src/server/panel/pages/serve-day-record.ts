import { PAGE } from '#contract/panel/pages/day-record-page.ts'
import { dayOf, parseDay } from '#domain/calendar.ts'
import { servePage } from '../served-page.ts'

/** The prices of one day (`gun`), or of today. */
export const serveDayRecord = servePage<'day-record'>(PAGE, {
  read({ query }, { clock, dayRecord }) {
    const today = dayOf(clock.now())
    const asked = parseDay(query['gun'] ?? '')
    return dayRecord(asked.ok && asked.value <= today ? asked.value : today)
  },
  actions: {},
})
