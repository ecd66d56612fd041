/** A missing step before an office can open its site to the public. */
export interface SetUpLine {
  readonly key: string
  /** A Turkish sentence. */
  readonly why: string
  /** The page of the panel for this step; null if the technician does it. */
  readonly helpsAt: string | null
  /** A command, or names of environment variables; null if a page of the panel does it. */
  readonly technical: string | null
}

export interface SetUpActions {
  /** Removes the list from the first page; the history records who did it. */
  readonly hideSetUp: { readonly body: object; readonly answer: { readonly kind: 'hidden' } }
}
