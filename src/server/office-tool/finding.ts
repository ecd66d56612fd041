/** What a check says of one thing. */
export interface Finding {
  readonly what: string
  readonly ok: boolean
  /** One line per mistake, or what was found. */
  readonly details: readonly string[]
}
