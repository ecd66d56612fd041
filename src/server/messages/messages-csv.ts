import type { MailState, MessageFilter, Store, StoredMessage } from '../store/index.ts'
import { excelCsv, mailErrorText, timeText } from '../text/index.ts'

/** Describes the state of a message's email in Turkish. */
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

const PAGE = 200

/** Returns all messages, newest first. Reads page by page, because the store limits the size of one answer. */
export async function allMessages(
  store: Pick<Store, 'messages'>,
  filter: Omit<MessageFilter, 'limit'> = {},
): Promise<StoredMessage[]> {
  const all: StoredMessage[] = []
  for (let { before } = filter; ;) {
    const page = await store.messages({ ...filter, limit: PAGE, ...(before !== undefined && { before }) })
    all.push(...page)
    before = page.at(-1)?.number
    if (page.length < PAGE) return all
  }
}

const HEAD = ['Mesaj no', 'Geliş', 'Ad soyad', 'E-posta', 'Telefon', 'Konu', 'Mesaj', 'Durum', 'İletim']

/** Spreadsheets recognize a time only with a colon. */
function sheetTime(instant: number): string {
  return timeText(instant).replace(/\.(?=\d\d$)/, ':')
}

/** Writes all messages as a CSV for a Turkish Excel. */
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
