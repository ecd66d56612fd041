/** A missing step before an office can open its site to the public. */
export interface SetUpLine {
  readonly key: string
  /** A Turkish sentence. */
  readonly why: string
  /** The page of the panel for this step; null if only the technician does it. */
  readonly helpsAt: 'facts' | 'hours' | 'people' | null
  /** The person who hid the line, and the time in ms since the epoch; null means that the line is not hidden. */
  readonly hidden: { readonly at: number; readonly by: string } | null
}

export interface SetUpActions {
  /** Hides a line of the list on the first page, or shows it again. `what` names the line in the history. */
  readonly hideSetUp: {
    readonly body: { readonly key: string; readonly hidden: boolean }
    readonly answer: { readonly kind: 'changed'; readonly what: string }
  }
}
