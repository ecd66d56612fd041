import { type Freshness, freshnessOf } from '#domain/freshness.ts'
import type { LiveCircumstances } from '../../live/index.ts'
import { clock, hourglass, type IconPath, moon } from '../../ui/icons.ts'

/** `dated`: the figure is shown with its time and called nothing. */
export type ShownFreshness = Freshness | 'dated'

/** What a price is called. Only a page that receives prices can promise "live": what was served may stand long. */
export function shownFreshness(quotedAt: number, circumstances: LiveCircumstances): ShownFreshness {
  const freshness = freshnessOf(quotedAt, circumstances)
  return freshness === 'live' && circumstances.stage !== 'receiving' ? 'dated' : freshness
}

/** A live price has a filled dot instead. */
export const FRESHNESS_ICONS: Readonly<Record<Exclude<Freshness, 'live'>, IconPath>> = {
  delayed: hourglass,
  stale: clock,
  closed: moon,
}
