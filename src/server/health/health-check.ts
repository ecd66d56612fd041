import type { AlertMail } from '../messages/index.ts'
import type { HealthFacts } from './health-facts.ts'

/** `bad`: visitors are affected or messages get lost. `degraded`: a person should look at it. */
export const WEIGHTS = ['bad', 'degraded'] as const
export type Weight = (typeof WEIGHTS)[number]

/** One problem, described for the people at the counter. */
export interface Finding {
  readonly kind: string
  /** Distinguishes several findings of one kind: codes separated by spaces, a board, or a source's id. */
  readonly about: string | null
  readonly weight: Weight
  /** The time in ms since the epoch. Null means that the beginning is unknown. */
  readonly since: number | null
  /** One or two Turkish sentences with the figures, ending with a full stop. */
  readonly text: string
  /** The command that helps, for example "angun-office approve USD". */
  readonly remedy: string | null
  readonly owner: OwnerWords
}

/** The finding in the words of the office's owner, who does not know the technician's commands. */
export interface OwnerWords {
  readonly text: string
  /** The step that the owner can take. */
  readonly advice: string
  /** The page of the panel that helps. Null means that none does, or that it is the first page itself. */
  readonly helpsAt: string | null
}

export const TELL_TECHNICIAN = 'Teknisyeninize haber verin.'

/** The problem that a check found. Its other fields are the figures of the sentence. */
type Found = Partial<Pick<Finding, 'about' | 'weight' | 'since' | 'remedy'>>

interface CheckRow<Kind extends string, Problem extends Found> {
  readonly kind: Kind
  readonly weight: Weight
  readonly test: (facts: HealthFacts) => readonly Problem[]
  /** The technician's text. */
  readonly text: (problem: Problem, facts: HealthFacts) => string
  /** Without a text of their own, owners read the technician's. */
  readonly owner: Partial<Pick<OwnerWords, 'text'>> & Pick<OwnerWords, 'advice'>
  readonly helpsAt?: (problem: Problem) => string | null
  /** Null means that the finding is shown but not mailed. */
  readonly mail: AlertMail | null
}

export interface Check<Kind extends string = string> extends Pick<CheckRow<Kind, Found>, 'kind' | 'weight' | 'mail'> {
  readonly find: (facts: HealthFacts) => readonly Finding[]
}

/** Declares a check: its test, its words, its email. The metric, `/readyz` and the panel name it by its kind. */
export function healthCheck<const Kind extends string, Problem extends Found>(
  row: CheckRow<Kind, Problem>,
): Check<Kind> {
  const { kind, weight, mail } = row
  const find: Check<Kind>['find'] = (facts) =>
    row.test(facts).map((problem) => {
      const text = row.text(problem, facts)
      return {
        kind,
        about: problem.about ?? null,
        weight: problem.weight ?? weight,
        since: problem.since ?? null,
        text,
        remedy: problem.remedy ?? null,
        owner: { text, ...row.owner, helpsAt: row.helpsAt?.(problem) ?? null },
      }
    })
  return { kind, weight, mail, find }
}
