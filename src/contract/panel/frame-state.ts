import type { Opening } from '#domain/opening.ts'
import type { HaltedPrice } from './halt-answers.ts'
import { type Permission, may, type Role } from './roles.ts'

/** Who is signed in. */
export interface PanelPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The name of the device that signed in; null: by the link of demo mode. */
  readonly device: string | null
}

/** What stands around each page of the panel. Moments are ms since the epoch. */
export interface FrameState {
  /** The server's time of this state. */
  readonly renderedAt: number
  readonly officeName: string
  /** Where visitors read the site: the window board is there. */
  readonly siteOrigin: string
  /** Invented prices or facts: a dashed line says so on each page. */
  readonly demo: boolean
  /** null: nobody signs in, and nothing can be changed; the page of the machine itself. */
  readonly person: PanelPerson | null
  /** Goes with every action, as `TOKEN_HEADER`. */
  readonly formToken: string
  readonly opening: Opening
  /** When the source last truly sent something; null: never. */
  readonly sourceTime: number | null
  /** Whether that is as late as makes prices late. */
  readonly feedIsLate: boolean
  /** Messages that nobody has read; null: the store can't be asked. */
  readonly unread: number | null
  /** Of all that the office quotes. */
  readonly allHalted: boolean
  /** Every halt in force, in display order. */
  readonly halts: readonly HaltedPrice[]
}

/** Whether whoever reads the page may do that. */
export function allows({ person }: Pick<FrameState, 'person'>, permission: Permission): boolean {
  return person !== null && may(person.role, permission)
}
