import type { Opening } from '#domain/opening.ts'
import type { HaltedPrice } from './halt-answers.ts'
import { type Permission, may, type Role } from './roles.ts'

/** The signed-in person. */
export interface PanelPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The name of the device that signed in; null for a sign-in by the link of demo mode. */
  readonly device: string | null
}

/** The state around each page of the panel. Moments are ms since the epoch. */
export interface FrameState {
  /** The server's time of this state. */
  readonly renderedAt: number
  /** The address of the panel's script in the server's build. A tab with another script runs an older build. */
  readonly script: string
  readonly officeName: string
  /** The public site's address, for the window board. */
  readonly siteOrigin: string
  /** True if prices or facts are invented. A dashed line then marks each page. */
  readonly demo: boolean
  /** null on the read-only status page of the machine, which needs no sign-in. */
  readonly person: PanelPerson | null
  /** Sent with every action as `TOKEN_HEADER`. */
  readonly formToken: string
  readonly opening: Opening
  /** The time of the source's last valid message; null means never. */
  readonly sourceTime: number | null
  /** True if the source has been silent for so long that prices are delayed. */
  readonly feedIsLate: boolean
  /** The number of unread messages; null if the store can't be read. */
  readonly unread: number | null
  /** True if all instruments of the office are halted. */
  readonly allHalted: boolean
  /** Every halt in force, in display order. */
  readonly halts: readonly HaltedPrice[]
  /** The technician's telephone, for a stop that fails; null means that the office named none. */
  readonly technician: string | null
}

/** Returns true if the person has the permission. */
export function allows({ person }: Pick<FrameState, 'person'>, permission: Permission): boolean {
  return person !== null && may(person.role, permission)
}
