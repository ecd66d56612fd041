import { MINUTE } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import { htmlOfText, openMailer } from '../contact/index.ts'
import type { Finding, FindingKind } from '../health/index.ts'
import { VIA_WORDS, viaOf, type WeightyVersion } from '../office/index.ts'
import type { MailSettings } from '../runtime/index.ts'
import type { WaitingEmail } from '../store/index.ts'
import { longTimeText, oneLine } from '../text/index.ts'

/**
 * What of all that can be wrong is mailed; the rest is seen on the office's page. `after`: ms that it must last, since
 * what passes by itself needs no email. `own`: each replica has that trouble for itself, and reports it. `inHours`:
 * it is looked for while the office is open only, so that its closing ends nothing.
 */
export const ALERT_KINDS = {
  'store-unwritable': { subject: 'veritabanına yazılamıyor', trouble: 'veritabanı', after: MINUTE, own: true },
  'no-price': { subject: 'yeni fiyat gelmiyor', trouble: 'fiyat akışı', after: 0, inHours: true },
  'price-held': { subject: 'bir fiyat bekletiliyor', trouble: 'bekletilen fiyat', after: 0 },
  'price-missing': { subject: 'bir fiyat hiç gelmiyor', trouble: 'gelmeyen fiyat', after: 5 * MINUTE, inHours: true },
  'price-late': { subject: 'bir fiyat yenilenmiyor', trouble: 'yenilenmeyen fiyat', after: 0, inHours: true },
  'margin-cut': { subject: 'bir kâr payı bütünüyle uygulanamıyor', trouble: 'kâr payı', after: 0 },
  'edit-refused': { subject: 'kurum dosyasındaki değişiklik alınmadı', trouble: 'kurum dosyası', after: 2 * MINUTE },
  'edit-unread': {
    subject: 'kurum dosyası elle değiştirilmiş, okunmuyor',
    trouble: 'okunmayan kurum dosyası',
    after: 2 * MINUTE,
  },
  'bulletin-missing': { subject: 'TCMB bülteni gelmedi', trouble: 'TCMB bülteni', after: 0 },
  'letter-dead': { subject: 'bir mesaj e-postayla gönderilemedi', trouble: 'gönderilemeyen mesaj', after: 0 },
  'clock-wrong': { subject: 'bir makinenin saati yanlış', trouble: 'makine saati', after: MINUTE, own: true },
  'backup-old': { subject: 'yedek alınmıyor', trouble: 'yedekleme', after: 0 },
  'disk-low': { subject: 'disk doluyor', trouble: 'disk', after: 0, own: true },
  'inbox-scarce': { subject: 'mesajlara yer kalmıyor', trouble: 'mesaj yeri', after: 0 },
  'messages-expiring': { subject: 'yanıtlanmamış mesajlar silinmek üzere', trouble: 'yanıtlanmamış mesaj', after: 0 },
  'holidays-missing': { subject: 'gelecek yılın tatilleri girilmemiş', trouble: 'eksik tatil günleri', after: 0 },
} as const satisfies Partial<Record<FindingKind, AlertKind>>

interface AlertKind {
  readonly subject: string
  /** What is over: "… sorunu giderildi". */
  readonly trouble: string
  readonly after: number
  readonly own?: true
  readonly inHours?: true
}

export type AlertName = keyof typeof ALERT_KINDS

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
export const ALERT_NAMES = Object.keys(ALERT_KINDS) as AlertName[]

export type AlertText = Pick<WaitingEmail, 'subject' | 'text'>

const LOOK = 'Sitenin durumu: sunucuda angun-office status'

/** Who writes. `replica`: where each writes for itself, which one; else null. */
export interface AlertSender {
  readonly officeName: string
  readonly replica: string | null
}

export function writeAlarm(kind: AlertName, findings: readonly Finding[], sender: AlertSender): AlertText {
  const parts = findings.map(({ text, since, remedy }) =>
    [
      text,
      ...(since === null ? [] : [`Ne zamandan beri: ${longTimeText(since)}`]),
      ...(remedy === null ? [] : [`Yapılacak: ${remedy}`]),
    ].join('\n'),
  )
  return letter(`sitesi: ${ALERT_KINDS[kind].subject}`, parts, sender, [
    'Düzelince bir e-posta daha gelir; aynı konuda saatte birden fazla uyarı gönderilmez.',
  ])
}

