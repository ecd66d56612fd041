import type { MessageLine, MessageMail } from '#contract/panel/pages/messages-page.ts'
import { mailWords, messages as copy } from '../../copy/panel-messages.ts'
import { momentText, sinceText } from '../../copy/panel-moments.ts'
import { formatMinute } from '../../format/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { clock, type IconPath, mailWarning } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Tone } from '../../ui/tone.ts'
import { usePanel } from '../state/panel-context.ts'

/** Shows the delivery state of a message's mail as a badge. */
export function MailBadge({ mail }: { mail: MessageMail }) {
  const [tone, icon] = lookOf(mail)
  return (
    <Badge tone={tone} {...(icon !== undefined && { icon })}>
      {mailWords[mail.kind]}
    </Badge>
  )
}

/** Returns the tone and the icon; undefined means the icon of the tone. */
function lookOf(mail: MessageMail): readonly [tone: Tone, icon: IconPath | null | undefined] {
  switch (mail.kind) {
    case 'none':
      return ['calm', null]
    case 'waiting':
      return mail.attempts === 0 ? ['calm', clock] : ['fair', mailWarning]
    case 'sent':
      return ['good', undefined]
    case 'dead':
      return ['bad', mailWarning]
  }
}

/** Returns the details under the badge: times, attempts and the reason of a failure. */
export function mailNote(mail: MessageMail, receivedAt: number, now: number): string {
  switch (mail.kind) {
    case 'none':
      return mailWords.noneNote
    case 'waiting':
    case 'dead': {
      // A restored mail may have no attempts although it is dead.
      if (mail.attempts === 0) return mail.kind === 'waiting' ? mailWords.soon : mail.error
      const tries = mailWords.tries(sinceText(receivedAt, now), mail.attempts)
      return mail.error === null ? tries : `${tries}: ${mail.error}`
    }
    case 'sent':
      return momentText(mail.at, now)
  }
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
