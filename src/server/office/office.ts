import type { OfficeFacts } from '#contract/office-facts.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { guardsOf } from '#domain/instruments.ts'
import type { Margins } from '#domain/margin.ts'
import type { QuoteGuards } from '#domain/quote-rules.ts'

export interface Office {
  readonly facts: OfficeFacts
  readonly pricing: OfficePricing
  readonly retention: { readonly messages: number; readonly logs: number; readonly minutes: number }
}

export interface OfficePricing {
  /** What has a price at all, in display order: the currencies, and the metals of an office with a gold board. */
  readonly selection: readonly InstrumentId[]
  readonly margins: Margins
  readonly guards: QuoteGuards
  /** In what they are others for one instrument; left out: for none. */
  readonly ownGuards?: Readonly<Partial<Record<InstrumentId, Partial<QuoteGuards>>>>
  readonly halted: ReadonlySet<InstrumentId>
}

/** By what a price is judged: the office's limits, over them its kind's, over them the file's own for it. */
export function limitsFor(
  { guards, ownGuards }: Pick<OfficePricing, 'guards' | 'ownGuards'>,
  id: InstrumentId,
): QuoteGuards {
  return { ...guardsOf(id, guards), ...ownGuards?.[id] }
}
