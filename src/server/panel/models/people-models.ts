import type { PeoplePage, PersonDevice } from '#contract/panel/pages/people-page.ts'
import type { PersonEntry, Session } from '../../identity/index.ts'

/** `signedIn` contains the ids of devices with an open session. */
export function peoplePage(
  people: readonly PersonEntry[],
  signedIn: ReadonlySet<string>,
  session: Pick<Session, 'device'>,
): PeoplePage {
  return {
    kind: 'people',
    people: people.map((person) => {
      const { id, name, role, closed, invitedUntil } = person
      return { id, name, role, closed, devices: devicesOf(person, signedIn, session), invitedUntil }
    }),
  }
}

export function devicesOf(
  { devices }: Pick<PersonEntry, 'devices'>,
  signedIn: ReadonlySet<string>,
  { device: here }: Pick<Session, 'device'>,
): PersonDevice[] {
  return devices.map((device) => ({ ...device, signedIn: signedIn.has(device.id), here: device.id === here?.id }))
}
