import { OFFICE_COMMAND, operatorCommand } from '../runtime/index.ts'
import { authorText, changeText, type NewVersions } from '../settings/index.ts'
import { longTimeText } from '../text/index.ts'

export interface AlertMail {
  readonly subject: string
  /** The Turkish name for the all-clear: "… sorunu giderildi". */
  readonly trouble: string
  /** The finding must last this many ms, so that short problems cause no email. */
  readonly after: number
  /** True if each replica has and reports this problem separately. */
  readonly own?: true
  /** True if the check runs only in opening hours. The closing of the office then causes no all-clear. */
  readonly inHours?: true
}

export interface AlertFinding {
  readonly kind: string
  /** Distinguishes several findings of one kind. Null if there is only one. */
  readonly about: string | null
  readonly since: number | null
  readonly text: string
  readonly remedy: string | null
}

export interface AlertText {
  readonly subject: string
  readonly text: string
}

const LOOK = `Sitenin durumu: sunucuda ${OFFICE_COMMAND} status`

/** The sender. `replica` is the replica's name if each replica reports separately, else null. */
export interface AlertSender {
  readonly officeName: string
  readonly replica: string | null
}

export function writeAlarm({ subject }: AlertMail, findings: readonly AlertFinding[], sender: AlertSender): AlertText {
  const paragraphs = findings.map(({ text, since, remedy }) =>
    [
      text,
      ...(since === null ? [] : [`Ne zamandan beri: ${longTimeText(since)}`]),
      ...(remedy === null ? [] : [`Yapılacak: ${operatorCommand(remedy)}`]),
    ].join('\n'),
  )
  return letter(`sitesi: ${subject}`, paragraphs, sender, [
    'Düzelince bir e-posta daha gelir; aynı konuda saatte birden fazla uyarı gönderilmez.',
  ])
}

/** `since` and `until` are in ms since the epoch. */
export function writeAllClear(
  { subject, trouble }: AlertMail,
  since: number,
  until: number,
  sender: AlertSender,
): AlertText {
  const over = `${trouble} sorunu giderildi`
  const times = `Başlangıç: ${longTimeText(since)}\nBitiş: ${longTimeText(until)}`
  return letter(`sitesi: ${over}`, [`Giderilen sorun: ${subject}.`, times], sender, [])
}

/** Writes the email about a version with sensitive changes. It lists them first, then the version's other changes. */
export function writeOfficeChange(
  { version, changes }: NonNullable<NewVersions['sensitive']>,
  officeName: string,
): AlertText {
  const { number, at, by, via, patch } = version
  const who = authorText(by, via)
  const lines = [...new Set([...changes, ...patch])].map(changeText)
  return {
    subject: `${officeName} sitesi: hesap, telefon ya da kâr payı değişti`,
    text: [
      lines.join('\n'),
      `Değiştiren: ${who}\nNe zaman: ${longTimeText(at)}\nSürüm: ${number}`,
      `Bilginiz dışındaysa geri almak için sunucuda: ${OFFICE_COMMAND} undo`,
      '',
    ].join('\n\n'),
  }
}

function letter(
  subject: string,
  paragraphs: readonly string[],
  { officeName, replica }: AlertSender,
  last: readonly string[],
): AlertText {
  const ofReplica = replica === null ? [] : [`Bildiren kopya: ${replica}`]
  return {
    subject: [`${officeName} ${subject}`, ...(replica === null ? [] : [`(${replica})`])].join(' '),
    text: [...paragraphs, ...ofReplica, [LOOK, ...last].join('\n'), ''].join('\n\n'),
  }
}

/** Failures that only systemd sees, by unit name. */
const UNITS: Readonly<Record<string, AlertText>> = {
  'angun.service': {
    subject: 'site kapandı',
    text: 'Site beklenmedik biçimde kapandı ve yeniden açılıyor. Birkaç dakika içinde açılmazsa nedenini sunucuda angun-office check söyler.',
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

/**
 * Returns undefined for a unit that does not belong to the site. A replica's number is part of its ports, so it has
 * at most two digits.
 */
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
