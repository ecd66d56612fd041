import { PAGE } from '#contract/panel/pages/hours-page.ts'
import { dayOf } from '#domain/calendar.ts'
import { HOURS_ACTIONS } from '../actions/hours-actions.ts'
import { servePage } from '../served-page.ts'

export const serveHours = servePage<'hours'>(PAGE, {
  async read(_reading, { report }) {
    const { office, version, at } = await report()
    return { kind: 'hours', version, hours: office.facts.hours, notice: office.facts.notice, today: dayOf(at) }
  },
  actions: HOURS_ACTIONS,
})
