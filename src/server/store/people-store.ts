import type { Role } from '#contract/panel/roles.ts'

/** Somebody who works in the panel. */
export interface StoredPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Since when nobody signs in by this person's devices; null: they may. */
  readonly closedAt: number | null
  readonly createdAt: number
  /** The name of who did it; null: nobody knows. */
  readonly createdBy: string | null
}

/** What a device of a person signs in by. */
export interface StoredPasskey {
  readonly id: string
  readonly person: string
  /** The device's own name of it, in base64url. */
  readonly credential: string
  /** As COSE has it, in base64url. */
  readonly publicKey: string
  /** How often the device says that it was used; 0: it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** Of the device, by its person. */
  readonly name: string
  readonly kind: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/** `last-manager`: without this one nobody could let people in any more. */
export type PersonChange = 'done' | 'no-such-person' | 'last-manager'

/** People who were removed are in no answer. */
export interface PeopleStore {
  people(): Promise<StoredPerson[]>
  person(id: string): Promise<StoredPerson | null>
  /** False means that somebody has this name, or one that looks like it. */
  addPerson(person: StoredPerson): Promise<boolean>
  /** Ends the person's sessions. */
  setRole(id: string, role: Role): Promise<PersonChange>
  /** null opens again. Closing ends the person's sessions and links. */
  setClosed(id: string, closedAt: number | null): Promise<PersonChange>
  /** With all devices, sessions and links. */
  removePerson(id: string, at: number): Promise<PersonChange>
  /** Of one person, or of all; oldest first. */
  passkeys(person?: string): Promise<StoredPasskey[]>
  passkeyOf(credential: string): Promise<StoredPasskey | null>
  /** With the sessions that it began. False: the person has no such device. */
  removePasskey(person: string, id: string): Promise<boolean>
  removePasskeys(person: string): Promise<void>
}
