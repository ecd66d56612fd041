import type { Report } from './command.ts'

/** What a check says of one thing. */
export interface CheckResult {
  readonly what: string
  /** `attention`: it works, and somebody should look. */
  readonly state: 'well' | 'attention' | 'wrong'
  /** One line per mistake, or what was found. */
  readonly details: readonly string[]
}

const SIGNS: Readonly<Record<CheckResult['state'], string>> = { well: '✓', attention: '!', wrong: '✗' }

/** `well`: the last line where nothing is wrong. */
export function checkReport(results: readonly CheckResult[], well: string): Report {
  const has = (state: CheckResult['state']): boolean => results.some((result) => result.state === state)
  const lines = results.flatMap(({ what, state, details }) => [
    `${SIGNS[state]} ${what}`,
    ...details.map((detail) => `    ${detail}`),
  ])
  const calm = has('attention') ? 'Yanlış bulunmadı; “!” ile gösterilenlere bakın.' : well
  const end = has('wrong') ? 'Düzeltilmesi gerekenler var.' : calm
  return {
    exit: has('wrong') ? 1 : 0,
    data: { findings: results.map((each) => ({ ...each, ok: each.state !== 'wrong' })) },
    lines: [...lines, '', end],
  }
}
