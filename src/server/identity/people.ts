import { OFFICE_TOOL } from '#contract/command-author.ts'
import { MAX_PERSON_NAME_LENGTH, UNNAMED_PERSON } from '#contract/panel/pages/people-page.ts'
import { enrolPath } from '#contract/panel/panel-paths.ts'
import type { Role } from '#contract/panel/roles.ts'
import { MINUTE } from '#domain/calendar.ts'
import { nameLikeness, readPersonName } from '#domain/names.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock, Log } from '../runtime/index.ts'
import {
  type LastManager,
  type PersonChange,
  type Repositories,
  type Store,
  type StoredAct,
  type StoredPasskey,
  type StoredPerson,
  StoreFailure,
} from '../store/index.ts'
import { isPhone } from './device-kind.ts'
import type {
  Device,
  IdentityOpening,
  Invitation,
  NameFailure,
  Person,
  PersonEntry,
  PersonFailure,
} from './identity.ts'
import { type AsPeopleAct, PEOPLE_ACTS, peopleActs } from './people-acts.ts'
import { hashOf, newId, newToken } from './secrets.ts'

/** A registration link is valid for this many milliseconds. */
const LINK_GOOD_FOR = 30 * MINUTE
/** Used and expired links are kept for this long, so that the page can explain them. */
const LINK_KNOWN_FOR = 24 * 60 * MINUTE

const BY_NAME = new Intl.Collator('tr-TR')

/** A null `log` means a command, whose actions are only recorded in the history. */
type PeopleOpening = Pick<IdentityOpening, 'store' | 'clock'> & {
  readonly origin: string | null
  readonly log: Log | null
  readonly via: StoredAct['via']
  /** Receives the person whose sessions may have ended. Commands omit it, because they cache no sessions. */
  readonly onChange?: (person: string) => void
}

/** `by` is the author's name for the record and the invited person. Null means unknown. */
export class OfficePeople {
  readonly #store: Store
  readonly #origin: string | null
  readonly #clock: Clock
  readonly #log: Log | null
  readonly #lastManager: LastManager
  readonly #opening: PeopleOpening
  readonly #as: AsPeopleAct
  readonly #onChange: (person: string) => void

  constructor(opening: PeopleOpening, as = peopleActs(opening)) {
    const { store, origin, clock, log, via, onChange = () => undefined } = opening
    this.#opening = opening
    this.#as = as
    this.#store = store
    this.#origin = origin
    this.#clock = clock
    this.#log = log
    this.#lastManager = via === 'command' ? 'may-go' : 'kept'
    this.#onChange = onChange
  }

