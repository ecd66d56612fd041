import * as v from 'valibot'
import {
  type InvitationWithCode,
  MAX_PERSON_NAME_LENGTH,
  type PeopleActions,
} from '#contract/panel/pages/people-page.ts'
import { ROLES } from '#contract/panel/roles.ts'
import type { Result } from '#domain/result.ts'
import { qrPath } from '../../http/index.ts'
import { type Invitation as IdentityInvitation, identityText, type PersonFailure } from '../../identity/index.ts'
import type { AuditLine, OpenAct } from '../act.ts'
import type { Acting, ActionsOf } from '../action.ts'
import type { PanelContext } from '../context.ts'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const typedName = v.pipe(v.string(), v.maxLength(4 * MAX_PERSON_NAME_LENGTH))
const role = v.picklist(ROLES)
const ofPerson = v.strictObject({ person: id })

/** Identity writes the lines of these actions, because commands perform them as well. */
export const PEOPLE_ACTIONS: ActionsOf<PeopleActions> = {
  addPerson: {
    permission: 'people',
    passkey: true,
    schema: v.strictObject({ name: typedName, role }),
    async handler({ body, session, act }, { identity: { people } }) {
      const by = session.person.name
      const added = await people.acting((line) => act.as(LINK_SHOWN, { line: peopleLine(line) })).add(body, by)
      return added.ok ? invitedOr(await people.invite(added.value.id, by)) : refused(added.error)
    },
    audit: 'own',
  },
  invite: {
    permission: 'people',
    passkey: true,
    schema: ofPerson,
    async handler({ body, session, act }, { identity }) {
      const people = identity.people.acting((line) => act.as(LINK_SHOWN, { line: peopleLine(line) }))
      return invitedOr(await people.invite(body.person, session.person.name))
    },
    audit: 'own',
  },
  cancelInvitation: change(ofPerson, (people, { person }, by) => people.cancelInvitation(person, by)),
  changeRole: change(v.strictObject({ person: id, role }), (people, body, by) =>
    people.setRole(body.person, body.role, by),
  ),
  setClosed: change(v.strictObject({ person: id, closed: v.boolean() }), (people, { person, closed }, by) =>
    people.setClosed(person, closed, by),
  ),
  signOutEverywhere: change(
    v.strictObject({ person: id, devices: v.picklist(['kept', 'removed']) }),
    (people, { person, devices }, by) => people.signOutEverywhere(person, devices, by),
  ),
  removePerson: change(ofPerson, (people, { person }, by) => people.remove(person, by)),
  removeDevice: change(v.strictObject({ person: id, device: id }), (people, { person, device }, by) =>
    people.removeDevice(person, device, by),
  ),
  changeOwnName: {
    permission: 'read',
    passkey: true,
    schema: v.strictObject({ name: typedName }),
    handler: async ({ body, session: { person }, act }, { identity }) =>
      changedOr(await actingBy(act, identity.people).rename(person.id, body.name)),
    audit: 'own',
  },
  removeOwnDevice: {
    permission: 'read',
    passkey: true,
    schema: v.strictObject({ device: id }),
    handler: async ({ body, session: { person }, act }, { identity }) =>
      changedOr(await actingBy(act, identity.people).removeDevice(person.id, body.device, person.name)),
    audit: 'own',
  },
  signOutOwnDevices: {
    permission: 'read',
    schema: v.strictObject({}),
    handler: async ({ session: { person }, act }, { identity }) =>
      changedOr(await actingBy(act, identity.people).signOutEverywhere(person.id, 'kept', person.name)),
    audit: 'own',
  },
}

type People = PanelContext['identity']['people']
type Changed = ReturnType<typeof changedOr>

/** Stored instead of an answer with a link, because the link is a secret. */
const LINK_SHOWN = { kind: 'shown-once' } as const

const peopleLine = (text: string): AuditLine => ({ about: 'people', text })

function actingBy(act: OpenAct<Changed>, people: People): People {
  return people.acting((line) => act.as({ kind: 'changed' }, { line: peopleLine(line) }))
}

/** Builds an action on a person that needs the passkey. */
function change<Body>(
  schema: v.GenericSchema<unknown, Body>,
  run: (people: People, body: Body, by: string) => Promise<Result<unknown, PersonFailure>>,
) {
  return {
    permission: 'people',
    passkey: true,
    schema,
    handler: async ({ body, session, act }: Acting<Body, Changed>, { identity }: PanelContext) =>
      changedOr(await run(actingBy(act, identity.people), body, session.person.name)),
    audit: 'own',
  } as const
}

function changedOr(result: Result<unknown, PersonFailure>) {
  return result.ok ? ({ kind: 'changed' } as const) : refused(result.error)
}

async function invitedOr(invited: Result<IdentityInvitation, PersonFailure>) {
  return invited.ok
    ? ({ kind: 'invited', invitation: await shownInvitation(invited.value) } as const)
    : refused(invited.error)
}

function refused(failure: PersonFailure) {
  return { kind: 'refused', text: identityText(failure) } as const
}

/** `qrcode` is imported with the first link, because most processes never need it. */
async function shownInvitation({ person, link, expiresAt }: IdentityInvitation): Promise<InvitationWithCode> {
  const { create } = await import('qrcode')
  const { id: personId, name, role: hasRole } = person
  return { person: { id: personId, name, role: hasRole }, link, qr: qrPath(link, create), expiresAt }
}
