import type { StoredMessage } from '../store/index.ts'
import { timeText } from '../text/index.ts'
import { excelCsv } from './excel-csv.ts'
import { handledText, mailText } from './message-text.ts'

const HEAD = ['Mesaj no', 'Geliş', 'Ad soyad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Durum', 'İletim']

export function messagesCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => [
    String(message.number),
    timeText(message.receivedAt),
    message.name,
    message.email,
    message.phone,
    message.subject,
    message.message,
    handledText(message),
    mailText(message.mail),
  ])
  return excelCsv([HEAD, ...rows])
}
