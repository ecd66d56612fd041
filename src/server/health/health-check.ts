import type { FindingKind } from '#contract/panel/finding-kinds.ts'
import type { AlertMail } from '../messages/index.ts'
import type { HealthFacts } from './health-facts.ts'

/** `bad`: visitors or messages suffer now; `degraded`: somebody should look. */
export const WEIGHTS = ['bad', 'degraded'] as const
export type Weight = (typeof WEIGHTS)[number]

/** One thing that is wrong, in words for the people at the counter. */
export interface Finding<Kind extends FindingKind = FindingKind> {
  readonly kind: Kind
  /** Which, if there can be several of a kind: codes with spaces between them, a board, a source's id; else null. */
  readonly about: string | null
  readonly weight: Weight
  /** ms since the epoch; null: nobody knows since when. */
  readonly since: number | null
  /** One or two Turkish sentences with the figures; ends with a full stop. */
  readonly text: string
  /** The command that helps ("angun-office approve USD"), or null. */
  readonly remedy: string | null
}

/** What a test found, besides the figures of its sentence. */
type Found = Partial<Pick<Finding, 'about' | 'weight' | 'since' | 'remedy'>>

interface CheckRow<Kind extends FindingKind, Problem extends Found> {
  readonly kind: Kind
  readonly weight: Weight
  /** What is wrong now: one item for each thing. */
  readonly test: (facts: HealthFacts) => readonly Problem[]
  readonly text: (problem: Problem, facts: HealthFacts) => string
  /** null: it is only shown. */
  readonly mail: AlertMail | null
}

export interface Check<Kind extends FindingKind = FindingKind> extends Pick<
  CheckRow<Kind, Found>,
  'kind' | 'weight' | 'mail'
> {
  readonly find: (facts: HealthFacts) => readonly Finding<Kind>[]
}

/** A row of the table of checks. */
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
