import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { peoplePage } from '../models/people-models.ts'
import type { View } from '../view.ts'

export const PEOPLE_VIEWS: readonly View[] = [
  {
    path: PANEL_PATHS.people,
    permission: 'people',
    async read({ session }, { identity }) {
      const [people, signedIn] = await Promise.all([identity.people.list(), identity.signedInDevices()])
      return peoplePage(people, signedIn, session)
    },
  },
  {
    path: PANEL_PATHS.addPerson,
    permission: 'people',
    read: () => Promise.resolve({ kind: 'add-person' }),
  },
]
