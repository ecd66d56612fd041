import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Role } from '#contract/panel/roles.ts'
import type { EnrolAnswer, SignInAnswer } from '#contract/panel/sign-in-page.ts'
import type { NameMistake } from '#domain/names.ts'
import type { Result } from '#domain/result.ts'
import type { Clock, Log } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'

/** Somebody who works in the panel. Moments everywhere here are ms since the epoch. */
export interface Person {
  /** Random, of letters and digits: stands in addresses. */
  readonly id: string
  /** No two of the office look alike. */
  readonly name: string
  readonly role: Role
  /** Nobody signs in by their devices until they are opened again. */
  readonly closed: boolean
}

/** A device with a passkey of its person. */
export interface Device {
  readonly id: string
  readonly name: string
  /** "iPhone", "Android", "Windows" …; empty: nobody knows. */
  readonly kind: string
  readonly isPhone: boolean
  readonly usedAt: number | null
}

export interface PersonEntry extends Person {
  /** Oldest first. */
  readonly devices: readonly Device[]
  /** Until when the link of a new device is good; null: there is none. */
  readonly invitedUntil: number | null
}

/** A link by which a device of a person registers. The token stands in it and nowhere else. */
export interface Invitation {
  readonly person: Person
  readonly link: string
  readonly expiresAt: number
}

/** Why nothing was changed; `identityText` says it in Turkish. */
export type PersonFailure =
  /** `no-origin`: PANEL_ORIGIN is not set, so that a link would lead nowhere. */
  | { readonly kind: 'no-such-person' | 'no-such-device' | 'last-manager' | 'closed' | 'no-origin' }
  | { readonly kind: 'name'; readonly why: NameMistake | 'taken' }

/** `by`: the name of who does it, for the record and the invited; null: nobody knows. */
export interface People {
  /** By name, those who were removed left out. */
  list(): Promise<PersonEntry[]>
  find(id: string): Promise<PersonEntry | null>
  add(person: Pick<Person, 'name' | 'role'>, by: string | null): Promise<Result<Person, PersonFailure>>
  /** Another role than before ends the person's sessions. */
  setRole(id: string, role: Role, by: string | null): Promise<Result<Person, PersonFailure>>
  /** Closing ends sessions and links; devices stay. */
  setClosed(id: string, closed: boolean, by: string | null): Promise<Result<Person, PersonFailure>>
  /** For good: no restore brings the person or a device back. */
  remove(id: string, by: string | null): Promise<Result<Person, PersonFailure>>
  signOutEverywhere(id: string, devices: 'kept' | 'removed', by: string | null): Promise<Result<Person, PersonFailure>>
  /** Ends the sessions that it began. */
  removeDevice(id: string, device: string, by: string | null): Promise<Result<Device, PersonFailure>>
  /** A new link, good once and for 30 minutes; the one before is void. */
  invite(id: string, by: string | null): Promise<Result<Invitation, PersonFailure>>
  /** The link that is good now, if there is one, is good no longer. */
  cancelInvitation(id: string, by: string | null): Promise<Result<Person, PersonFailure>>
}

/** What a link of a new device comes to. */
export type InvitationState =
  | { readonly kind: 'good'; readonly person: Person; readonly invitedBy: string | null; readonly expiresAt: number }
  /** `at`: when it ended, where that is known. `unknown`: void, or never given. */
  | { readonly kind: 'over'; readonly why: 'used' | 'expired' | 'unknown'; readonly at: number | null }

/** Who asks, for the bounds on attempts (`request.ip`) and for the kind of a device. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
}

export interface Session {
  /** Names it without giving it away: a fingerprint of its token. */
  readonly id: string
  readonly person: Person
  /** By which device it began; null: by the link of demo mode. */
  readonly device: Pick<Device, 'id' | 'name'> | null
  /** "bu cihaz yalnız benim" */
  readonly own: boolean
  readonly createdAt: number
  /** When it ends if nothing is asked by it any more. */
  readonly endsAt: number
  /** The passkey was asked for within the last two minutes: what can't be undone may be done. Of demo always. */
  readonly confirmed: boolean
  /** Goes with every form; `isFormTokenOf` checks it. */
  readonly formToken: string
}

/** `token`: the cookie's value, said once. */
export interface SignedIn {
  readonly token: string
  readonly session: Session
}

