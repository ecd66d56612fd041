import { PAGE } from '#contract/panel/pages/more-page.ts'
import { may } from '#contract/panel/roles.ts'
import { devicesOf } from '../models/people-models.ts'
import { servePage } from '../served-page.ts'

export const serveMore = servePage<'more'>(PAGE, {
  async read({ session }, { report, kept }) {
    const { verdict, version } = await report()
    const [all, signedIn] = await Promise.all([kept.people(), kept.signedInDevices()])
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
  actions: {},
})
