import type { Role } from '#contract/panel/roles.ts'
import type { NameMistake } from '#domain/names.ts'
import type { Clock, Log } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'

/** A person with access to the panel. Times in this file are in ms since the epoch. */
export interface Person {
  /** Random letters and digits, used in URLs. */
  readonly id: string
  /** Unique in the office; names that look alike are rejected. */
  readonly name: string
  readonly role: Role
  /** True if the person cannot sign in until reopened. */
  readonly closed: boolean
}

/** A device with a passkey of one person. */
export interface Device {
  readonly id: string
  readonly name: string
  /** The kind, for example "iPhone", "Android" or "Windows". Empty if unknown. */
  readonly kind: string
  readonly isPhone: boolean
  readonly usedAt: number | null
}

export interface PersonEntry extends Person {
  /** The oldest device first. */
  readonly devices: readonly Device[]
  /** The end of the open registration link. Null means that there is none. */
  readonly invitedUntil: number | null
}

/** A link that registers a person's device. Only the link contains the token. */
export interface Invitation {
  readonly person: Person
  readonly link: string
  readonly expiresAt: number
}

/** The reason of a rejected change. `identityText` translates it. */
export type PersonFailure =
  /** `no-origin`: PANEL_ORIGIN is not set, so no link can be built. */
  | { readonly kind: 'no-such-person' | 'no-such-device' | 'last-manager' | 'last-device' | 'closed' | 'no-origin' }
  | NameFailure

/** `own`: the person has to write the own name instead of that of a person without one. */
export interface NameFailure {
  readonly kind: 'name'
  readonly why: NameMistake | 'taken' | 'own'
}

export type InvitationState =
  | {
      readonly kind: 'good'
      readonly person: Person
      readonly invitedBy: string | null
      readonly expiresAt: number
      /** The id of the device that the new one replaces. Null means none. */
      readonly replaces: string | null
    }
  /** `at` is the end, or null if unknown. `unknown`: the link is void or was never issued. */
  | { readonly kind: 'over'; readonly why: 'used' | 'expired' | 'unknown'; readonly at: number | null }

/**
 * The client of a request. `address` is `request.ip` for the attempt limits, `userAgent` determines the kind of a
 * device.
 */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
}

export interface Session {
  /** The hash of the token, so that logs and lists can name the session without revealing it. */
  readonly id: string
  readonly person: Person
  /** The device that signed in. Null means the demo link. */
  readonly device: Pick<Device, 'id' | 'name'> | null
  /** True if the person ticked "bu cihaz yalnız benim". */
  readonly own: boolean
  readonly createdAt: number
  /** The end if the session is not used again. */
  readonly endsAt: number
  /** True for two minutes after a passkey confirmation, which irreversible actions need. Always true in the demo. */
  readonly confirmed: boolean
  /** The token that every form sends. `isFormTokenOf` checks it. */
  readonly formToken: string
}

/** `token` is the value for the cookie. It is returned only here. */
export interface SignedIn {
  readonly token: string
  readonly session: Session
}

/** Permits stopping prices and nothing else. */
export interface StopPass {
  /** The id of the session for which the pass was issued. */
  readonly session: string
  readonly person: Pick<Person, 'id' | 'name'>
  readonly until: number
}

export type SessionState =
  | { readonly kind: 'signed-in'; readonly session: Session }
  /**
   * The store does not answer, but this process has accepted the session before. It permits only reading and halting.
   */
  | { readonly kind: 'last-known'; readonly session: Session }
  /**
   * `device-removed`: as far as this process knows the device. `ended`: signed out, removed, closed, given another role,
   * older than 30 days, or never issued.
   */
  | { readonly kind: 'over'; readonly why: 'idle' | 'device-removed' | 'ended' }
  /** The request has no token. */
  | { readonly kind: 'none' }
  /** The store does not answer, and this process does not know the session. */
  | { readonly kind: 'unavailable' }

/**
 * One kind for every reason, so that a stranger learns nothing about devices and people. The log contains the reason.
 */
export type SignInFailure =
  | { readonly kind: 'refused' }
  /** `left`: the ms until the next attempt is permitted. */
  | { readonly kind: 'too-many'; readonly left: number }

export type EnrolFailure =
  | SignInFailure
  | Extract<InvitationState, { kind: 'over' }>
  | { readonly kind: 'device-name' }
  | NameFailure

export interface IdentityOpening {
  readonly store: Store
  /** The panel's origin without a trailing slash. Passkeys are valid only there. */
  readonly origin: string
  /** The office's name, under which devices list the passkey. */
  readonly officeName: string
  readonly demo: boolean
  /** The key of challenges and stop passes, shared by all replicas. `openIdentitySecret` returns it. */
  readonly secret: string
  readonly clock: Clock
  readonly log: Log
}
