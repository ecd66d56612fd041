import type { Opening } from '#domain/opening.ts'
import type { HaltedPrice } from './halt-answers.ts'
import { type Permission, may, type Role } from './roles.ts'

/** The signed-in person. */
export interface PanelPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The name of the device that signed in; null: by the link of demo mode. */
  readonly device: string | null
}

/** The state around each page of the panel. Moments are ms since the epoch. */
export interface FrameState {
  /** The server's time of this state. */
  readonly renderedAt: number
  /** The address of the panel's script in the server's build: a tab that runs another one is of an older build. */
  readonly script: string
  readonly officeName: string
  /** The public site's address, for the window board. */
  readonly siteOrigin: string
  /** Prices or facts are invented: a dashed line marks each page. */
  readonly demo: boolean
  /** null if nobody can sign in: the read-only page of the machine itself. */
  readonly person: PanelPerson | null
  /** Sent with every action as `TOKEN_HEADER`. */
  readonly formToken: string
  readonly opening: Opening
  /** When the source last truly sent something; null: never. */
  readonly sourceTime: number | null
  /** Whether that is as late as makes prices late. */
  readonly feedIsLate: boolean
  /** The number of unread messages; null if the store can't be read. */
  readonly unread: number | null
  /** All instruments that the office quotes. */
  readonly allHalted: boolean
  /** Every halt in force, in display order. */
  readonly halts: readonly HaltedPrice[]
}

/** Whether whoever reads the page may do that. */
export function allows({ person }: Pick<FrameState, 'person'>, permission: Permission): boolean {
  return person !== null && may(person.role, permission)
}
