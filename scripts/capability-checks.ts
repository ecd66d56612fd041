/** The additions of capabilities to the checks of the whole product. `src/capabilities/checks.ts` lists them. */
import type { Break } from './breaks.ts'

export interface CapabilityChecks {
  /** The budgets of its pages by their keys, in kB: `size-budget.ts`. */
  readonly budgets?: Readonly<Record<string, number>>
  /** Faults that a test must detect: `mutation.ts`. */
  readonly breaks?: readonly Break[]
  /** Addresses that `compare-pages.ts` draws, and those that it also draws on paper. */
  readonly pictures?: readonly string[]
  readonly printed?: readonly string[]
}
