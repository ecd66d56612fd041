import type { MessageLine, MessageMail } from '#contract/panel/message-pages.ts'
import { mailWords, messages as copy } from '../../copy/panel-messages.ts'
import { momentText, type Now, sinceText } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { circleAlert, clock, mailWarning } from '../../ui/icons.ts'
import { ToneBadge } from '../parts/marks.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { useNow } from '../state/panel-context.ts'

/** How the mail of a message fares, in a word. */
export function MailBadge({ mail }: { mail: MessageMail }) {
  switch (mail.kind) {
    case 'none':
      return <ToneBadge tone="calm" icon={null} word={mailWords.none} />
    case 'waiting':
      return mail.attempts === 0 ? (
        <ToneBadge tone="calm" icon={clock} word={mailWords.waiting} />
      ) : (
        <ToneBadge tone="fair" icon={mailWarning} word={mailWords.waiting} />
      )
    case 'sent':
      return <ToneBadge tone="good" word={mailWords.sent} />
    case 'dead':
      return <ToneBadge tone="bad" icon={mailWarning} word={mailWords.dead} />
  }
}

/** The figures and the reason under the word. */
export function mailNote(mail: MessageMail, receivedAt: number, now: Now): string {
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

function tried(attempts: number, error: string | null, receivedAt: number, now: Now): string {
  const tries = mailWords.tries(sinceText(receivedAt, now), attempts)
  return error === null ? tries : `${tries}: ${error}`
}

/** Over the list, while the mail of one that stands in it has not gone. */
export function MailTroubles({ messages }: { messages: readonly MessageLine[] }) {
  const now = useNow()
  const dead = messages.filter(({ mail }) => mail.kind === 'dead')
  const waiting = messages.flatMap(({ mail, ...message }) =>
    mail.kind === 'waiting' && mail.attempts > 0 ? [{ ...message, mail }] : [],
  )
  return (
    <>
      {dead[0] === undefined ? null : (
        <NoticeRow tone="no" icon={circleAlert}>
          <b>{dead.length === 1 ? copy.dead.one : copy.dead.many(dead.length)}</b>{' '}
          <span>{copy.dead.text(dead[0].name)}</span>
        </NoticeRow>
      )}
      {waiting[0] === undefined ? null : (
        <NoticeRow icon={mailWarning}>
          <b>{waiting.length === 1 ? copy.waiting.one : copy.waiting.many(waiting.length)}</b>{' '}
          <span>{copy.waiting.text(waiting[0].name, sinceText(waiting[0].receivedAt, now))}</span>{' '}
          <span>{copy.waiting.again(formatMinute(waiting[0].mail.dueAt))}</span>
        </NoticeRow>
      )}
    </>
  )
}
