import type { AddPersonPage, InvitationPage, PeopleDialog, PeoplePage, PersonLine } from '#contract/panel/people.ts'
import { ROLES, type Role } from '#contract/panel/roles.ts'
import { qrPath } from '../../http/index.ts'
import type { Invitation, PersonEntry, Session } from '../../identity/index.ts'
import { type Fields, typedIn } from '../form.ts'

export function peoplePage(
  people: readonly PersonEntry[],
  { device: here }: Session,
  dialog: PeopleDialog | null,
  outcome: PeoplePage['outcome'],
): PeoplePage {
  return { kind: 'people', people: people.map((person) => personLine(person, here?.id ?? null)), dialog, outcome }
}

function personLine({ id, name, role, closed, devices, invitedUntil }: PersonEntry, here: string | null): PersonLine {
  return {
    id,
    name,
    role,
    closed,
    devices: devices.map((device) => ({
      id: device.id,
      name: device.name,
      kind: device.kind,
      isPhone: device.isPhone,
      usedAt: device.usedAt,
      here: device.id === here,
    })),
    invitedUntil,
  }
}

export function addPersonPage(
  typed: AddPersonPage['typed'] = null,
  outcome: AddPersonPage['outcome'] = null,
): AddPersonPage {
  return { kind: 'add-person', typed, outcome }
}

/** undefined: no role that there is. */
export function typedRole(fields: Fields): Role | undefined {
  return ROLES.find((role) => role === typedIn(fields, 'yetki'))
}

/** The library is loaded with the first link. */
export async function invitationPage({ person, link, expiresAt }: Invitation): Promise<InvitationPage> {
  const { create } = await import('qrcode')
  const { id, name, role } = person
  return { kind: 'invitation', person: { id, name, role }, link, qr: qrPath(link, create), expiresAt }
}
