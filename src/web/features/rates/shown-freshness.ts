import { freshnessOf } from '#domain/freshness.ts'
import type { LiveCircumstances } from '../../live/index.ts'
import type { ShownFreshness } from '../../ui/QuoteAge.tsx'

/** What a price is called. Only a page that receives prices can promise "live": what was served may stand long. */
export function shownFreshness(quotedAt: number, circumstances: LiveCircumstances): ShownFreshness {
  const freshness = freshnessOf(quotedAt, circumstances)
  return freshness === 'live' && circumstances.stage !== 'receiving' ? 'dated' : freshness
}
