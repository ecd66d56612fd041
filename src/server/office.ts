import type { OfficeFacts } from '#contract/office-facts.ts'
import type { OfficePricing } from './ingest.ts'

/** How long things are kept, in ms. */
export interface Retention {
  readonly messages: number
  readonly logs: number
  readonly minutes: number
}

/** Everything that the office file says. */
export interface Office {
  readonly facts: OfficeFacts
  readonly pricing: OfficePricing
  readonly retention: Retention
}
