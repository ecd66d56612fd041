import type { Finding } from '../admin/door.ts'
import { received } from '../contact/door.ts'
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
      ...(since === null ? [] : [`Ne zamandan beri: ${received.format(since)}`]),
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
    text: [
      `Düzeldi: ${subject}.`,
      `Başlangıç: ${received.format(since)}\nBitiş: ${received.format(until)}`,
      LOOK,
      '',
    ].join('\n\n'),
  }
}
