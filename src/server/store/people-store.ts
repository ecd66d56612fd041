import type { Role } from '#contract/panel/roles.ts'

/** Somebody who works in the panel. */
export interface StoredPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** When this person's devices were closed; null if they may sign in. */
  readonly closedAt: number | null
  readonly createdAt: number
  /** The name of who did it; null means unknown. */
  readonly createdBy: string | null
}

/** The credential of a person's device. */
export interface StoredPasskey {
  readonly id: string
  readonly person: string
  /** The device's own name of it, in base64url. */
  readonly credential: string
  /** COSE format in base64url. */
  readonly publicKey: string
  /** The device's own use counter; 0 if it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** The name that its person gave it. */
  readonly name: string
  readonly kind: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/** `last-manager`: without this person nobody could let people in. */
export type PersonChange = 'done' | 'no-such-person' | 'last-manager'

/** People who were removed are in no answer. */
export interface PeopleStore {
  people(): Promise<StoredPerson[]>
  person(id: string): Promise<StoredPerson | null>
  /** false if somebody has this name or a similar one. */
  addPerson(person: StoredPerson): Promise<boolean>
  /** Ends the person's sessions. */
  setRole(id: string, role: Role): Promise<PersonChange>
  /** null opens again. Closing ends the person's sessions and links. */
  setClosed(id: string, closedAt: number | null): Promise<PersonChange>
  /** With all devices, sessions and links. */
  removePerson(id: string, at: number): Promise<PersonChange>
  /** Returns the devices of one person or of everybody, oldest first. */
  passkeys(person?: string): Promise<StoredPasskey[]>
  passkeyOf(credential: string): Promise<StoredPasskey | null>
  /** With the sessions that it began. False: the person has no such device. */
  removePasskey(person: string, id: string): Promise<boolean>
  removePasskeys(person: string): Promise<void>
}
