import { MINUTE } from '#domain/calendar.ts'
import type { FindingKind } from '../index.ts'

interface AlertKind {
  /** Says of which office's site, behind a colon, what is wrong. */
  readonly subject: string
  /** ms that it must last: what passes by itself needs no letter. */
  readonly after: number
}

/** What of all that can be wrong somebody is told of wherever they are; the rest is seen on the operator's page. */
export const ALERT_KINDS = {
  'store-unwritable': { subject: 'veritabanına yazılamıyor', after: MINUTE },
  'no-price': { subject: 'yeni fiyat gelmiyor', after: 0 },
  'price-held': { subject: 'bir fiyat bekletiliyor', after: 0 },
  'edit-refused': { subject: 'kurum dosyasındaki değişiklik alınmadı', after: 2 * MINUTE },
  'bulletin-missing': { subject: 'TCMB bülteni gelmedi', after: 0 },
  'letter-dead': { subject: 'bir mesaj e-postayla gönderilemedi', after: 0 },
  'backup-old': { subject: 'yedek alınmıyor', after: 0 },
  'disk-low': { subject: 'disk doluyor', after: 0 },
  'inbox-scarce': { subject: 'mesajlara yer kalmıyor', after: 0 },
  'messages-expiring': { subject: 'yanıtlanmamış mesajlar silinmek üzere', after: 0 },
  'holidays-missing': { subject: 'gelecek yılın tatilleri girilmemiş', after: 0 },
} as const satisfies Partial<Record<FindingKind, AlertKind>>

export type AlertName = keyof typeof ALERT_KINDS

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table is written out above, nothing adds to it
export const ALERT_NAMES = Object.keys(ALERT_KINDS) as AlertName[]
