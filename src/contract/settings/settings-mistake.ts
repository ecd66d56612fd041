/** The keys from the root of the document, "margins", "USD", "buy". List items are addressed by their index. */
export type SettingsPath = readonly string[]

/** The kinds of mistakes. The panel and the commands turn them into sentences. */
export const MISTAKE_KINDS = [
  'missing',
  'unknown-field',
  'wrong-type',
  'unknown-name',
  'empty',
  'too-long',
  'not-one-line',
  'too-small',
  'too-large',
  'not-whole',
  'too-many',
  'too-few',
  'not-https',
  'not-origin',
  'not-email',
  'not-phone',
  'not-chat-number',
  'not-logo',
  'not-bank-code',
  'not-account-number',
  'iban-not-turkish',
  'iban-wrong-length',
  'iban-wrong-check-digits',
  'iban-of-other-bank',
  'iban-repeated',
  'bank-code-differs',
  'account-not-in-iban',
  'account-holder-missing',
  'not-day',
  'not-time',
  'closes-before-opening',
  'spans-overlap',
  'too-many-spans',
  'not-margin',
  'delayed-before-live',
  'not-tradable',
  'on-board',
  'needs-jewellery-licence',
  'bar-needs-margins',
  'latitude-and-longitude-swapped',
  'not-in-turkey',
  'sample-value',
  'sample-beside-real-prices',
  'real-office-beside-demo-prices',
  'margins-cross',
  'margins-too-far',
  'margins-too-wide',
  'not-banknote-rule',
  'banknote-too-much',
] as const

export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** Types the message of a check. */
export const kind = (of: MistakeKind): MistakeKind => of

/** A mistake at a path. `params` has the figures for its sentence. */
export interface SettingsMistake {
  readonly path: SettingsPath
  readonly kind: MistakeKind
  readonly params: Readonly<Record<string, string | number | null>>
}
