import type { StoreKind } from '../runtime/index.ts'
import type { Statement, StatementResult } from './statement.ts'

/**
 * What becomes of a database of an older schema. Only a site brings it up: under a site of an older release that runs beside it, the
 * ground would move.
 */
export type OlderSchema = 'brought-up' | 'refused' | 'left'

/** What the SQLite thread is started with. */
export interface Opening {
  readonly file: string
  readonly older: OlderSchema
  /** `read`: nothing is written, also not at the opening; such a store refuses to write. */
  readonly access: 'write' | 'read'
  /** What it has to hold; left out: whatever it does. */
  readonly kind?: StoreKind | undefined
}

/** What the main thread asks of the SQLite thread. The statements of one job run in one transaction, all or none. */
export type Job = { readonly id: number } & JobWork

export type JobWork =
  | { readonly kind: 'read' | 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' }

/** Its answer; id 0: the database is open. */
export type Outcome =
  | { readonly id: number; readonly ok: true; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string }
