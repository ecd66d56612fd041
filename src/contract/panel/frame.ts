import type { Opening } from '#domain/opening.ts'
import { type Act, may, type Role } from './roles.ts'

/** Who is signed in. */
export interface PanelPerson {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** The name of the device that signed in; null: by the link of demo mode. */
  readonly device: string | null
}

/** What stands around each page of the panel. Moments are ms since the epoch. */
export interface PanelFrame {
  /** The only "now" of the first render. */
  readonly renderedAt: number
  readonly officeName: string
  /** Where visitors read the site: the window board is there. */
  readonly siteOrigin: string
  /** Invented prices or facts: a dashed line says so on each page. */
  readonly demo: boolean
  /** null: nobody signs in, and nothing can be changed; the page of the machine itself. */
  readonly person: PanelPerson | null
  /** Goes with every form that is posted. */
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
}

/** Whether whoever reads the page may do that. */
export function allows({ person }: Pick<PanelFrame, 'person'>, act: Act): boolean {
  return person !== null && may(person.role, act)
}

/** What came of an act, on the page that it was done on. Sentences are Turkish and whole. */
export type Outcome =
  /**
   * `took`: ms until the site had it; null: it shows nothing of it, or nobody knows. `unheard`: replicas that have not
   * said that they have it.
   */
  | {
      readonly kind: 'done'
      readonly text: string
      readonly took: number | null
      readonly version: number | null
      readonly unheard: readonly string[]
      /** Whether "Geri al" takes it back. */
      readonly undoable: boolean
    }
  /** Nothing was published. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[]; readonly fields: readonly FieldMistake[] }
  /** Possible, and hardly meant: published once it is ticked. */
  | { readonly kind: 'unusual'; readonly reasons: readonly string[] }
  /** Figures of the form were older than 15 s: it shows those of now, to be looked at again. */
  | { readonly kind: 'outdated' }
  /** Somebody else changed the same meanwhile; of margins with both, so that one can be chosen. */
  | { readonly kind: 'conflict'; readonly by: string | null; readonly at: number; readonly changes: readonly string[] }
  /** Nobody knows why, or the site did not answer; `text` says what stands on the site now. */
  | { readonly kind: 'failed'; readonly text: string; readonly at: number }

export interface FieldMistake {
  /** The name of the form's field. */
  readonly field: string
  readonly text: string
  /** What was probably meant, as it would be typed; null: nobody knows. */
  readonly likely: string | null
}
