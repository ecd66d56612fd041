import type { OfficeFacts } from '#contract/office-facts.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Margins } from '#domain/margin.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'

/** Everything that the office file says. */
export interface Office {
  readonly facts: OfficeFacts
  readonly pricing: OfficePricing
  readonly retention: Retention
}

export interface OfficePricing {
  readonly margins: Margins
  readonly guards: QuoteGuards
  readonly halted: ReadonlySet<CurrencyCode>
}

/** How long things are kept, in ms. */
export interface Retention {
  readonly messages: number
  readonly logs: number
  readonly minutes: number
}
