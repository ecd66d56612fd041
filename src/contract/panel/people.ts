import type { Outcome } from './frame.ts'
import type { Role } from './roles.ts'

/** Characters of a person's name. */
export const LONGEST_NAME = 60

/** A device of a person, by which they sign in. */
export interface PersonDevice {
  readonly id: string
  readonly name: string
  /** "iPhone", "Android", "Windows" …; empty: nobody knows. */
  readonly kind: string
  readonly isPhone: boolean
  readonly usedAt: number | null
  /** The one that this page is read on. */
  readonly here: boolean
}

export interface PersonLine {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** On leave, or a telephone was stolen: nobody signs in by it until it is opened again. */
  readonly closed: boolean
  readonly devices: readonly PersonDevice[]
  /** Until when the link of a new device is good; null: there is none. */
  readonly invitedUntil: number | null
}

export type PeopleDialog =
  | { readonly kind: 'sign-out'; readonly person: string }
  | { readonly kind: 'remove-device'; readonly person: string; readonly device: string }
  | { readonly kind: 'role'; readonly person: string }
  | { readonly kind: 'remove'; readonly person: string }

export interface PeoplePage {
  readonly kind: 'people'
  readonly people: readonly PersonLine[]
  readonly dialog: PeopleDialog | null
  readonly outcome: Outcome | null
}

export interface AddPersonPage {
  readonly kind: 'add-person'
  /** `role`: undefined where none was chosen. */
  readonly typed: { readonly name: string; readonly role: Role | undefined } | null
  readonly outcome: Outcome | null
}

/** A link by which a person's new device registers, shown once to who asked for it. */
export interface InvitationPage {
  readonly kind: 'invitation'
  readonly person: { readonly id: string; readonly name: string; readonly role: Role }
  readonly link: string
  /** Dark modules of the QR code, as an SVG path in a box of `size` units. */
  readonly qr: { readonly size: number; readonly path: string }
  readonly expiresAt: number
}
