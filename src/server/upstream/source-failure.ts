import { excerptOf } from '#contract/json.ts'
import { type Meaning, NO_ANSWER } from '../text/index.ts'

const GARBLED = 'anlaşılmayan ileti'
export const NO_PAGE = 'orada bir web sayfası var, aranan değil; adres ya da yol yanlış'

export type FetchFailure =
  | { readonly kind: 'timeout' | 'too-large' | 'redirected-too-often' }
  | { readonly kind: 'status'; readonly status: number }
  /** An error of Node or a library. */
  | { readonly kind: 'network'; readonly cause: string }
  /** Redirects to another origin are not followed, because a captive portal or a parked domain is not the source. */
  | { readonly kind: 'redirected'; readonly origin: string }

/** The mistakes of an answer that is not a bulletin. */
const BULLETIN_MISTAKES = {
  'not-json': { text: 'yanıt JSON değil' },
  html: { text: 'bülten yerine bir web sayfası geldi' },
  'broken-xml': { text: 'bülten yarım geldi' },
  'other-document': { text: 'günlük bülten yerine başka bir belge geldi' },
  'unknown-encoding': { text: 'bültenin harf kodlaması bilinmiyor' },
  'no-date': { text: 'bültenin tarihi okunamıyor' },
  'other-day': { text: 'başka bir günün bülteni geldi' },
  'future-day': { text: 'henüz gelmemiş bir günün bülteni geldi' },
  'no-rates': { text: 'yanıtta aranan kurlar yok' },
  'not-gold': { text: 'bildirilen iki altın fiyatı birbirini tutmuyor' },
} as const satisfies Readonly<Record<string, Meaning>>

export type BulletinMistake = keyof typeof BULLETIN_MISTAKES

export type BulletinFailure = FetchFailure | { readonly kind: BulletinMistake }

/** Returns true if the bank answered with something other than the requested document. */
export function isMistake({ kind }: BulletinFailure): boolean {
  return kind in BULLETIN_MISTAKES
}

/** Failures without details. The log shows their kinds. */
export const PLAIN_FAILURES = {
  // Failures of the connection.
  'connected-and-silent': { text: 'bağlantı açık, fiyat gelmiyor' },
  'ping-timeout': { text: 'bağlantı sustu' },
  'closed-by-server': { text: 'bağlantıyı karşı taraf kapattı' },
  'handshake-stuck': { ...NO_ANSWER, text: 'bağlantı yarım kaldı' },
  'second-handshake': { text: GARBLED },
  'broken-handshake': { text: GARBLED },
  'broken-welcome': { text: GARBLED },
  'broken-event': { text: GARBLED },
  'unknown-packet': { text: GARBLED },
  'too-many-messages': { text: 'çok fazla ileti gönderiyor' },
  unread: { text: 'yanıtlarımızı okumuyor' },
  timeout: NO_ANSWER,
  'redirected-too-often': { text: 'durmadan başka adrese yönlendiriyor' },
  // Failures of the answer.
  'too-large': { text: 'yanıt olmayacak kadar büyük' },
  'too-many-values': { text: 'yanıt olmayacak kadar büyük' },
  'html-instead-of-json': { text: 'fiyat yerine bir web sayfası geldi', hint: NO_PAGE },
  'not-an-object': { text: 'gelen ileti fiyat iletisi değil' },
  'no-prices': { text: 'gelen yanıtta fiyat yok' },
  'too-many-prices': { text: 'gelen iletide olmayacak kadar çok fiyat var' },
  // Failures of a bulletin.
  ...BULLETIN_MISTAKES,
} as const satisfies Readonly<Record<string, Meaning>>

interface PlainFailure {
  readonly kind: keyof typeof PLAIN_FAILURES
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
  return failure.kind in PLAIN_FAILURES
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
