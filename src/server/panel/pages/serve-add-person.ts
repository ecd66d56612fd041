import { PAGE } from '#contract/panel/pages/add-person-page.ts'
import { servePage } from '../served-page.ts'

export const serveAddPerson = servePage<'add-person'>(PAGE, {
  read: () => Promise.resolve({ kind: 'add-person' }),
  // The page adds a person by an action of the page of all people.
  actions: {},
})
