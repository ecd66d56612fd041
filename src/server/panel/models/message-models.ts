import type { MessagePage } from '#contract/panel/pages/message-page.ts'
import type { MessageLine, MessageMail, MessagesPage } from '#contract/panel/pages/messages-page.ts'
import type { MailState, MessageCounts, StoredMessage } from '../../store/index.ts'
import { longTimeText, mailErrorText, oneLine } from '../../text/index.ts'

export const MESSAGES_A_PAGE = 50

const EXCERPT = 120

export function messagesPage(
  messages: readonly StoredMessage[],
  { total, open }: MessageCounts,
  asked: Pick<MessagesPage, 'shown' | 'search'>,
): MessagesPage {
  const shown = messages.slice(0, MESSAGES_A_PAGE)
  return {
    kind: 'messages',
    counts: { open, answered: total - open },
    messages: shown.map(messageLine),
    before: messages.length > MESSAGES_A_PAGE ? (shown.at(-1)?.number ?? null) : null,
    ...asked,
  }
}

function messageLine({ number, receivedAt, name, subject, message, readAt, mail }: StoredMessage): MessageLine {
  const excerpt = oneLine(message.slice(0, EXCERPT))
  return { number, receivedAt, name, subject, excerpt, read: readAt !== null, mail: messageMail(mail) }
}

function messageMail(mail: MailState): MessageMail {
  switch (mail.kind) {
    case 'none':
      return { kind: 'none' }
    case 'waiting': {
      const { attempts, dueAt, error } = mail
      return { kind: 'waiting', attempts, dueAt, error: error === null ? null : mailErrorText(error) }
    }
    case 'sent':
      return { kind: 'sent', at: mail.at }
    case 'dead':
      return { kind: 'dead', attempts: mail.attempts, at: mail.at, error: mailErrorText(mail.error) }
  }
}

export function messagePage(stored: StoredMessage, officeName: string): MessagePage {
  const { number, receivedAt, name, email, phone, subject, message, handledAt, handledBy, mail } = stored
  return {
    kind: 'message',
    number,
    receivedAt,
    name,
    email,
    phone,
    subject,
    message,
    handledAt,
    handledBy,
    mail: messageMail(mail),
    replyHref: replyHref(stored, officeName),
    callHref: phone === '' ? null : `tel:${phone}`,
  }
}

/**
 * The quote is limited to this many characters, because mail programs and `mailto:` links accept about two thousand.
 */
const QUOTED = 1000

function replyHref({ name, email, subject, message, receivedAt }: StoredMessage, officeName: string): string {
  // `toWellFormed` replaces half a surrogate pair at the cut, which an address can't contain.
  const quotedLines = message.slice(0, QUOTED).toWellFormed().split('\n')
  const rest = message.length > QUOTED ? ['…'] : []
  const body = [
    `Sayın ${oneLine(name)},`,
    '',
    '',
    '',
    officeName,
    '',
    `${longTimeText(receivedAt)} tarihli mesajınız:`,
    ...[...quotedLines, ...rest].map((line) => `> ${line}`),
  ]
  // "@" stays unescaped, because some mail programs do not decode it.
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Yanıt: ${oneLine(subject)}`)}&body=${encodeURIComponent(body.join('\r\n'))}`
}
