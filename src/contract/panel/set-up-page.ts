/** One thing that is still missing before an office can open its site to the public. */
export interface SetUpLine {
  readonly key: string
  /** A Turkish sentence. */
  readonly why: string
  /** The page of the panel on which it is put right; null: the technician does it. */
  readonly helpsAt: string | null
  /** A command, or names of environment variables; null: a page helps. */
  readonly technical: string | null
}

export interface SetUpActions {
  /** Takes the list off the first page; the history says who did it and when. */
  readonly hideSetUp: { readonly body: object; readonly answer: { readonly kind: 'hidden' } }
}
