import { mailText } from '../messages/index.ts'
import type { StoredMessage } from '../store/index.ts'
import { oneLine, terminalLines, timeText } from '../text/index.ts'
import { tableText } from './terminal-text.ts'

function stateText({ handledAt, handledBy }: StoredMessage): string {
  if (handledAt === null) return 'açık'
  return `yanıtlandı ${timeText(handledAt)}${handledBy === null ? '' : `, ${oneLine(handledBy)}`}`
}

const MAX_NAME = 22

/** Shortens a name so that the table fits into a terminal. `messages export` writes it in full. */
function shortened(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1)}…`
}

export function messageTable(messages: readonly StoredMessage[]): string[] {
  if (messages.length === 0) return ['Mesaj yok.']
  const head = ['No', 'Geliş', 'Durum', 'Gönderen', 'İletim', 'Konu']
  const rows = messages.map((message) => [
    String(message.number),
    timeText(message.receivedAt),
    message.handledAt === null ? 'açık' : 'yanıtlandı',
    shortened(oneLine(message.name)),
    MAIL_WORDS[message.mail.kind],
    oneLine(message.subject),
  ])
  return tableText([head, ...rows])
}

const MAIL_WORDS = { none: '—', waiting: 'bekliyor', sent: 'gönderildi', dead: 'GÖNDERİLEMEDİ' } as const

export function messageText(message: StoredMessage): string[] {
  return [
    ...tableText([
      ['Mesaj no', String(message.number)],
      ['Geliş', timeText(message.receivedAt)],
      ['Gönderen', oneLine(message.name)],
      ['E-posta', oneLine(message.email)],
      ['Telefon', message.phone === '' ? '—' : oneLine(message.phone)],
      ['Konu', oneLine(message.subject)],
      ['Durum', stateText(message)],
      ['İletim', mailText(message.mail)],
    ]),
    '',
    ...terminalLines(message.message),
  ]
}
