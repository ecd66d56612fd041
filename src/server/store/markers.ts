/**
 * What is remembered over restarts in one number, a moment or a length of time in ms: when the machine's clock was last believed; how
 * long messages are kept, and the shorter time that is asked for, since when; the last backup, and how many bytes it has; from which day on
 * the central bank's gold is wanted, where a year of it is not enough.
 */
export const MARKER_NAMES = [
  'clock-seen-at',
  'messages-kept-for',
  'messages-shorter',
  'messages-shorter-since',
  'backed-up-at',
  'backed-up-bytes',
  'gold-since',
] as const

export type MarkerName = (typeof MARKER_NAMES)[number]

export type Markers = Readonly<Partial<Record<MarkerName, number>>>

export interface MarkerStore {
  markers(): Promise<Markers>
  /** Others stay as they are; null takes one away. All or nothing. */
  setMarkers(markers: Readonly<Partial<Record<MarkerName, number | null>>>): Promise<void>
}