/** Stops prices, and is good for nothing else. */
export interface StopPass {
  /** The id of the session that it was issued for. */
  readonly session: string
  readonly person: Pick<Person, 'id' | 'name'>
  readonly until: number
}

export type SessionState =
  | { readonly kind: 'signed-in'; readonly session: Session }
  /** The store can't be asked; this process found it good before. Enough to read and to halt, and for nothing else. */
  | { readonly kind: 'last-known'; readonly session: Session }
  /**
   * `ended`: signed out, here or everywhere, removed, closed, of another role now, after its 30 days, or never given.
   */
  | { readonly kind: 'over'; readonly why: 'idle' | 'ended' }
  /** No token was given. */
  | { readonly kind: 'none' }
  /** The store can't be asked, and nothing is known of it. */
  | { readonly kind: 'unavailable' }

/**
 * The same for whatever was wrong: who asks learns neither which devices there are nor whose. The log has the reason.
 */
export type SignInFailure =
  | { readonly kind: 'refused' }
  /** `left`: ms until the next attempt counts. */
  | { readonly kind: 'too-many'; readonly left: number }

export type EnrolFailure = SignInFailure | Extract<InvitationState, { kind: 'over' }> | { readonly kind: 'device-name' }

/** What `openIdentity` takes. */
export interface IdentityOpening {
  readonly store: Store
  /** Where the panel is read, without a trailing slash: passkeys are good there and nowhere else. */
  readonly origin: string
  /** What devices list the passkey under: the office's name. */
  readonly officeName: string
  readonly demo: boolean
  /** Signs challenges and stop passes: the same for all replicas, from `openIdentitySecret`. */
  readonly secret: string
  readonly clock: Clock
  readonly log: Log
}

/** All of it rejects with a `StoreFailure` where the store can't be asked, `session` excepted. */
export interface Identity {
  readonly people: People

  /**
   * The input of the browser's `startAuthentication`. Its challenge is valid for five minutes, once, at every replica.
   */
  signInOptions(visitor: Visitor): Promise<Result<PublicKeyCredentialRequestOptionsJSON, SignInFailure>>
  signIn(answer: SignInAnswer, visitor: Visitor): Promise<Result<SignedIn, SignInFailure>>

  invitation(token: string): Promise<InvitationState>
  /** What the browser's `startRegistration` takes. */
  enrolOptions(token: string, visitor: Visitor): Promise<Result<PublicKeyCredentialCreationOptionsJSON, EnrolFailure>>
  /** Registers the device, uses the link up, and signs in. */
  enrol(token: string, answer: EnrolAnswer, visitor: Visitor): Promise<Result<SignedIn, EnrolFailure>>

  /**
   * As its row, its person and its device are now. A person who asks uses it, which is written at most once a minute; a
   * page that only renews its figures looks at it, and keeps nobody signed in.
   */
  session(token: string | undefined, by?: 'use' | 'observe'): Promise<SessionState>
  signOut(token: string): Promise<void>
  /** Ids of the devices that are signed in now. */
  signedInDevices(): Promise<ReadonlySet<string>>

  /** The value of a cookie that stops prices until twelve hours after the session ended by idling. */
  issueStopPass(session: Session): { readonly value: string; readonly until: number }
  /** Returns the pass of a cookie; null means that it is not good, as far as this process knows. */
  readStopPass(value: string | null): StopPass | null
  /** The same, and asks the store, as long as that answers in a fifth of a second. */
  confirmStopPass(value: string | null): Promise<StopPass | null>
  /**
   * Returns the id of the session that a request belongs to by a token or a stop pass; null means that it proves none.
   * The store is not asked, so that it costs nothing to ask this first.
   */
  provenSession(token: string | null, stopPass: string | null): string | null

  /** The passkey once more, for an act that can't be undone: any device of the session's own person. */
  confirmOptions(
    session: Session,
    visitor: Visitor,
  ): Promise<Result<PublicKeyCredentialRequestOptionsJSON, SignInFailure>>
  /** `session.confirmed` is true for two minutes then. */
  confirm(session: Session, credential: unknown, visitor: Visitor): Promise<Result<void, SignInFailure>>

  /** Signs in as a demo manager without a device, made at need; null: this is no demo, and there is no such thing. */
  readonly demoSession: (() => Promise<SignedIn>) | null
}
