/** What can be wrong with a running site, the worst first. */
export const FINDING_KINDS = [
  'store-unwritable',
  'no-price',
  'price-held',
  'edit-refused',
  'lead-unsure',
  'bulletin-missing',
  'bulletin-doubted',
  'source-failing',
  'letter-dead',
  'mail-failing',
  'backup-old',
  'disk-low',
  'clock-doubted',
  'inbox-scarce',
  'proxy-unnamed',
  'messages-expiring',
  'holidays-missing',
  'halted',
  'other-build',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** `bad`: visitors or messages suffer now; `degraded`: somebody should look. */
export const WEIGHTS = ['bad', 'degraded'] as const

/** One thing that is wrong, in words for the people at the counter. */
export interface Finding {
  readonly kind: FindingKind
  /** Which one, where there can be several of a kind: a currency's code, a source's id; else null. */
  readonly about: string | null
  readonly weight: (typeof WEIGHTS)[number]
  /** ms since the epoch; null: nobody knows since when. */
  readonly since: number | null
  /** One or two Turkish sentences with the figures; ends with a full stop. */
  readonly text: string
  /** The command that helps ("angun-office accept USD"), or null. */
  readonly remedy: string | null
}
