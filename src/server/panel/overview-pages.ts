import { may } from '#contract/panel/roles.ts'
import { dayOf, parseDay } from '#domain/calendar.ts'
import { draw, type PanelAnswer, type Question } from './answer.ts'
import { typedIn } from './form.ts'
import { statusPage } from './models/status.ts'
import type { PanelParts } from './parts.ts'

/** What has no cell of its own at the foot of a phone. */
export async function showMore({ session }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const report = await parts.report()
  const people = may(session.person.role, 'people') ? await parts.identity.people.list() : null
  return draw({
    kind: 'more',
    verdict: report.verdict,
    version: report.version,
    people: people && {
      people: people.length,
      devices: people.reduce((sum, { devices }) => sum + devices.length, 0),
    },
  })
}

export async function showStatus(_question: Question, parts: PanelParts): Promise<PanelAnswer> {
  const [report, past] = await Promise.all([parts.report(), parts.past()])
  return draw(statusPage(report, past))
}

/** What visitors paid on one day (`gun`), or today. */
export async function showDayRecord({ query }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const { clock } = parts
  const today = dayOf(clock.now())
  const asked = parseDay(typedIn(query, 'gun'))
  const day = asked.ok && asked.value <= today ? asked.value : today
  return draw(await parts.dayRecord(day))
}
