import { excerptOf } from '#contract/json.ts'

export type FetchFailure =
  | { readonly kind: 'timeout' | 'too-large' | 'redirected-too-often' }
  | { readonly kind: 'status'; readonly status: number }
  /** An error of Node or a library. */
  | { readonly kind: 'network'; readonly cause: string }
  /** Redirects to another origin are not followed, because a captive portal or a parked domain is not the source. */
  | { readonly kind: 'redirected'; readonly origin: string }

/** The mistakes of an answer that is not a bulletin. */
const BULLETIN_MISTAKES = [
  'html',
  'broken-xml',
  'not-json',
  'other-document',
  'unknown-encoding',
  'no-date',
  'other-day',
  'future-day',
  'no-rates',
  'not-gold',
] as const

export type BulletinMistake = (typeof BULLETIN_MISTAKES)[number]

export type BulletinFailure = FetchFailure | { readonly kind: BulletinMistake }

/** Returns true if the bank answered with something other than the requested document. */
export function isMistake({ kind }: BulletinFailure): boolean {
  return BULLETIN_MISTAKES.some((mistake) => mistake === kind)
}

/** Failures without details. */
const PLAIN_KINDS = [
  'timeout',
  'too-large',
  'redirected-too-often',
  'connected-and-silent',
  'ping-timeout',
  'closed-by-server',
  'handshake-stuck',
  'second-handshake',
  'broken-handshake',
  'broken-welcome',
  'broken-event',
  'unknown-packet',
  'too-many-messages',
  'unread',
  'too-many-values',
  'html-instead-of-json',
  'not-an-object',
  'no-prices',
  'too-many-prices',
  ...BULLETIN_MISTAKES,
] as const

export interface PlainFailure {
  readonly kind: (typeof PLAIN_KINDS)[number]
}

/** A failure of a source. Details are texts from outside. */
export type SourceFailure =
  | PlainFailure
  | FetchFailure
  | { readonly kind: 'closed'; readonly code: number }
  /** The server refused the connection; `words` may be empty. */
  | { readonly kind: 'refused'; readonly words: string }
  /** `names` are some names in the messages, so that the operator sees the mistake. */
  | { readonly kind: 'other-events' | 'unknown-codes' | 'unreadable-prices' | 'other-fields'; readonly names: string }

export function isPlain(failure: SourceFailure): failure is PlainFailure {
  return PLAIN_KINDS.some((kind) => kind === failure.kind)
}

/** Returns the line of the log and of `/readyz`: "HTTP 503" (docs/product.md, "Fixed texts"), "ping timeout". */
export function sourceErrorLine(failure: SourceFailure): string {
  const kind = failure.kind.replaceAll('-', ' ')
  if (isPlain(failure)) return kind
  switch (failure.kind) {
    case 'status':
      return `HTTP ${failure.status}`
    case 'network':
      return excerptOf(failure.cause)
    case 'redirected':
      return `redirected to ${failure.origin}, which is not followed`
    case 'closed':
      return `connection closed (${failure.code})`
    case 'refused':
      return failure.words === '' ? kind : excerptOf(`${kind}: ${failure.words}`)
    case 'other-events':
    case 'unknown-codes':
    case 'unreadable-prices':
    case 'other-fields':
      return excerptOf(`${kind}: ${failure.names}`)
  }
}
