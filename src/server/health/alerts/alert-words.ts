import { longTimeText } from '../../text/index.ts'
import type { Finding } from '../index.ts'
import { ALERT_KINDS, type AlertName } from './alert-kinds.ts'

export interface AlertWords {
  readonly subject: string
  readonly text: string
}

const LOOK = 'Sitenin durumu: sunucuda angun-office status'

export function writeAlarm(kind: AlertName, findings: readonly Finding[], officeName: string): AlertWords {
  const told = findings.map(({ text, since, remedy }) =>
    [
      text,
      ...(since === null ? [] : [`Ne zamandan beri: ${longTimeText(since)}`]),
      ...(remedy === null ? [] : [`Yapılacak: ${remedy}`]),
    ].join('\n'),
  )
  return {
    subject: `${officeName} sitesi: ${ALERT_KINDS[kind].subject}`,
    text: [
      ...told,
      `${LOOK}\nDüzelince bir e-posta daha gelir; aynı konuda saatte birden fazla uyarı gönderilmez.`,
      '',
    ].join('\n\n'),
  }
}

/** `since`, `until`: ms since the epoch. */
export function writeAllClear(kind: AlertName, since: number, until: number, officeName: string): AlertWords {
  const { subject } = ALERT_KINDS[kind]
  return {
    subject: `${officeName} sitesi düzeldi: ${subject}`,
    text: [`Düzeldi: ${subject}.`, `Başlangıç: ${longTimeText(since)}\nBitiş: ${longTimeText(until)}`, LOOK, ''].join(
      '\n\n',
    ),
  }
}

/** What died or failed where only systemd sees it, by the name of its unit. */
const UNITS: Readonly<Record<string, AlertWords>> = {
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
  'angun-logs.service': {
    subject: 'eski günlükler silinemedi',
    text: 'Süresi dolan günlük satırları silinemedi; gizlilik metni bunların silineceğini söylüyor.',
  },
}

/** The others go on. */
const REPLICA: AlertWords = {
  subject: 'bir kopyası kapandı',
  text: 'Sitenin bir kopyası beklenmedik biçimde kapandı ve yeniden açılıyor; ziyaretçiler öteki kopyalarla sürüyor. Birkaç dakika içinde açılmazsa nedenini o sunucuda angun-office check söyler.',
}

/** undefined: no unit of ours. A replica's number is a part of its ports, which leaves room for two digits. */
export function writeUnitFailure(unit: string, officeName: string): AlertWords | undefined {
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
