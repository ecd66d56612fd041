import { type Mailer, openMailer } from '../contact/index.ts'
import type { Clock, MailSettings, MarketSettings, Settings } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { type MarketProbe, probeBank, probeGold, probeMarket } from '../upstream/index.ts'
import { type CheckResult, well, wrong } from './check-result.ts'

/** Asks every source of rates once, all at the same time; for gold where the office has a board of it. */
export async function checkUpstream(
  { market, centralBank }: Settings,
  gold: boolean,
  clock: Clock,
): Promise<CheckResult[]> {
  const results = await Promise.all([
    checkMarket(market, clock),
    checkBank(centralBank, clock),
    gold ? checkGold(centralBank, clock) : [],
  ])
  return results.flat()
}

async function checkMarket(market: MarketSettings, clock: Clock): Promise<CheckResult[]> {
  if (market.kind === 'demo') return [well('Kurlar', 'örnek piyasa: dış kaynak yok')]
  return (await probeMarket(market, clock)).map(resultOf)
}

const SOURCES: Readonly<Record<MarketProbe['source'], string>> = { socket: 'soket', feed: 'JSON' }

function resultOf({ source, url, answer }: MarketProbe): CheckResult {
  const what = `Kur kaynağı (${SOURCES[source]}): ${url}`
  if (!answer.ok) return wrong(what, connectionText(answer.error))
  return answer.value === 'silent' ? well(what, 'bağlandı, henüz fiyat gelmedi') : well(what)
}

async function checkBank(settings: Settings['centralBank'], clock: Clock): Promise<CheckResult> {
  const what = settings.kind === 'demo' ? 'TCMB kurları' : `TCMB kurları: ${settings.url}`
  const newest = await probeBank(settings, clock)
  if (!newest.ok) return wrong(what, connectionText(newest.error))
  return well(what, settings.kind === 'demo' ? 'örnek bülten: dış kaynak yok' : `bülten: ${newest.value}`)
}

async function checkGold(settings: Settings['centralBank'], clock: Clock): Promise<CheckResult[]> {
  // checkBank has said already that its bulletins are invented.
  if (settings.kind === 'demo') return []
  const what = `TCMB saatlik altın: ${settings.kind === 'evds' ? settings.tcmbUrl : settings.url}`
  const newest = await probeGold(settings, clock)
  if (!newest.ok) return [wrong(what, connectionText(newest.error))]
  const { day, hour, isThere } = newest.value
  return [well(what, `${day} ${hour}.00${isThere ? '' : ': fiyat yok (tatil olabilir)'}`)]
}

/** Whether the mail server lets us in; nothing is sent. */
export function checkMail(mail: MailSettings): Promise<CheckResult[]> {
  return withMailer(mail, async (mailer) => {
    const verified = await mailer.verify()
    const what = 'E-posta sunucusu'
    return [verified.ok ? well(what) : wrong(what, connectionText(verified.error))]
  })
}

/** Sends an email to each recipient that the site writes to; a result holds the server's answer. */
export async function tryMail(mail: MailSettings, now: number): Promise<CheckResult[]> {
  if (mail.kind === 'none') return [wrong('E-posta', 'ayarlanmamış: SMTP_URL, CONTACT_FROM ve CONTACT_TO gerekli')]
  const recipients = [...new Set([...mail.to, ...mail.alertTo])]
  return withMailer(mail, async (mailer) =>
    (await mailer.tryOut(recipients, now)).map(({ recipient, answer }) => {
      const what = `Deneme mektubu: ${recipient}`
      return answer.ok ? well(what, `sunucu aldı: ${oneLine(answer.value)}`) : wrong(what, connectionText(answer.error))
    }),
  )
}

async function withMailer(mail: MailSettings, ask: (mailer: Mailer) => Promise<CheckResult[]>): Promise<CheckResult[]> {
  const mailer = await openMailer(mail, () => '')
  return mailer === null ? [well('E-posta', 'ayarlanmamış: mesajlar yalnızca saklanır')] : ask(mailer)
}

/** What errors of Node, TLS and HTTP mean to whoever wrote the address. The first that fits counts. */
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

/** "bu adreste dinleyen yok; … (connect ECONNREFUSED …)": the source's own word stays, to search for. */
export function connectionText(error: string | null): string {
  if (error === null) return 'yanıt gelmedi'
  const word = oneLine(error)
  const meaning = MEANINGS.find(([words]) => words.test(word))?.[1]
  return meaning === undefined ? word : `${meaning} (${word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word})`
}
