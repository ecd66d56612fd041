import { MINUTE } from '#domain/calendar.ts'
import type { AlertMail } from '../messages/index.ts'
import type { FindingKind } from './report.ts'

/**
 * What of all that can be wrong is mailed; the rest is seen on the office's page. `after`: ms that it must last, since
 * what passes by itself needs no email. `own`: each replica has that trouble for itself, and reports it. `inHours`:
 * it is looked for while the office is open only, so that its closing ends nothing.
 */
export const MAILED_KINDS = {
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
} as const satisfies Partial<Record<FindingKind, AlertMail>>
