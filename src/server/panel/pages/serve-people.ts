import { PAGE } from '#contract/panel/pages/people-page.ts'
import { PEOPLE_ACTIONS } from '../actions/people-actions.ts'
import { peoplePage } from '../models/people-models.ts'
import { servePage } from '../served-page.ts'

export const servePeople = servePage<'people'>(PAGE, {
  async read({ session }, { kept }) {
    const [people, signedIn] = await Promise.all([kept.people(), kept.signedInDevices()])
    return peoplePage(people, signedIn, session)
  },
  actions: PEOPLE_ACTIONS,
})
