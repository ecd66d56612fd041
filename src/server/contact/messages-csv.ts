import type { MailState, StoredMessage } from '../store/index.ts'
import { excelCsv, timeText } from '../text/index.ts'
import { mailErrorText } from './mail-error.ts'

/** How the mail of a message fares, in a few words. */
export function mailText(mail: MailState): string {
  switch (mail.kind) {
    case 'none':
      return 'e-posta kapalı'
    case 'waiting':
      return mail.attempts === 0
        ? 'gönderilecek'
        : `bekliyor (${mail.attempts}. deneme: ${mail.error === null ? 'sürüyor' : mailErrorText(mail.error)})`
    case 'sent':
      return `gönderildi ${timeText(mail.at)}`
    case 'dead':
      return `GÖNDERİLEMEDİ (${mail.attempts} deneme: ${mailErrorText(mail.error)})`
  }
}

const HEAD = ['Mesaj no', 'Geliş', 'Ad soyad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Durum', 'İletim']

/** With the colon by which a sheet knows a time. */
function sheetTime(instant: number): string {
  return timeText(instant).replace(/\.(?=\d\d$)/, ':')
}

/** All of each, as a sheet opens them. */
export function messagesCsv(messages: readonly StoredMessage[]): Promise<string> {
  const rows = messages.map((message) => [
    String(message.number),
    sheetTime(message.receivedAt),
    message.name,
    message.email,
    message.phone,
    message.subject,
    message.message,
    message.handledAt === null ? 'açık' : 'yanıtlandı',
    mailText(message.mail),
  ])
  return excelCsv([HEAD, ...rows])
}
