import { MOST_MESSAGES } from '../contact/index.ts'
import { countText, oneLine } from '../text/index.ts'
import type { Finding } from './finding.ts'
import type { Scene } from './scene.ts'

/** Of the messages that there is room for: time to look what they are. */
export const NEARLY_FULL = 0.9 * MOST_MESSAGES

/** What the people at the counter have to see to: their file, and their mail. */
export function deskFindings(scene: Scene): Finding[] {
  return [...edit(scene), ...holidays(scene), ...mail(scene), ...inbox(scene), ...expiring(scene)]
}

function edit({ reading: { officeMistakes, officeEditedAt: since } }: Scene): Finding[] {
  const [first, ...others] = officeMistakes
  if (first === undefined) return []
  const more = others.length === 0 ? '' : ` ${others.length} yanlış daha var.`
  const text = `Kurum dosyasının son kaydı reddedildi: ${oneLine(first).replace(/\.$/, '')}.${more}`
  return [{ kind: 'edit-refused', about: null, weight: 'degraded', since, text, remedy: 'angun-office check' }]
}

function holidays({ holidays: { year, entered, due } }: Scene): Finding[] {
  if (entered || !due) return []
  const text = `${year} tatilleri kurum dosyasına girilmemiş.`
  return [{ kind: 'holidays-missing', about: null, weight: 'degraded', since: null, text, remedy: null }]
}

function mail({ reading }: Scene): Finding[] {
  if (reading.mail?.kind !== 'on') return []
  const { waiting, dead, lastDead, lastError, failingSince } = reading.mail
  const findings: Finding[] = []
  if (lastDead !== null) {
    const text = `${countText(dead)} e-posta gönderilemedi: ${oneLine(lastDead.error).replace(/\.$/, '')}. Mesajlar kayıtlı duruyor.`
    const remedy = 'angun-office messages resend --dead'
    findings.push({ kind: 'letter-dead', about: null, weight: 'degraded', since: lastDead.at, text, remedy })
  }
  if (lastError !== null) {
    const text = `E-posta gönderilemiyor: ${oneLine(lastError).replace(/\.$/, '')}. ${countText(waiting)} mesaj bekliyor.`
    const remedy = 'angun-office check'
    findings.push({ kind: 'mail-failing', about: null, weight: 'degraded', since: failingSince, text, remedy })
  }
  return findings
}

function inbox({ reading }: Scene): Finding[] {
  const kept = reading.messages?.total ?? 0
  if (kept < NEARLY_FULL) return []
  const room = `${countText(MOST_MESSAGES)} mesajlık yerde ${countText(kept)} mesaj var`
  const full = kept >= MOST_MESSAGES
  const text = full
    ? `Mesajlara yer kalmadı: ${room}. Form mesaj almıyor, telefon numaranızı söylüyor.`
    : `Mesajlara yer kalmıyor: ${room}. Dolunca form kapanır.`
  const remedy = 'angun-office messages erase NO SON_NO --yes'
  return [{ kind: 'inbox-scarce', about: null, weight: full ? 'bad' : 'degraded', since: null, text, remedy }]
}

/** So many numbers fit into a sentence. */
const NAMED = 5

function expiring({ reading }: Scene): Finding[] {
  const numbers = reading.retention?.expiring ?? []
  const [first] = numbers
  if (first === undefined) return []
  const named = numbers.slice(0, NAMED).join(', ') + (numbers.length > NAMED ? ' …' : '')
  const text = `Yanıtlanmamış ${countText(numbers.length)} mesaj bir hafta içinde silinecek: ${named}.`
  const remedy = `angun-office messages show ${first}`
  return [{ kind: 'messages-expiring', about: null, weight: 'degraded', since: null, text, remedy }]
}
