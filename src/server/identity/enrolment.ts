import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { UNNAMED_PERSON } from '#contract/panel/pages/people-page.ts'
import { type EnrolAnswer, MAX_DEVICE_NAME_LENGTH } from '#contract/panel/sign-in-page.ts'
import { distinctName, readDeviceName } from '#domain/names.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Repositories } from '../store/index.ts'
import type { attemptBounds } from './attempts.ts'
import { deviceKind } from './device-kind.ts'
import type { EnrolFailure, IdentityOpening, InvitationState, Person, SignedIn, Visitor } from './identity.ts'
import type { NewPasskey, Passkeys } from './passkeys.ts'
import { type AsPeopleAct, PEOPLE_ACTS, peopleActs } from './people-acts.ts'
import { type OfficePeople, personOf } from './people.ts'
import { hashOf, isToken, newId, newToken } from './secrets.ts'
import type { Sessions } from './sessions.ts'

interface Parts {
  readonly passkeys: Passkeys
  readonly sessions: Sessions
  readonly bounds: ReturnType<typeof attemptBounds>
  /** Receives the person whose old device was replaced. */
  readonly onChange: (person: string) => void
  readonly people: Pick<OfficePeople, 'readOwnName' | 'rename'>
}

/** Registers a person's device by a link that works once. */
export class Enrolment {
  readonly #opening: IdentityOpening
  readonly #deps: Parts
  readonly #as: AsPeopleAct
  readonly #guessLink: ReturnType<Parts['bounds']['guessing']>

  constructor(opening: IdentityOpening, deps: Parts) {
    this.#opening = opening
    this.#deps = deps
    this.#as = peopleActs({ ...opening, via: 'panel' })
    const { store, clock } = opening
    this.#guessLink = deps.bounds.guessing(async () =>
      (await store.openInvitations(clock.now())).map(({ hash }) => hash),
    )
  }

  /** Returns the state of a link. Counts as a guess at its key. */
  async invitation(token: string, visitor: Visitor): Promise<InvitationState> {
    const within = await this.#guessLink(hashOf(token), visitor)
    return within.ok ? this.#stateOf(token) : UNKNOWN
  }

  async #stateOf(token: string): Promise<InvitationState> {
    const { store, clock } = this.#opening
    const kept = isToken(token) ? await store.invitation(hashOf(token)) : null
    if (kept === null) return UNKNOWN
    const { usedAt, expiresAt, createdBy: invitedBy, replaces = null } = kept
    if (usedAt !== null) return { kind: 'over', why: 'used', at: usedAt }
    if (expiresAt <= clock.now()) return { kind: 'over', why: 'expired', at: expiresAt }
    const person = await store.person(kept.person)
    if (person?.closedAt !== null) return UNKNOWN
    return { kind: 'good', person: personOf(person), invitedBy, expiresAt, replaces }
  }

  async options(
    token: string,
    visitor: Visitor,
    name = '',
  ): Promise<Result<PublicKeyCredentialCreationOptionsJSON, EnrolFailure>> {
    const invited = await this.#attempt(token, visitor)
    if (!invited.ok) return invited
    const { person } = invited.value
    // The device lists its passkey under this name.
    const named = isUnnamed(person) ? await this.#deps.people.readOwnName(person.id, name) : ok(person.name)
    if (!named.ok) return named
    return ok(await this.#deps.passkeys.creationOptions(purposeOf(token), { ...person, name: named.value }))
  }

  async enrol(token: string, answer: EnrolAnswer, visitor: Visitor): Promise<Result<SignedIn, EnrolFailure>> {
    const read = readDeviceName(answer.deviceName, MAX_DEVICE_NAME_LENGTH)
    if (!read.ok) return fail({ kind: 'device-name' })
    const invited = await this.#attempt(token, visitor)
    if (!invited.ok) return invited
    const { person, replaces } = invited.value
    const within = await this.#deps.bounds.ofLink(hashOf(token))
    if (!within.ok) return within
    const made = await this.#deps.passkeys.registered(answer.credential, purposeOf(token))
    if (!made.ok) {
      this.#opening.log.warn({ person: person.name, why: made.error }, 'a device was not registered')
      return fail({ kind: 'refused' })
    }
    const named = isUnnamed(person) ? await this.#named(person, answer.name ?? '') : ok(person)
    if (!named.ok) return named
    const devices = await this.#opening.store.passkeys(person.id)
    const old = devices.find(({ id }) => id === replaces)
    const name = distinctName(
      read.value,
      devices.filter((each) => each !== old).map((each) => each.name),
    )
    const device = { id: newId(), person: person.id, name, kind: deviceKind(visitor.userAgent) }
    const act = this.#as(named.value.name, PEOPLE_ACTS.linkUsed(named.value.name, device, old?.name ?? null))
    const signedIn = await this.#keep(token, act, { ...device, ...made.value }, answer.own)
    if (signedIn !== null) {
      if (old !== undefined) this.#deps.onChange(person.id)
      this.#opening.log.info({ person: person.name, device: name, instead: old?.name }, 'a device was registered')
      return ok(signedIn)
    }
    // Another request used the link in the meantime.
    const state = await this.#stateOf(token)
    return fail(state.kind === 'over' ? state : { kind: 'refused' })
  }

  async #named({ id }: Person, written: string): Promise<Result<Person, EnrolFailure>> {
    const renamed = await this.#deps.people.rename(id, written)
    if (renamed.ok) return renamed
    return fail(renamed.error.kind === 'name' ? renamed.error : { kind: 'refused' })
  }

  /** Returns the invitation of a link and counts the attempt. */
  async #attempt(token: string, visitor: Visitor) {
    const within = await this.#guessLink(hashOf(token), visitor)
    if (!within.ok) return within
    const state = await this.#stateOf(token)
    return state.kind === 'good' ? ok(state) : fail(state)
  }

  async #keep(
    token: string,
    act: Repositories,
    device: NewPasskey & { readonly id: string; readonly person: string; readonly name: string; readonly kind: string },
    own: boolean,
  ): Promise<SignedIn | null> {
    const [sessionToken, at] = [newToken(), this.#opening.clock.now()]
    const session = { hash: hashOf(sessionToken), person: device.person, passkey: device.id, own, at }
    const passkey = { ...device, createdAt: at, usedAt: at }
    const isKept = await act.enrol(hashOf(token), passkey, session)
    return isKept ? this.#deps.sessions.signedIn(sessionToken) : null
  }
}

const UNKNOWN = { kind: 'over', why: 'unknown', at: null } as const

function isUnnamed({ name }: Pick<Person, 'name'>): boolean {
  return name === UNNAMED_PERSON
}

function purposeOf(token: string) {
  return { purpose: 'enrol', about: hashOf(token) } as const
}
