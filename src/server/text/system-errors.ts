/** The meaning of an error: `text` for any reader, `hint` for the person who entered the address or setting. */
export interface Meaning {
  readonly text: string
  readonly hint?: string
}

export const NO_ANSWER: Meaning = {
  text: 'zamanında yanıt gelmedi',
  hint: 'zamanında yanıt gelmedi; adres yanlış ya da bir güvenlik duvarı engelliyor olabilir',
}
const BROKEN_OFF: Meaning = {
  text: 'bağlantı koptu',
  hint: 'sunucu bağlantıyı kesti; http:// ile https:// (ws:// ile wss://) karışmış olabilir',
}
const NO_WAY: Meaning = { text: 'sunucuya ulaşılamıyor', hint: 'bu makineden oraya yol yok; ağa bakın' }
const UNTRUSTED = 'sunucunun sertifikası geçersiz ya da başka bir ad için'

/** Errors of the network, TLS and files by their Node codes. The first match wins. */
const MEANINGS: readonly (readonly [words: RegExp, meaning: Meaning])[] = [
  [
    /ECONNREFUSED/,
    { text: 'bağlantı reddedildi', hint: 'bu adreste dinleyen yok; sunucu kapalı ya da kapı (port) yanlış' },
  ],
  [/ENOTFOUND/, { text: 'adres bulunamadı', hint: 'böyle bir sunucu adı yok; adres yanlış yazılmış olabilir' }],
  [
    /EAI_AGAIN|EDNS/,
    { text: 'adres şu anda bulunamıyor', hint: 'sunucu adı çözülemedi; bu makinenin ağına ya da DNS’ine bakın' },
  ],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, NO_WAY],
  [
    /WRONG_VERSION_NUMBER|wrong version number|EPROTO|packet length too long/i,
    {
      text: 'karşı taraf TLS konuşmuyor',
      hint: 'karşı taraf TLS konuşmuyor; adres http:// ya da ws:// (e-postada smtp://) ile başlamalı',
    },
  ],
  [/CERT_HAS_EXPIRED|certificate has expired/i, { text: 'sertifikasının süresi dolmuş', hint: UNTRUSTED }],
  [/ALTNAME|altnames/i, { text: 'sertifikası başka bir adresin', hint: UNTRUSTED }],
  [/CERT|certificate|self.signed/i, { text: 'sertifikasına güvenilmiyor', hint: UNTRUSTED }],
  [/ECONNRESET|EPIPE|socket hang up|UND_ERR_SOCKET|other side closed|terminated unexpectedly/, BROKEN_OFF],
  [/ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_\w*TIMEOUT|no answer in time|timeout/i, NO_ANSWER],
  [/EADDRINUSE/, { text: 'bu kapıyı başka bir program dinliyor' }],
  [/ENOENT/, { text: 'böyle bir dosya ya da klasör yok' }],
  [/ENOTDIR/, { text: 'yolun bir parçası klasör değil' }],
  [/EISDIR/, { text: 'bu bir dosya değil, klasör' }],
  [/EEXIST/, { text: 'bu dosya zaten var' }],
  [/EACCES|EPERM/, { text: 'yetki yok' }],
  [/EROFS/, { text: 'disk yalnızca okunabiliyor' }],
  [/ENOSPC|EDQUOT/, { text: 'disk dolu' }],
  [/EMFILE|ENFILE/, { text: 'çok fazla dosya açık' }],
  [/\bEIO\b/, { text: 'disk okunamıyor ya da yazılamıyor' }],
]

/** Returns undefined if the error is none of these. */
export function systemMeaning(reason: string): Meaning | undefined {
  return MEANINGS.find(([words]) => words.test(reason))?.[1]
}

/** Describes a file error, for example "disk dolu (ENOSPC)". */
export function fileErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const text = systemMeaning(code)?.text ?? 'dosyaya erişilemedi'
  return code === '' ? text : `${text} (${code})`
}
