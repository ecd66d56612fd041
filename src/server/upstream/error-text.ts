import { excerptOf } from '#contract/json.ts'

/** Why a source failed, for people who read Turkish; the log has it as it was thrown. */
const TEXTS: Readonly<Record<string, string>> = {
  // The connection.
  'connected and silent': 'bağlantı açık, fiyat gelmiyor',
  'handshake stuck': 'bağlantı yarım kaldı',
  'ping timeout': 'bağlantı sustu',
  'closed by the server': 'bağlantıyı karşı taraf kapattı',
  'a second handshake': 'anlaşılmayan ileti',
  'broken handshake': 'anlaşılmayan ileti',
  'broken welcome': 'anlaşılmayan ileti',
  'broken event': 'anlaşılmayan ileti',
  'unknown packet': 'anlaşılmayan ileti',
  'too many messages': 'çok fazla ileti gönderiyor',
  'our answers are not read': 'yanıtlarımızı okumuyor',
  'websocket error': 'bağlantı kurulamadı',
  'socket hang up': 'bağlantı koptu',
  refused: 'bağlantı kabul edilmedi',
  ECONNREFUSED: 'bağlantı reddedildi',
  ECONNRESET: 'bağlantı koptu',
  EPIPE: 'bağlantı koptu',
  UND_ERR_SOCKET: 'bağlantı koptu',
  ENOTFOUND: 'adres bulunamadı',
  EAI_AGAIN: 'adres şu anda bulunamıyor',
  EHOSTUNREACH: 'sunucuya ulaşılamıyor',
  ENETUNREACH: 'ağa ulaşılamıyor',
  ETIMEDOUT: 'zamanında yanıt gelmedi',
  UND_ERR_CONNECT_TIMEOUT: 'zamanında yanıt gelmedi',
  'no answer in time': 'zamanında yanıt gelmedi',
  CERT_HAS_EXPIRED: 'sertifikasının süresi dolmuş',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'sertifikasına güvenilmiyor',
  SELF_SIGNED_CERT_IN_CHAIN: 'sertifikasına güvenilmiyor',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'sertifikasına güvenilmiyor',
  ERR_TLS_CERT_ALTNAME_INVALID: 'sertifikası başka bir adresin',
  // What it answered.
  'message without prices': 'gelen iletide fiyat yok',
  'no prices in the answer': 'gelen yanıtta fiyat yok',
  'no-prices': 'gelen iletide fiyat yok',
  'not-an-object': 'gelen ileti fiyat iletisi değil',
  'too-many-prices': 'gelen iletide olmayacak kadar çok fiyat var',
  'too many values': 'yanıt olmayacak kadar büyük',
  'answer too large': 'yanıt olmayacak kadar büyük',
  'not JSON': 'yanıt JSON değil',
  'HTML instead of JSON': 'fiyat yerine bir web sayfası geldi',
  'HTML instead of a bulletin': 'bülten yerine bir web sayfası geldi',
  'XML that breaks off or does not nest': 'bülten yarım geldi',
  'another document than the daily bulletin': 'günlük bülten yerine başka bir belge geldi',
  'declared in an unknown encoding': 'bültenin harf kodlaması bilinmiyor',
  'no readable date, or two that disagree': 'bültenin tarihi okunamıyor',
  'the bulletin of another day than was asked for': 'başka bir günün bülteni geldi',
  'a bulletin of a day that is yet to come': 'henüz gelmemiş bir günün bülteni geldi',
  'nothing in it that we ask for': 'yanıtta aranan kurlar yok',
  'two prices of gold that are not of one gold': 'bildirilen iki altın fiyatı birbirini tutmuyor',
  'redirected too often': 'durmadan başka adrese yönlendiriyor',
}

const PATTERNS: readonly (readonly [pattern: RegExp, text: (found: string) => string])[] = [
  [/^(?:Unexpected server response: |HTTP )(\d+)$/, (status) => `HTTP ${status} yanıtı geldi`],
  [/^connection closed \((\d+)\)$/, (code) => `bağlantı kapandı (${code})`],
  [/^redirected to (.+), which is not followed$/, (place) => `başka bir adrese yönlendiriyor: ${place}`],
  [/^refused: (.+)$/s, (words) => `bağlantı kabul edilmedi: “${words}”`],
  [/\b(E[A-Z]{4,}|E[A-Z]+_[A-Z_]+)\b/, (code) => TEXTS[code] ?? `bağlantı kurulamadı (${code})`],
]

/** What nobody foresaw is quoted as it was said. */
export function sourceErrorText(reason: string): string {
  const known = TEXTS[reason]
  if (known !== undefined) return known
  for (const [pattern, text] of PATTERNS) {
    const found = pattern.exec(reason)?.[1]
    if (found !== undefined) return text(found)
  }
  return `anlaşılmayan bir hata: “${excerptOf(reason)}”`
}
