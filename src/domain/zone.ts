/** From this instant on, Istanbul's clocks are `offset` ms ahead of UTC. */
export interface OffsetSince {
  readonly from: number
  readonly offset: number
}

/**
 * Istanbul's time as far as it is known: each change of its clocks, oldest first. Before the first and after the last nothing changes.
 * Turkey's offset has changed by decree (2016: +03:00 for good), so it stands in no file here: the server asks its machine and tells its pages.
 */
export type Zone = readonly [OffsetSince, ...OffsetSince[]]

export function offsetAt(instant: number, zone: Zone): number {
  let last = zone[0]
  for (const since of zone) if (since.from <= instant) last = since
  return last.offset
}
