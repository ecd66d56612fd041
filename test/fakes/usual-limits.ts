import { MINUTE, SECOND } from '../../src/domain/calendar.ts'
import type { FreshnessLimits } from '../../src/domain/freshness.ts'
import type { Margins } from '../../src/domain/margin.ts'
import type { QuoteGuards } from '../../src/domain/quote-rules.ts'

/** The limits of the sample office file. */
export const USUAL_GUARDS: QuoteGuards = {
  spreadLimit: 1000,
  jumpLimit: 300,
  confirmedWithin: 100,
  settlesAfter: 30 * SECOND,
  marginLimit: 200,
  bulletinLimit: 1000,
  dayLimit: 1000,
}

export const USUAL_FRESHNESS: FreshnessLimits = { live: 15 * MINUTE, delayed: 60 * MINUTE }

export const NO_MARGINS: Margins = {}
