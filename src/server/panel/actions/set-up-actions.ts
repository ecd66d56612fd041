import * as v from 'valibot'
import type { SetUpActions } from '#contract/panel/set-up-page.ts'
import type { ActionsOf } from '../action.ts'

export const SET_UP_ACTIONS: ActionsOf<SetUpActions> = {
  hideSetUp: {
    permission: 'people',
    schema: v.strictObject({ key: v.string(), hidden: v.boolean() }),
    async handler({ body: { key, hidden }, session }, { store, clock, report }) {
      const line = (await report()).setUp.find((each) => each.key === key)
      if (line === undefined) return { kind: 'not-found' }
      if (hidden) await store.hideSetUp({ key, at: clock.now(), by: session.person.name })
      else await store.showSetUp(key)
      return { kind: 'changed', what: line.what }
    },
    audit: ({ what }, { body: { hidden } }) => ({
      about: 'settings',
      text: `kurulum listesinde “${what}” ${hidden ? 'gizlendi' : 'yeniden gösterildi'}`,
    }),
  },
}
