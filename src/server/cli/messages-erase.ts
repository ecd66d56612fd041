import { mailText } from '../messages/index.ts'
import type { StoredMessage } from '../store/index.ts'
import { oneLine, terminalLines, timeText } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type Command, done, refused, withStore, YES } from './command.ts'
import { chosenMessages, FROM } from './message-choice.ts'
import { tableText } from './terminal-text.ts'

export const messagesEraseCommand: Command = {
  name: 'messages erase',
  operands: ['[NO]', '[SON_NO]'],
  options: { from: FROM, yes: YES },
  summary:
    'Bir mesajı kalıcı olarak siler (KVKK uyarınca silme isteği için); iki numara verilirse aradakilerin hepsini (istenmeyen mesaj yığınları için), --from ile bir e-posta adresinden ya da telefondan gelenlerin hepsini. --yes olmadan yalnızca gösterir.',
  run: (call, tool) =>
    withStore(tool, async (store) => {
      const chosen = await chosenMessages(store, call)
      const [only, ...others] = chosen
      if (only === undefined) return refused('no-such-message', {}, 'Böyle bir mesaj yok.')
      const shown = others.length === 0 ? messageText(only) : messageTable(chosen.slice(0, MAX_SHOWN))
      const what = others.length === 0 ? 'Bu mesaj' : `Bu ${chosen.length} mesaj`
      const agreed = await askForAgreement(tool, call, [...shown, '', `${what} silinecek ve geri gelmeyecek.`])
      if (agreed !== true) return agreed
      let erased = 0
      for (const { number } of chosen) if (await store.eraseMessage(number)) erased += 1
      const gone = others.length === 0 ? `${only.number} numaralı mesaj silindi` : `${erased} mesaj silindi`
      return done({ erased }, `${gone}: ${sendersText(chosen)}.`, ELSEWHERE)
    }),
}

const ELSEWHERE =
  'Posta kutusuna giden e-posta ve “messages export” ile alınan tablolar bununla silinmez: onları da siz silin.'

const MAX_SENDERS = 3
/** The 20 newest messages are enough to recognize a flood. */
const MAX_SHOWN = 20

function sendersText(messages: readonly StoredMessage[]): string {
  const senders = [...new Set(messages.map(({ name, email }) => `${oneLine(name)} (${oneLine(email)})`))]
  const rest = senders.length - MAX_SENDERS
  return `${senders.slice(0, MAX_SENDERS).join(', ')}${rest > 0 ? ` ve ${rest} kişi daha` : ''}`
}

function stateText({ handledAt, handledBy }: StoredMessage): string {
  if (handledAt === null) return 'açık'
  return `yanıtlandı ${timeText(handledAt)}${handledBy === null ? '' : `, ${oneLine(handledBy)}`}`
}

const MAX_NAME = 22

/** Shortens a name so that the table fits into a terminal. `messages export` writes it in full. */
function shortened(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1)}…`
}

function messageTable(messages: readonly StoredMessage[]): string[] {
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

function messageText(message: StoredMessage): string[] {
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
