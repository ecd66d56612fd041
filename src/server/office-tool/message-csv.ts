import type { StoredMessage } from '../store/door.ts'
import { handledText, mailText } from './message-text.ts'
import { timeText } from './terminal-text.ts'

const HEAD = ['Mesaj no', 'Geliş', 'Ad soyad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Durum', 'İletim']

/** As a Turkish Excel opens it by double click: byte order mark, semicolons, CRLF. */
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
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
}

/** A cell that begins like a formula would be run by the spreadsheet: an apostrophe makes it text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
