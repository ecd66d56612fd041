import { PAGE } from '#contract/panel/pages/facts-page.ts'
import { FIELD_ACTIONS } from '../actions/fields-action.ts'
import { PICTURE_ACTIONS } from '../actions/picture-action.ts'
import { factsPage } from '../models/facts-model.ts'
import { servePage } from '../served-page.ts'

export const serveFacts = servePage<'facts'>(PAGE, {
  read: async (_reading, { report, office }) => factsPage(await report(), office.version().settings),
  actions: { ...FIELD_ACTIONS, ...PICTURE_ACTIONS },
})
