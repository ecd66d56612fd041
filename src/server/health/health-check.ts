import type { FindingKind } from '#contract/panel/finding-kinds.ts'
import type { AlertMail } from '../messages/index.ts'
import type { HealthFacts } from './health-facts.ts'

/** `bad`: visitors are affected or messages get lost. `degraded`: a person should look at it. */
export const WEIGHTS = ['bad', 'degraded'] as const
export type Weight = (typeof WEIGHTS)[number]

/** One problem, described for the people at the counter. */
export interface Finding<Kind extends FindingKind = FindingKind> {
  readonly kind: Kind
  /** Distinguishes several findings of one kind: codes separated by spaces, a board, or a source's id. */
  readonly about: string | null
  readonly weight: Weight
  /** The time in ms since the epoch. Null means that the beginning is unknown. */
  readonly since: number | null
  /** One or two Turkish sentences with the figures, ending with a full stop. */
  readonly text: string
  /** The command that helps, for example "angun-office approve USD". */
  readonly remedy: string | null
}

/** The problem that a check found. Its other fields are the figures of the sentence. */
type Found = Partial<Pick<Finding, 'about' | 'weight' | 'since' | 'remedy'>>

interface CheckRow<Kind extends FindingKind, Problem extends Found> {
  readonly kind: Kind
  readonly weight: Weight
  readonly test: (facts: HealthFacts) => readonly Problem[]
  readonly text: (problem: Problem, facts: HealthFacts) => string
  /** Null means that the finding is shown but not mailed. */
  readonly mail: AlertMail | null
}

export interface Check<Kind extends FindingKind = FindingKind> extends Pick<
  CheckRow<Kind, Found>,
  'kind' | 'weight' | 'mail'
> {
  readonly find: (facts: HealthFacts) => readonly Finding<Kind>[]
}

export function healthCheck<const Kind extends FindingKind, Problem extends Found>(
  row: CheckRow<Kind, Problem>,
): Check<Kind> {
  const { kind, weight, mail } = row
  const find: Check<Kind>['find'] = (facts) =>
    row.test(facts).map((problem) => ({
      kind,
      about: problem.about ?? null,
      weight: problem.weight ?? weight,
      since: problem.since ?? null,
      text: row.text(problem, facts),
      remedy: problem.remedy ?? null,
    }))
  return { kind, weight, mail, find }
}
