import type { PanelFrame } from '#contract/panel/frame.ts'
import type { MessageLine, MessageMail } from '#contract/panel/messages.ts'
import { mailWords, messages as copy } from '../../copy/panel-messages.ts'
import { momentText, sinceText } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { circleAlert, clock, mailWarning } from '../../ui/icons.ts'
import { Badge } from '../parts/marks.tsx'
import { NoticeRow } from '../parts/notices.tsx'

/** How the mail of a message fares, in a word. */
export function MailState({ mail }: { mail: MessageMail }) {
  switch (mail.kind) {
    case 'none':
      return <Badge tone="calm" icon={null} word={mailWords.none} />
    case 'waiting':
      return mail.attempts === 0 ? (
        <Badge tone="calm" icon={clock} word={mailWords.waiting} />
      ) : (
        <Badge tone="fair" icon={mailWarning} word={mailWords.waiting} />
      )
    case 'sent':
      return <Badge tone="good" word={mailWords.sent} />
    case 'dead':
      return <Badge tone="bad" icon={mailWarning} word={mailWords.dead} />
  }
}

/** The figures and the reason under the word. */
export function mailNote(mail: MessageMail, receivedAt: number, frame: PanelFrame): string {
  switch (mail.kind) {
    case 'none':
      return mailWords.noneNote
    case 'waiting':
      return mail.attempts === 0 ? mailWords.soon : tried(mail.attempts, mail.error, receivedAt, frame)
    case 'sent':
      return momentText(mail.at, frame)
    case 'dead':
      return tried(mail.attempts, mail.error, receivedAt, frame)
  }
}

function tried(attempts: number, error: string | null, receivedAt: number, frame: PanelFrame): string {
  const tries = mailWords.tries(sinceText(receivedAt, frame), attempts)
  return error === null ? tries : `${tries}: ${error}`
}

/** Over the list, while the mail of one that stands in it has not gone. */
export function MailTroubles({ frame, messages }: { frame: PanelFrame; messages: readonly MessageLine[] }) {
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
          <span>{copy.waiting.text(waiting[0].name, sinceText(waiting[0].receivedAt, frame))}</span>{' '}
          <span>{copy.waiting.again(formatMinute(waiting[0].mail.dueAt))}</span>
        </NoticeRow>
      )}
    </>
  )
}
