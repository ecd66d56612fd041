import { createHash } from 'node:crypto'
import { AUDIT, type OutboxEntry } from '../store/index.ts'
import { writeAuditLetter } from './audit.ts'
import { type Email, htmlOfText, writeDigest, writeMessageEmail } from './email-text.ts'

/** One email and the outbox entries that it delivers. */
export interface OutgoingEmail<Entry> {
  readonly entries: readonly Entry[]
  readonly email: Email
  /** The Message-ID. */
  readonly id: string
  /** Messages go to the counter (`office`), notices to the alert recipients. */
  readonly audience: 'office' | 'alerts'
}

/** Joins messages into one digest and audit lines into one email. Every other notice is an email of its own. */
export function writeEmails<Entry extends Pick<OutboxEntry, 'mailId' | 'content'>>(
  entries: readonly Entry[],
  officeName: string,
): OutgoingEmail<Entry>[] {
  const kinds = Map.groupBy(entries, ({ mailId, content }) => {
    if (content.kind === 'message') return 'messages'
    return content.topic === AUDIT ? AUDIT : mailId
  })
  return [...kinds.values()].map((group) => {
    const messages = group.flatMap(({ content }) => (content.kind === 'message' ? content.message : []))
    const notices = group.flatMap(({ content }) => (content.kind === 'notice' ? content : []))
    const outgoing = { entries: group, id: idOf(group.map(({ mailId }) => mailId)) }
    const [message, ...others] = messages
    if (message === undefined) return { ...outgoing, email: noticeEmail(notices, officeName), audience: 'alerts' }
    const email = others.length === 0 ? writeMessageEmail(message, officeName) : writeDigest(messages, officeName)
    return { ...outgoing, email, audience: 'office' }
  })
}

type Notice = Extract<OutboxEntry['content'], { kind: 'notice' }>

function noticeEmail(notices: readonly Notice[], officeName: string): Email {
  const [notice] = notices
  if (notice === undefined) throw new Error('an email needs at least one notice')
  const lines = notices.map(({ text }) => text)
  const { subject, text } = notice.topic === AUDIT ? writeAuditLetter(lines, officeName) : notice
  return { subject, text, html: htmlOfText(text) }
}

/** Returns equal ids for equal entries, so that a mail server can drop a duplicate. */
function idOf(mailIds: readonly string[]): string {
  const [first = ''] = mailIds
  if (mailIds.length === 1) return first
  const hash = createHash('sha256').update(mailIds.join('\n')).digest('hex').slice(0, 32)
  return first.replace(/^[^@]*/, hash)
}
