/** What a check says of one thing. */
export interface Finding {
  readonly what: string
  /** `attention`: it works, and somebody should look. */
  readonly state: 'well' | 'attention' | 'wrong'
  /** One line per mistake, or what was found. */
  readonly details: readonly string[]
}
