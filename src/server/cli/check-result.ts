export interface CheckResult {
  readonly what: string
  /** `attention`: the part works, but a person should look at it. */
  readonly state: 'well' | 'attention' | 'wrong'
  readonly details: readonly string[]
}

export function well(what: string, ...details: readonly string[]): CheckResult {
  return { what, state: 'well', details }
}

export function wrong(what: string, ...details: readonly string[]): CheckResult {
  return { what, state: 'wrong', details }
}
