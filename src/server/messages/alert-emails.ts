import { changeText, type NewVersions, WAY_WORDS } from '../settings/index.ts'
import { longTimeText } from '../text/index.ts'

/** How one kind of trouble is mailed. */
export interface AlertMail {
  readonly subject: string
  /** What is over: "… sorunu giderildi". */
  readonly trouble: string
  /** ms that it must last: no email about what passes by itself. */
  readonly after: number
  /** Each replica has that trouble for itself, and reports it. */
  readonly own?: true
  /** It is looked for only while the office is open, so that its closing ends nothing. */
  readonly inHours?: true
}

/** What an alert says of one thing that is wrong. */
export interface AlertFinding {
  readonly kind: string
  /** Which, if there can be several of a kind; else null. */
  readonly about: string | null
  readonly since: number | null
  readonly text: string
  readonly remedy: string | null
}

export interface AlertText {
  readonly subject: string
  readonly text: string
}

const LOOK = 'Sitenin durumu: sunucuda angun-office status'

/** Who writes. `replica`: where each writes for itself, which one; else null. */
export interface AlertSender {
  readonly officeName: string
  readonly replica: string | null
}

export function writeAlarm({ subject }: AlertMail, findings: readonly AlertFinding[], sender: AlertSender): AlertText {
  const paragraphs = findings.map(({ text, since, remedy }) =>
    [
      text,
      ...(since === null ? [] : [`Ne zamandan beri: ${longTimeText(since)}`]),
      ...(remedy === null ? [] : [`Yapılacak: ${remedy}`]),
    ].join('\n'),
  )
  return letter(`sitesi: ${subject}`, paragraphs, sender, [
    'Düzelince bir e-posta daha gelir; aynı konuda saatte birden fazla uyarı gönderilmez.',
  ])
}

/** `since`, `until`: ms since the epoch. */
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

/** Sensitive changes came into force: the letter names them first, then the others of the version. */
export function writeOfficeChange(
  { version, changes }: NonNullable<NewVersions['sensitive']>,
  officeName: string,
): AlertText {
  const { number, at, by, via, patch } = version
  const who = `${by ?? 'bilinmiyor'} (${WAY_WORDS[via]})`
  const lines = [...new Set([...changes, ...patch])].map(changeText)
  return {
    subject: `${officeName} sitesi: hesap, telefon ya da kâr payı değişti`,
    text: [
      lines.join('\n'),
      `Değiştiren: ${who}\nNe zaman: ${longTimeText(at)}\nSürüm: ${number}`,
      'Bilginiz dışındaysa geri almak için sunucuda: angun-office undo',
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

/** What died or failed where only systemd sees it, by the name of its unit. */
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
