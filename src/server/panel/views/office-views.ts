import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import { PANEL_PATHS, topicNamed } from '#contract/panel/panel-paths.ts'
import { may } from '#contract/panel/roles.ts'
import { dayOf, parseDay } from '#domain/calendar.ts'
import { MAX_VERSIONS } from '../../settings/index.ts'
import type { PastHalt } from '../../store/index.ts'
import { historyPage } from '../history-page.ts'
import { factsPage } from '../models/facts-model.ts'
import { noticePage } from '../models/notice-model.ts'
import { devicesOf } from '../models/people-models.ts'
import { statusPage } from '../models/status-model.ts'
import { numberIn, type View } from '../view.ts'

export const OFFICE_VIEWS: readonly View[] = [
  {
    path: PANEL_PATHS.notice,
    permission: 'read',
    async read(_reading, context) {
      const [report, past] = await Promise.all([context.report(), context.past()])
      return noticePage(report, past.notices())
    },
  },
  {
    path: PANEL_PATHS.hours,
    permission: 'read',
    async read(_reading, { report }) {
      const { office, version, at } = await report()
      return { kind: 'hours', version, hours: office.facts.hours, notice: office.facts.notice, today: dayOf(at) }
    },
  },
  {
    path: PANEL_PATHS.facts,
    permission: 'read',
    read: async (_reading, { report, office }) => factsPage(await report(), office.version().settings),
  },
  {
    path: PANEL_PATHS.history,
    permission: 'read',
    async read({ query }, { past, office, store }) {
      const [{ versions, halts }, acts] = [await past(), await store.acts(MAX_VERSIONS)]
      const topic = topicNamed(query['konu'])
      const known = { versions, halts: withWaiting(halts, office.halts()), acts, inForce: office.version().number }
      return historyPage(known, { topic, before: numberIn(query, 'once') })
    },
  },
  {
    /** The prices of one day (`gun`), or of today. */
    path: PANEL_PATHS.dayRecord,
    permission: 'read',
    read({ query }, { clock, dayRecord }) {
      const today = dayOf(clock.now())
      const asked = parseDay(query['gun'] ?? '')
      return dayRecord(asked.ok && asked.value <= today ? asked.value : today)
    },
  },
  {
    path: PANEL_PATHS.more,
    permission: 'read',
    async read({ session }, { report, identity }) {
      const { verdict, version } = await report()
      const [all, signedIn] = await Promise.all([identity.people.list(), identity.signedInDevices()])
      const people = may(session.person.role, 'people') ? all : null
      const me = all.find(({ id }) => id === session.person.id)
      return {
        kind: 'more',
        verdict,
        version,
        people: people && {
          people: people.length,
          devices: people.reduce((sum, { devices }) => sum + devices.length, 0),
        },
        devices: me === undefined ? [] : devicesOf(me, signedIn, session),
      }
    },
  },
  {
    path: PANEL_PATHS.status,
    permission: 'read',
    async read(_reading, context) {
      const [report, past] = await Promise.all([context.report(), context.past()])
      return statusPage(report, past)
    },
  },
]

/** Adds halts that are in force but still wait for the store. */
function withWaiting(past: readonly PastHalt[], inForce: readonly HaltedPrice[]): readonly PastHalt[] {
  const stored = new Set(past.map(({ code, act }) => `${code} ${act}`))
  const waiting = inForce.flatMap(({ acts, ...halt }) =>
    acts.filter((act) => !stored.has(`${halt.code} ${act}`)).map((act) => ({ ...halt, act, ...NOT_ENDED })),
  )
  return [...waiting, ...past]
}

const NOT_ENDED = { endedAt: null, endedBy: null, endedAct: null }
