import { PAGE } from '#contract/panel/pages/people-page.ts'
import { PEOPLE_ACTIONS } from '../actions/people-actions.ts'
import { peoplePage } from '../models/people-models.ts'
import { servePage } from '../served-page.ts'

export const servePeople = servePage<'people'>(PAGE, {
  async read({ session }, { identity }) {
    const [people, signedIn] = await Promise.all([identity.people.list(), identity.signedInDevices()])
    return peoplePage(people, signedIn, session)
  },
  actions: PEOPLE_ACTIONS,
})
