import type { Freshness } from '#domain/freshness.ts'
import { clock, hourglass, type IconPath, moon } from '../../ui/icons.ts'

/** A live price is marked by a filled dot instead. */
export const FRESHNESS_ICONS: Readonly<Record<Exclude<Freshness, 'live'>, IconPath>> = {
  delayed: hourglass,
  stale: clock,
  closed: moon,
}
