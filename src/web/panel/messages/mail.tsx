import type { MessageLine, MessageMail } from '#contract/panel/message-pages.ts'
import { mailWords, messages as copy } from '../../copy/panel-messages.ts'
import { momentText, sinceText } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { clock, mailWarning } from '../../ui/icons.ts'
import { Badge } from '../../ui/Mark.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Shows the delivery state of a message's mail as a badge. */
export function MailBadge({ mail }: { mail: MessageMail }) {
  switch (mail.kind) {
    case 'none':
      return (
        <Badge tone="calm" icon={null}>
          {mailWords.none}
        </Badge>
      )
    case 'waiting':
      return mail.attempts === 0 ? (
        <Badge tone="calm" icon={clock}>
          {mailWords.waiting}
        </Badge>
      ) : (
        <Badge tone="fair" icon={mailWarning}>
          {mailWords.waiting}
        </Badge>
      )
    case 'sent':
      return <Badge tone="good">{mailWords.sent}</Badge>
    case 'dead':
      return (
        <Badge tone="bad" icon={mailWarning}>
          {mailWords.dead}
        </Badge>
      )
  }
}

/** Returns the details under the badge: times, attempts and the reason of a failure. */
export function mailNote(mail: MessageMail, receivedAt: number, now: number): string {
  switch (mail.kind) {
    case 'none':
      return mailWords.noneNote
    case 'waiting':
      return mail.attempts === 0 ? mailWords.soon : tried(mail.attempts, mail.error, receivedAt, now)
    case 'sent':
      return momentText(mail.at, now)
    case 'dead':
      return tried(mail.attempts, mail.error, receivedAt, now)
  }
}

function tried(attempts: number, error: string | null, receivedAt: number, now: number): string {
  const tries = mailWords.tries(sinceText(receivedAt, now), attempts)
  return error === null ? tries : `${tries}: ${error}`
}

/** Warns above the list about messages whose mail has failed. */
export function MailTroubles({ messages }: { messages: readonly MessageLine[] }) {
  const { now } = usePanel()
  const dead = messages.filter(({ mail }) => mail.kind === 'dead')
  const waiting = messages.flatMap(({ mail, ...message }) =>
    mail.kind === 'waiting' && mail.attempts > 0 ? [{ ...message, mail }] : [],
  )
  return (
    <>
      {dead[0] === undefined ? null : (
        <Notice tone="bad" title={dead.length === 1 ? copy.dead.one : copy.dead.many(dead.length)}>
          {copy.dead.text(dead[0].name)}
        </Notice>
      )}
      {waiting[0] === undefined ? null : (
        <Notice
          tone="fair"
          icon={mailWarning}
          title={waiting.length === 1 ? copy.waiting.one : copy.waiting.many(waiting.length)}
        >
          <span>{copy.waiting.text(waiting[0].name, sinceText(waiting[0].receivedAt, now))}</span>{' '}
          <span>{copy.waiting.again(formatMinute(waiting[0].mail.dueAt))}</span>
        </Notice>
      )}
    </>
  )
}
