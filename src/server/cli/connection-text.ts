import { oneLine } from '../text/index.ts'

/** What the words of Node, of TLS and of HTTP mean to whoever wrote the address. The first that fits is told. */
const MEANINGS: readonly (readonly [words: RegExp, meaning: string])[] = [
  [/bad port/, 'bu kapıda (port) web yayını olmaz; adres yanlış'],
  [/ECONNREFUSED/, 'bu adreste dinleyen yok; sunucu kapalı ya da kapı (port) yanlış'],
  [/ENOTFOUND/, 'böyle bir sunucu adı yok; adres yanlış yazılmış olabilir'],
  [/EAI_AGAIN/, 'sunucu adı çözülemedi; bu makinenin ağına ya da DNS’ine bakın'],
  [/EHOSTUNREACH|ENETUNREACH/, 'bu makineden oraya yol yok; ağa bakın'],
  [
    /WRONG_VERSION_NUMBER|wrong version number|EPROTO|packet length too long/i,
    'karşı taraf TLS konuşmuyor; adres http:// ya da ws:// (e-postada smtp://) ile başlamalı',
  ],
  [/CERT|certificate|self.signed/i, 'sunucunun sertifikası geçersiz ya da başka bir ad için'],
  [/HTTP 400/, 'sunucu isteği anlamadı; adresin https:// ile başlaması gerekiyor olabilir'],
  [/HTTP 40[13]/, 'sunucu bize izin vermiyor; anahtar ya da RATE_SOCKET_ORIGIN gerekiyor olabilir'],
  [/HTTP 404/, 'sunucu yanıt veriyor, ama bu yolda aranan yok; adres yanlış'],
  [/HTTP 30\d|redirected/, 'sunucu başka bir adrese yönlendiriyor; doğrudan o adresi yazın'],
  [/HTTP 5\d\d/, 'sunucunun kendi içinde bir arıza var'],
  [
    /HTTP 2\d\d|HTML instead|Unexpected server response/,
    'orada bir web sayfası var, aranan değil; adres ya da yol yanlış',
  ],
  [
    /ECONNRESET|socket hang up|UND_ERR_SOCKET|other side closed|Parse Error|connection closed/,
    'sunucu bağlantıyı kesti; http:// ile https:// (ws:// ile wss://) karışmış olabilir',
  ],
  [
    /ETIMEDOUT|no answer in time|handshake stuck|timeout|TIMEOUT/,
    'zamanında yanıt gelmedi; adres yanlış ya da bir güvenlik duvarı engelliyor olabilir',
  ],
]

/** OpenSSL adds the file and line of its own source. */
const LONGEST = 80

/** "bu adreste dinleyen yok; … (connect ECONNREFUSED …)": the source's own word stays for who searches for it. */
export function connectionText(error: string | null): string {
  if (error === null) return 'yanıt gelmedi'
  const word = oneLine(error)
  const meaning = MEANINGS.find(([words]) => words.test(word))?.[1]
  return meaning === undefined ? word : `${meaning} (${word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word})`
}
