import * as v from 'valibot'
import type { SetUpActions } from '#contract/panel/set-up-page.ts'
import type { ActionsOf } from '../action.ts'

export const SET_UP_ACTIONS: ActionsOf<SetUpActions> = {
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
