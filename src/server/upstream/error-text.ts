import { excerptOf } from '#contract/json.ts'
import { type Meaning, oneLine, systemMeaning } from '../text/index.ts'
import { isPlain, NO_PAGE, PLAIN_FAILURES, type SourceFailure } from './source-failure.ts'
import { KEY_VARIABLES } from './source-names.ts'

function meaningOf(failure: SourceFailure): Meaning {
  if (isPlain(failure)) return PLAIN_FAILURES[failure.kind]
  switch (failure.kind) {
    case 'status':
      return statusMeaning(failure.status)
    case 'network':
      return foreignMeaning(failure.cause)
    case 'redirected': {
      const text = `başka bir adrese yönlendiriyor: ${failure.origin}`
      return { text, hint: `sunucu ${text}; doğrudan o adresi yazın` }
    }
    case 'closed': {
      const hint = 'sunucu bağlantıyı kesti; http:// ile https:// (ws:// ile wss://) karışmış olabilir'
      return { text: `bağlantı kapandı (${failure.code})`, hint: `${hint} (${failure.code})` }
    }
    case 'refused':
      return { text: `bağlantı kabul edilmedi${failure.words === '' ? '' : `: “${failure.words}”`}` }
    case 'other-events':
      return shape(`“price_changed” yerine başka olaylar geliyor: ${failure.names}`)
    case 'unknown-codes':
      return shape(`gelen kodların hiçbiri kurumun kurlarından değil: ${failure.names}`)
    case 'unreadable-prices':
      return shape(`fiyatlar sıfır ya da okunamıyor: ${failure.names}`)
    case 'other-fields':
      return shape(`gelen yanıtta fiyat yok; içindekiler: ${failure.names}`)
  }
}

/** Adds the hint for an answer with an unknown shape. */
function shape(text: string): Meaning {
  return { text, hint: `${text}; okunan biçim: docs/settings.md#what-the-provider-sends` }
}

const STATUS_HINTS: readonly (readonly [status: RegExp, hint: string])[] = [
  [/^400$/, 'sunucu isteği anlamadı; adresin https:// ile başlaması gerekiyor olabilir'],
  [
    /^40[13]$/,
    `sunucu bize izin vermiyor; anahtar (${KEY_VARIABLES.join(', ')}) ya da RATE_SOCKET_ORIGIN eksik ya da yanlış olabilir`,
  ],
  [/^404$/, 'sunucu yanıt veriyor, ama bu yolda aranan yok; adres yanlış'],
  [/^30\d$/, 'sunucu başka bir adrese yönlendiriyor; doğrudan o adresi yazın'],
  [/^5/, 'sunucunun kendi içinde bir arıza var'],
  [/^2/, NO_PAGE],
]

function statusMeaning(status: number): Meaning {
  const hint = STATUS_HINTS.find(([pattern]) => pattern.test(String(status)))?.[1]
  return { text: `HTTP ${status} yanıtı geldi`, ...(hint !== undefined && { hint: `${hint} (HTTP ${status})` }) }
}

/** The maximum length of a quotation, because OpenSSL adds the file and line of its source. */
const MAX_QUOTED = 80

/** Quotes a text of Node, a library or the server, so that it can be searched for. */
function foreignMeaning(cause: string): Meaning {
  if (cause.includes('bad port'))
    return { text: 'adres yanlış', hint: 'bu kapıda (port) web yayını olmaz; adres yanlış' }
  const words = excerptOf(oneLine(cause))
  const known = systemMeaning(cause)
  if (known === undefined) {
    const code = /\b(E[A-Z]{4,}|[A-Z]+_[A-Z_]+)\b/.exec(words)?.[1]
    return { text: code === undefined ? `anlaşılmayan bir hata: “${words}”` : `bağlantı kurulamadı (${code})` }
  }
  const excerpt = words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words
  return { text: known.text, hint: `${known.hint ?? known.text} (“${excerpt}”)` }
}

/** Returns the Turkish text of a failure for use inside a sentence. */
export function sourceErrorText(failure: SourceFailure): string {
  return meaningOf(failure).text
}

/** Returns the text with a hint for the person who has just typed the address. Null means no answer. */
export function sourceAdviceText(failure: SourceFailure | null): string {
  if (failure === null) return 'yanıt gelmedi'
  const { text, hint = text } = meaningOf(failure)
  return oneLine(hint)
}