  /** Returns the same people, whose next change is the act of a person who may ask for it again. */
  acting(as: (text: string) => Repositories): OfficePeople {
    return new OfficePeople(this.#opening, (_by, text) => as(text))
  }

  /** Sorted by name, without removed people. */
  async list(): Promise<PersonEntry[]> {
    const [people, passkeys] = [await this.#store.people(), await this.#store.passkeys()]
    const links = await this.#store.openInvitations(this.#clock.now())
    return people
      .toSorted((one, other) => BY_NAME.compare(one.name, other.name))
      .map((person) => ({
        ...personOf(person),
        devices: passkeys.filter((each) => each.person === person.id).map(deviceOf),
        invitedUntil: links.find((link) => link.person === person.id)?.expiresAt ?? null,
      }))
  }

  async find(id: string): Promise<PersonEntry | null> {
    return (await this.list()).find((each) => each.id === id) ?? null
  }

  async add({ name: written, role }: Pick<Person, 'name' | 'role'>, by: string | null): Promise<Changed> {
    const read = readName(written)
    if (!read.ok) return read
    const name = read.value
    const person = { id: newId(), name, role, closedAt: null, createdAt: this.#clock.now(), createdBy: by }
    const act = this.#as(by, PEOPLE_ACTS.added(name, role))
    if (!(await act.addPerson(person))) return fail({ kind: 'name', why: 'taken' })
    this.#log?.info({ person: name, role, by }, 'a person was added')
    return ok(personOf(person))
  }

  /** Reads the own name of a person, which must differ from that of a person without one and from all others. */
  async readOwnName(id: string, written: string): Promise<Result<string, NameFailure>> {
    const read = readName(written)
    if (!read.ok) return read
    const likeness = nameLikeness(read.value)
    if (likeness === nameLikeness(UNNAMED_PERSON)) return fail({ kind: 'name', why: 'own' })
    const others = (await this.#store.people()).filter((person) => person.id !== id)
    return others.some(({ name }) => nameLikeness(name) === likeness) ? fail({ kind: 'name', why: 'taken' }) : read
  }

  /** Changes the own name of a person. The history keeps the names in its lines. */
  async rename(id: string, written: string): Promise<Changed> {
    const read = await this.readOwnName(id, written)
    if (!read.ok) return read
    const person = await this.#store.person(id)
    if (person?.name === read.value) return ok(personOf(person))
    return this.#change(
      id,
      (act) => act.renamePerson(id, read.value),
      person?.name ?? null,
      ({ name }) => PEOPLE_ACTS.renamed(name, read.value),
    )
  }

  /** A different role ends the person's sessions. */
  async setRole(id: string, role: Role, by: string | null): Promise<Changed> {
    const person = await this.#store.person(id)
    // The same role is no change, so the sessions continue.
    if (person?.role === role) return ok(personOf(person))
    return this.#change(
      id,
      (act) => act.setRole(id, role, this.#lastManager),
      by,
      (before) => PEOPLE_ACTS.roleChanged(before.name, before.role, role),
    )
  }

  /** Closing ends sessions and links and keeps devices. */
  setClosed(id: string, closed: boolean, by: string | null): Promise<Changed> {
    const at = closed ? this.#clock.now() : null
    const text = closed ? PEOPLE_ACTS.closed : PEOPLE_ACTS.opened
    return this.#change(
      id,
      (act) => act.setClosed(id, at, this.#lastManager),
      by,
      ({ name }) => text(name),
    )
  }

  /** Permanent: even a restored backup does not bring the person or the devices back. */
  remove(id: string, by: string | null): Promise<Changed> {
    return this.#change(
      id,
      (act) => act.removePerson(id, this.#clock.now(), this.#lastManager),
      by,
      ({ name }) => PEOPLE_ACTS.removed(name),
    )
  }

  signOutEverywhere(id: string, devices: 'kept' | 'removed', by: string | null): Promise<Changed> {
    const end = async (act: Repositories) => {
      if (devices === 'removed') return act.removePasskeys(id, this.#lastManager)
      await act.endSessions(id)
      return 'done'
    }
    const text = devices === 'kept' ? PEOPLE_ACTS.signedOut : PEOPLE_ACTS.signedOutWithDevices
    return this.#change(id, end, by, ({ name }) => text(name))
  }

  /** Ends the device's sessions as well. */
  async removeDevice(id: string, device: string, by: string | null): Promise<Result<Device, PersonFailure>> {
    const [person, passkeys] = [await this.#store.person(id), await this.#store.passkeys(id)]
    if (person === null) return fail({ kind: 'no-such-person' })
    const passkey = passkeys.find((each) => each.id === device)
    if (passkey === undefined) return fail({ kind: 'no-such-device' })
    const act = this.#as(by, PEOPLE_ACTS.deviceRemoved(person.name, passkey))
    const removal = await act.removePasskey(id, device, this.#lastManager)
    if (removal !== 'done') return fail({ kind: removal })
    this.#onChange(id)
    this.#log?.info({ person: person.name, device: passkey.name, by }, 'a device was removed')
    return ok(deviceOf(passkey))
  }

  /**
   * Creates a link that works once within 30 minutes, and voids the earlier one. The device that it registers replaces
   * the device with the id `instead`.
   */
  async invite(
    id: string,
    by: string | null,
    instead: string | null = null,
  ): Promise<Result<Invitation, PersonFailure>> {
    if (this.#origin === null) return fail({ kind: 'no-origin' })
    const person = await this.#store.person(id)
    if (person === null) return fail({ kind: 'no-such-person' })
    if (person.closedAt !== null) return fail({ kind: 'closed' })
    const old = instead === null ? null : (await this.#store.passkeys(id)).find((each) => each.id === instead)
    if (old === undefined) return fail({ kind: 'no-such-device' })
    const [token, now] = [newToken(), this.#clock.now()]
    const link = { hash: hashOf(token), person: id, createdBy: by, expiresAt: now + LINK_GOOD_FOR }
    const invitation = old === null ? link : { ...link, replaces: old.id }
    const act = this.#as(by, PEOPLE_ACTS.linkGiven(person.name, old?.name ?? null))
    await act.keepInvitation(invitation, now - LINK_KNOWN_FOR)
    this.#log?.info({ person: person.name, by }, 'a registration link was created')
    return ok({ person: personOf(person), link: this.#origin + enrolPath(token), expiresAt: invitation.expiresAt })
  }

  cancelInvitation(id: string, by: string | null): Promise<Changed> {
    const end = async (act: Repositories): Promise<PersonChange> => {
      await act.voidInvitations(id)
      return 'done'
    }
    return this.#change(id, end, by, ({ name }) => PEOPLE_ACTS.linkCancelled(name))
  }

  /** Applies a change and records it. Returns the person after the change, or before it if the person was removed. */
  async #change(
    id: string,
    change: (act: Repositories) => Promise<PersonChange | 'last-device'>,
    by: string | null,
    textOf: (before: StoredPerson) => string,
  ): Promise<Changed> {
    const before = await this.#store.person(id)
    if (before === null) return fail({ kind: 'no-such-person' })
    const text = textOf(before)
    const outcome = await change(this.#as(by, text))
    if (outcome !== 'done') return fail({ kind: outcome })
    this.#onChange(id)
    this.#log?.info({ person: before.name, by, text }, 'a person was changed')
    // The change is stored, so a failed read does not make it fail.
    const after = await StoreFailure.replacedBy(null, this.#store.person(id))
    return ok(personOf(after ?? before))
  }
}

type Changed = Result<Person, PersonFailure>

/** Reads a person's name. The tool is an author, too, so nobody may have a name that looks like its name. */
function readName(written: string): Result<string, NameFailure> {
  const read = readPersonName(written, MAX_PERSON_NAME_LENGTH)
  if (!read.ok) return fail({ kind: 'name', why: read.error })
  return nameLikeness(read.value) === nameLikeness(OFFICE_TOOL) ? fail({ kind: 'name', why: 'taken' }) : read
}

export function personOf({ id, name, role, closedAt }: StoredPerson): Person {
  return { id, name, role, closed: closedAt !== null }
}

function deviceOf({ id, name, kind, usedAt }: StoredPasskey): Device {
  return { id, name, kind, isPhone: isPhone(kind), usedAt }
}
