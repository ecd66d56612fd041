import type { Role } from '#contract/panel/roles.ts'

/** An account of the panel. */
export interface StoredPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The time at which the account was closed; null if it may sign in. */
  readonly closedAt: number | null
  readonly createdAt: number
  /** The name of the person who added the account; null means unknown. */
  readonly createdBy: string | null
}

/** The credential of a person's device. */
export interface StoredPasskey {
  readonly id: string
  readonly person: string
  /** The credential id of the device in base64url. */
  readonly credential: string
  /** COSE format in base64url. */
  readonly publicKey: string
  /** The device's use counter; 0 if the device does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** The name that the person gave to the device. */
  readonly name: string
  readonly kind: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/**
 * The panel keeps the last manager who has a device, and the last device of such a manager, because nobody could manage
 * it without them. A command may end both, for example after a theft.
 */
export type LastManager = 'kept' | 'may-go'

/** `last-manager` means that nobody could manage the panel after the change. */
export type PersonChange = 'done' | 'no-such-person' | 'last-manager'
/** `last-device` means that nobody could manage the panel without the device. */
export type DeviceRemoval = 'done' | 'no-such-device' | 'last-device'

/** Accounts and devices. No answer contains removed accounts. */
export interface PeopleStore {
  people(): Promise<StoredPerson[]>
  person(id: string): Promise<StoredPerson | null>
  /** Resolves with false if another account has this name or one that looks alike. */
  addPerson(person: StoredPerson): Promise<boolean>
  /** The caller has compared the name with those of other accounts. */
  renamePerson(id: string, name: string): Promise<PersonChange>
  /** Changes the role and ends the person's sessions. */
  setRole(id: string, role: Role, lastManager?: LastManager): Promise<PersonChange>
  /** Closes an account, which ends its sessions and links; null opens it again. */
  setClosed(id: string, closedAt: number | null, lastManager?: LastManager): Promise<PersonChange>
  /** Removes an account with all devices, sessions and links. */
  removePerson(id: string, at: number, lastManager?: LastManager): Promise<PersonChange>
  /** Resolves with the devices of one person or of all, oldest first. */
  passkeys(person?: string): Promise<StoredPasskey[]>
  passkeyOf(credential: string): Promise<StoredPasskey | null>
  /** Removes a device and its sessions. */
  removePasskey(person: string, id: string, lastManager?: LastManager): Promise<DeviceRemoval>
  /** Removes all devices of a person, and ends all sessions and links. */
  removePasskeys(person: string, lastManager?: LastManager): Promise<Exclude<DeviceRemoval, 'no-such-device'>>
}
