import { excerptOf } from '#contract/json.ts'
import { type Meaning, NO_ANSWER, oneLine, systemMeaning } from '../text/index.ts'
import { KEY_VARIABLES } from './source-names.ts'

const GARBLED = 'anlaşılmayan ileti'

/** Turkish texts of our own failure names, which the log contains unchanged. */
const TEXTS: Readonly<Record<string, string>> = {
  // Failures of the connection.
  'connected and silent': 'bağlantı açık, fiyat gelmiyor',
  'ping timeout': 'bağlantı sustu',
  'closed by the server': 'bağlantıyı karşı taraf kapattı',
  'a second handshake': GARBLED,
  'broken handshake': GARBLED,
  'broken welcome': GARBLED,
  'broken event': GARBLED,
  'unknown packet': GARBLED,
  'too many messages': 'çok fazla ileti gönderiyor',
  'our answers are not read': 'yanıtlarımızı okumuyor',
  refused: 'bağlantı kabul edilmedi',
  // Failures of the answer.
  'no prices': 'gelen yanıtta fiyat yok',
  'no-prices': 'gelen yanıtta fiyat yok',
  'not-an-object': 'gelen ileti fiyat iletisi değil',
  'too-many-prices': 'gelen iletide olmayacak kadar çok fiyat var',
  'too many values': 'yanıt olmayacak kadar büyük',
  'answer too large': 'yanıt olmayacak kadar büyük',
  'not JSON': 'yanıt JSON değil',
  'HTML instead of a bulletin': 'bülten yerine bir web sayfası geldi',
  'malformed XML': 'bülten yarım geldi',
  'not the daily bulletin': 'günlük bülten yerine başka bir belge geldi',
  'unknown encoding': 'bültenin harf kodlaması bilinmiyor',
  'missing or contradictory date': 'bültenin tarihi okunamıyor',
  'bulletin of another day': 'başka bir günün bülteni geldi',
  'bulletin of a future day': 'henüz gelmemiş bir günün bülteni geldi',
  'no requested rates': 'yanıtta aranan kurlar yok',
  'contradictory gold prices': 'bildirilen iki altın fiyatı birbirini tutmuyor',
}

/** Texts with details and hints for the person who typed the address. The first matching pattern is used. */
const PATTERNS: readonly (readonly [pattern: RegExp, meaning: (found: string) => Meaning])[] = [
  [/^handshake stuck$/, () => ({ ...NO_ANSWER, text: 'bağlantı yarım kaldı' })],
  [/^no answer in time$/, () => NO_ANSWER],
  [/^HTML instead of JSON$/, () => page('fiyat yerine bir web sayfası geldi')],
  [/^other events: (.+)$/s, (names) => shape(`“price_changed” yerine başka olaylar geliyor: ${names}`)],
  [/^unknown codes: (.+)$/s, (codes) => shape(`gelen kodların hiçbiri kurumun kurlarından değil: ${codes}`)],
  [/^unreadable prices: (.+)$/s, (codes) => shape(`fiyatlar sıfır ya da okunamıyor: ${codes}`)],
  [/^no prices: (.+)$/s, (names) => shape(`gelen yanıtta fiyat yok; içindekiler: ${names}`)],
  [/^HTTP (\d+)$/, statusMeaning],
  [/^connection closed \((\d+)\)$/, (code) => ({ text: `bağlantı kapandı (${code})`, hint: `${CLOSED} (${code})` })],
  [/^redirected to (.+), which is not followed$/, redirected],
  [/^redirected too often$/, () => ({ text: 'durmadan başka adrese yönlendiriyor' })],
  [/^refused: (.+)$/s, (words) => ({ text: `bağlantı kabul edilmedi: “${words}”` })],
  [/bad port/, () => ({ text: 'adres yanlış', hint: 'bu kapıda (port) web yayını olmaz; adres yanlış' })],
]

const NO_PAGE = 'orada bir web sayfası var, aranan değil; adres ya da yol yanlış'
const CLOSED = 'sunucu bağlantıyı kesti; http:// ile https:// (ws:// ile wss://) karışmış olabilir'

function page(text: string): Meaning {
  return { text, hint: NO_PAGE }
}

/** Adds the hint for an answer with an unknown shape. */
function shape(text: string): Meaning {
  return { text, hint: `${text}; okunan biçim: docs/settings.md#what-the-provider-sends` }
}

function redirected(place: string): Meaning {
  const text = `başka bir adrese yönlendiriyor: ${place}`
  return { text, hint: `sunucu ${text}; doğrudan o adresi yazın` }
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

function statusMeaning(status: string): Meaning {
  const hint = STATUS_HINTS.find(([pattern]) => pattern.test(status))?.[1]
  return { text: `HTTP ${status} yanıtı geldi`, ...(hint !== undefined && { hint: `${hint} (HTTP ${status})` }) }
}

function meaningOf(reason: string): Meaning {
  const known = TEXTS[reason]
  if (known !== undefined) return { text: known }
  for (const [pattern, meaning] of PATTERNS) {
    const found = pattern.exec(reason)
    if (found !== null) return meaning(found[1] ?? '')
  }
  return foreignMeaning(reason)
}

/** Quotes a text of Node, a library or the server, so that it can be searched for. */
function foreignMeaning(reason: string): Meaning {
  const words = excerptOf(oneLine(reason))
  const known = systemMeaning(reason)
  if (known === undefined) {
    const code = /\b(E[A-Z]{4,}|[A-Z]+_[A-Z_]+)\b/.exec(words)?.[1]
    return { text: code === undefined ? `anlaşılmayan bir hata: “${words}”` : `bağlantı kurulamadı (${code})` }
  }
  const excerpt = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
  return { text: known.text, hint: `${known.hint ?? known.text} (“${excerpt}”)` }
}

/** The maximum length of a quotation, because OpenSSL adds the file and line of its source. */
const LONGEST = 80

/** Returns the Turkish text of an error for use inside a sentence. */
export function sourceErrorText(reason: string): string {
  return meaningOf(reason).text
}

/** Returns the error with a hint for the person who has just typed the address. `reason` null means no answer. */
export function sourceAdviceText(reason: string | null): string {
  if (reason === null) return 'yanıt gelmedi'
  const { text, hint = text } = meaningOf(reason)
  return oneLine(hint)
}
