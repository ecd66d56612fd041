import * as v from 'valibot'
import type { SetUpActions } from '#contract/panel/set-up-page.ts'
import type { ActionsOf } from '../action.ts'

export const SET_UP_ACTIONS: ActionsOf<SetUpActions> = {
  hideSetUp: {
    permission: 'people',
    schema: v.strictObject({}),
    async handler(_asked, { store, clock, reportIsOld }) {
      await store.setMarkers({ 'set-up-hidden-at': clock.now() })
      reportIsOld()
      return { kind: 'hidden' }
    },
    audit: () => ({ about: 'settings', text: 'kurulum listesi kapatıldı' }),
  },
}
