/** One SQL statement, compiled. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface StatementResult {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** What the main thread asks of the SQLite thread. The statements of one job run in one transaction, all or none. */
export type Job = { readonly id: number } & JobWork

export type JobWork =
  | { readonly kind: 'read' | 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' }

/** Its answer; id 0: the database is open. */
export type Outcome =
  | { readonly id: number; readonly ok: true; readonly results: readonly StatementResult[] }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string }