/** `since`, `until`: ms since the epoch. */
export function writeAllClear(kind: AlertName, since: number, until: number, sender: AlertSender): AlertText {
  const { subject, trouble } = ALERT_KINDS[kind]
  const over = `${trouble} sorunu giderildi`
  const times = `Başlangıç: ${longTimeText(since)}\nBitiş: ${longTimeText(until)}`
  return letter(`sitesi: ${over}`, [`Giderilen sorun: ${subject}.`, times], sender, [])
}

/** Something of weight came into force, be it by somebody who should not have been able to. */
export function writeOfficeChange({ number, at, by, command, lines }: WeightyVersion, officeName: string): AlertText {
  const who = `${by ?? 'bilinmiyor'} (${VIA_WORDS[viaOf({ command })]})`
  return {
    subject: `${officeName} sitesi: hesap, telefon ya da kâr payı değişti`,
    text: [
      lines.map(oneLine).join('\n'),
      `Değiştiren: ${who}\nNe zaman: ${longTimeText(at)}\nSürüm: ${number}`,
      'Bilginiz dışındaysa geri almak için sunucuda: angun-office undo',
      '',
    ].join('\n\n'),
  }
}

function letter(
  subject: string,
  parts: readonly string[],
  { officeName, replica }: AlertSender,
  last: readonly string[],
): AlertText {
  const ofReplica = replica === null ? [] : [`Bildiren kopya: ${replica}`]
  return {
    subject: [`${officeName} ${subject}`, ...(replica === null ? [] : [`(${replica})`])].join(' '),
    text: [...parts, ...ofReplica, [LOOK, ...last].join('\n'), ''].join('\n\n'),
  }
}

/** What died or failed where only systemd sees it, by the name of its unit. */
const UNITS: Readonly<Record<string, AlertText>> = {
  'angun.service': {
    subject: 'site kapandı',
    text: 'Site beklenmedik biçimde kapandı ve yeniden açılıyor. Birkaç dakika içinde açılmazsa nedenini sunucuda angun-office check söyler.',
  },
  'angun-backup.service': {
    subject: 'yedek alınamadı',
    text: 'Bu geceki yedek alınamadı; önceki yedekler duruyor. Veritabanı bozuk ya da disk dolu olabilir: sunucuda angun-office check',
  },
  'angun-offsite.service': {
    subject: 'yedek başka yere gönderilemedi',
    text: 'Yedekler bu gece başka bir yere gönderilemedi; bu makinedeki yedekler duruyor.',
  },
  'angun-balance.service': {
    subject: 'kopyalar denetlenemiyor',
    text: 'nginx’in kopyalara dağıttığı sıra yenilenemedi: veritabanından kopan bir kopya sırada kalabilir. Site çalışıyor.',
  },
  'angun-logs.service': {
    subject: 'eski günlükler silinemedi',
    text: 'Süresi dolan günlük satırları silinemedi; gizlilik metni bunların silineceğini söylüyor.',
  },
}

const REPLICA: AlertText = {
  subject: 'bir kopyası kapandı',
  text: 'Sitenin bir kopyası beklenmedik biçimde kapandı ve yeniden açılıyor; ziyaretçiler öteki kopyalarla sürüyor. Birkaç dakika içinde açılmazsa nedenini o sunucuda angun-office check söyler.',
}

/** undefined: no unit of ours. A replica's number is a part of its ports, which leaves room for two digits. */
export function writeUnitFailure(unit: string, officeName: string): AlertText | undefined {
  const words = /^angun@\d{1,2}\.service$/.test(unit) ? REPLICA : UNITS[unit]
  if (words === undefined) return undefined
  return {
    subject: `${officeName} sitesi: ${words.subject}`,
    text: [
      words.text,
      `Ayrıntısı sunucuda: journalctl --namespace=angun -u ${unit} -n 50`,
      'Bu konuda saatte birden fazla e-posta gönderilmez.',
      '',
    ].join('\n\n'),
  }
}

export type AlertMailer = (email: WaitingEmail) => Promise<Result<void, string>>

/** null: no mail is set up. `host`: what stands behind the @ of a Message-ID. */
export async function openAlertMailer(
  mail: MailSettings,
  officeName: () => string,
  host: () => string,
): Promise<AlertMailer | null> {
  if (mail.kind === 'none' || mail.alertTo.length === 0) return null
  const mailer = await openMailer({ ...mail, to: mail.alertTo }, officeName)
  if (mailer === null) return null
  return ({ id, subject, text }) => mailer.send({ subject, text, html: htmlOfText(text) }, `${id}@${host()}`)
}
