import type { Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { PeopleDialog } from '#contract/panel/people.ts'
import type { Result } from '#domain/result.ts'
import { identityText, type PersonFailure } from '../../identity/index.ts'
import { draw, go, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, typedIn } from '../form.ts'
import { addPersonPage, invitationPage, peoplePage, typedRole } from '../models/people.ts'
import { type Done, donePath } from '../outcomes.ts'
import type { PanelParts } from '../parts.ts'
import { doneBy } from '../price-pages.ts'
import { mistake, refusal } from './publish.ts'

/** Who works in the panel, with a sheet that asks, or without. */
export function showPeople(dialogOf: (params: Question['params']) => PeopleDialog | null = () => null) {
  return async (question: Question, parts: PanelParts): Promise<PanelAnswer> =>
    drawPeople(question, parts, dialogOf(question.params), await doneBy(question, parts))
}

async function drawPeople(
  { session }: Question,
  { identity }: PanelParts,
  dialog: PeopleDialog | null,
  outcome: Outcome | null,
  status?: number,
): Promise<PanelAnswer> {
  const people = await identity.people.list()
  if (dialog !== null && people.every(({ id }) => id !== dialog.person)) return draw(problem('notFound'))
  return draw(peoplePage(people, session, dialog, outcome), status)
}

/** The sheets of the page, by the address that each of them has. */
export const PEOPLE_DIALOGS = {
  signOut: (params: Question['params']): PeopleDialog => ({ kind: 'sign-out', person: params['kisi'] ?? '' }),
  role: (params: Question['params']): PeopleDialog => ({ kind: 'role', person: params['kisi'] ?? '' }),
  remove: (params: Question['params']): PeopleDialog => ({ kind: 'remove', person: params['kisi'] ?? '' }),
  device: (params: Question['params']): PeopleDialog => {
    return { kind: 'remove-device', person: params['kisi'] ?? '', device: params['cihaz'] ?? '' }
  },
}

export function showAddPerson(): Promise<PanelAnswer> {
  return Promise.resolve(draw(addPersonPage()))
}

/** Somebody new, and the link by which their first device registers: it stands on this one answer alone. */
export async function addPerson({ fields, session }: Order, parts: PanelParts): Promise<PanelAnswer> {
  const [name, role] = [typedIn(fields, 'ad'), typedRole(fields)]
  const again = (field: string, text: string, status: number): PanelAnswer =>
    draw(addPersonPage({ name, role }, refusal([mistake(field, text)])), status)
  if (role === undefined) return again('yetki', ACT_SENTENCES.noRole, 422)
  if (!session.confirmed) return again('ad', ACT_SENTENCES.confirmAgain, 403)
  const by = session.person.name
  const added = await parts.identity.people.add({ name, role }, by)
  if (!added.ok) return again('ad', identityText(added.error), 422)
  parts.log.warn({ person: by, act: 'add', about: added.value.name, role }, 'people by the panel')
  const invited = await parts.identity.people.invite(added.value.id, by)
  return invited.ok ? draw(await invitationPage(invited.value)) : draw(problem('notFound'))
}

/** A new link for a person; the one before is void. */
export async function invite(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { params, session } = order
  if (!session.confirmed) return unconfirmed(order, parts, null)
  const by = session.person.name
  const invited = await parts.identity.people.invite(params['kisi'] ?? '', by)
  if (!invited.ok) return refused(order, parts, null, identityText(invited.error), 409)
  parts.log.warn({ person: by, act: 'invite', about: params['kisi'] }, 'people by the panel')
  return draw(await invitationPage(invited.value))
}

type People = PanelParts['identity']['people']

interface PeopleAct {
  readonly done: Done
  readonly dialogOf?: (params: Question['params']) => PeopleDialog
  readonly run: (people: People, order: Order, by: string) => Promise<Result<unknown, PersonFailure>>
}

/** What is done to a person or a device, after the passkey was asked for once more. */
function changePeople({ done, dialogOf, run }: PeopleAct) {
  return async (order: Order, parts: PanelParts): Promise<PanelAnswer> => {
    const { params, session } = order
    const dialog = dialogOf?.(params) ?? null
    if (!session.confirmed) return unconfirmed(order, parts, dialog)
    const by = session.person.name
    const { people } = parts.identity
    const changed = await run(people, order, by)
    if (!changed.ok) return refused(order, parts, null, identityText(changed.error), 409)
    parts.log.warn({ person: by, act: done, about: params['kisi'] }, 'people by the panel')
    return go(donePath(PANEL_PATHS.people, done, null))
  }
}

function unconfirmed(order: Order, parts: PanelParts, dialog: PeopleDialog | null): Promise<PanelAnswer> {
  return refused(order, parts, dialog, ACT_SENTENCES.confirmAgain, 403)
}

function refused(
  order: Order,
  parts: PanelParts,
  dialog: PeopleDialog | null,
  text: string,
  status: number,
): Promise<PanelAnswer> {
  return drawPeople(order, parts, dialog, { kind: 'failed', text, at: parts.clock.now() }, status)
}

function changeRole(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const role = typedRole(order.fields)
  if (role === undefined) return refused(order, parts, PEOPLE_DIALOGS.role(order.params), ACT_SENTENCES.noRole, 422)
  const change = changePeople({
    done: 'yetki-degisti',
    dialogOf: PEOPLE_DIALOGS.role,
    run: (people, { params }, by) => people.setRole(params['kisi'] ?? '', role, by),
  })
  return change(order, parts)
}

/** The link is void from now on. */
export const cancelInvitation = changePeople({
  done: 'baglanti-iptal',
  run: (people, { params }, by) => people.cancelInvitation(params['kisi'] ?? '', by),
})

/** Of the person that the address names. */
export const PEOPLE_ACTS = {
  role: changeRole,
  signOut: changePeople({
    done: 'cikarildi',
    dialogOf: PEOPLE_DIALOGS.signOut,
    run: (people, { params, fields }, by) =>
      people.signOutEverywhere(params['kisi'] ?? '', isTicked(fields, 'cihazlar') ? 'removed' : 'kept', by),
  }),
  close: changePeople({
    done: 'giris-kapandi',
    run: (people, { params }, by) => people.setClosed(params['kisi'] ?? '', true, by),
  }),
  open: changePeople({
    done: 'giris-acildi',
    run: (people, { params }, by) => people.setClosed(params['kisi'] ?? '', false, by),
  }),
  remove: changePeople({
    done: 'kisi-kaldirildi',
    dialogOf: PEOPLE_DIALOGS.remove,
    run: (people, { params }, by) => people.remove(params['kisi'] ?? '', by),
  }),
  removeDevice: changePeople({
    done: 'cihaz-kaldirildi',
    dialogOf: PEOPLE_DIALOGS.device,
    run: (people, { params }, by) => people.removeDevice(params['kisi'] ?? '', params['cihaz'] ?? '', by),
  }),
} as const
