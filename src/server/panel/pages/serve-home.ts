import * as v from 'valibot'
import { PAGE, type SetUpActions } from '#contract/panel/pages/home-page.ts'
import type { ActionsOf } from '../action.ts'
import { accessNews } from '../models/access-news.ts'
import { homePage } from '../models/home-model.ts'
import { setUpLines } from '../models/set-up-model.ts'
import { servePage } from '../served-page.ts'

const SET_UP_ACTIONS: ActionsOf<SetUpActions> = {
  hideSetUp: {
    permission: 'people',
    schema: v.strictObject({ key: v.string(), hidden: v.boolean() }),
    async handler({ body: { key, hidden }, session, act }, { report }) {
      const line = (await report()).setUp.find((each) => each.key === key)
      if (line === undefined) return { kind: 'not-found' }
      const answer = { kind: 'changed', what: line.what } as const
      if (hidden) await act.as(answer).hideSetUp({ key, at: act.at, by: session.person.name })
      else await act.as(answer).showSetUp(key)
      return answer
    },
    audit: ({ what }, { body: { hidden } }) => ({
      about: 'settings',
      text: `kurulum listesinde “${what}” ${hidden ? 'gizlendi' : 'yeniden gösterildi'}`,
    }),
  },
}

export const serveHome = servePage<'home'>(PAGE, {
  async read({ session }, context) {
    const [report, past] = await Promise.all([context.report(), context.past()])
    const [news, setUp] = await Promise.all([
      accessNews(session.person, context),
      setUpLines(context, session.person.role),
    ])
    return homePage(report, past, { accessNews: news, setUp })
  },
  actions: SET_UP_ACTIONS,
})
