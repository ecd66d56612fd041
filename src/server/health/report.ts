import { isAhead } from '#domain/freshness.ts'
import type { Opening } from '#domain/opening.ts'
import type { PriceRow } from './price-row.ts'
import type { Snapshot } from './snapshot.ts'

/** What can be wrong with a running site, the worst first. Metrics and alert rules name these. */
export const FINDING_KINDS = [
  'store-unwritable',
  'no-price',
  'price-held',
  'margin-cut',
  'price-missing',
  'price-late',
  'edit-refused',
  'edit-unread',
  'lead-unsure',
  'bulletin-missing',
  'bulletin-doubted',
  'source-failing',
  'letter-dead',
  'mail-failing',
  'alerts-failing',
  'alerts-unset',
  'backup-old',
  'disk-low',
  'clock-wrong',
  'clock-doubted',
  'inbox-scarce',
  'proxy-unnamed',
  'messages-expiring',
  'messages-unanswered',
  'holidays-missing',
  'halted',
  'other-build',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `bad`: visitors or messages suffer now; `degraded`: somebody should look. */
export const WEIGHTS = ['bad', 'degraded'] as const
export type HealthVerdict = 'good' | (typeof WEIGHTS)[number]

/** One thing that is wrong, in words for the people at the counter. */
export interface Finding {
  readonly kind: FindingKind
  /** Which, where there can be several of a kind: codes with spaces between them, a board, a source's id; else null. */
  readonly about: string | null
  readonly weight: (typeof WEIGHTS)[number]
  /** ms since the epoch; null: nobody knows since when. */
  readonly since: number | null
  /** One or two Turkish sentences with the figures; ends with a full stop. */
  readonly text: string
  /** The command that helps ("angun-office approve USD"), or null. */
  readonly remedy: string | null
}

/** Unless `rest` says otherwise: degraded, of an unknown moment, and no command helps. */
export function finding(kind: FindingKind, text: string, rest: Partial<Omit<Finding, 'kind' | 'text'>> = {}): Finding {
  return { kind, about: null, weight: 'degraded', since: null, text, remedy: null, ...rest }
}

/** What findings are made from: a snapshot, and what it means at a moment. */
export interface HealthFacts extends Snapshot {
  /** ms since the epoch */
  readonly at: number
  readonly opening: Opening
  readonly rows: readonly PriceRow[]
  /** The special days of the coming year; from October on they are `due`. */
  readonly holidays: { readonly year: number; readonly entered: boolean; readonly due: boolean }
}

/** How the running site is: one value for the page, the metrics, /readyz, the commands and the alerts. */
export interface HealthReport extends HealthFacts {
  readonly verdict: HealthVerdict
  /** The worst first. */
  readonly findings: readonly Finding[]
}

/** Seconds since `instant`; null: it never was, or the clock was set back behind it. */
export function secondsSince(instant: number | null, now: number): number | null {
  if (instant === null || isAhead(instant, now)) return null
  return Math.max(0, now - instant) / 1000
}
