import { useEffect, useRef } from 'react'
import { dialogAddress } from '#contract/panel/declared-page.ts'
import { allows } from '#contract/panel/frame-state.ts'
import { type MessagePage, PAGE as MESSAGE_PAGE } from '#contract/panel/pages/message-page.ts'
import { message as copy } from '../../copy/panel-messages.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { capitalised } from '../../format/format.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { check, mail as mailIcon, phoneIcon, rotateBack, trash } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Columns } from '../../ui/Stack.tsx'
import type { BodyProps } from '../parts/body.ts'
import { FailureNote, RefusedNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { mailNote, MailBadge } from './mail.tsx'
import styles from './MessageBody.module.css'

export function MessageBody({ frame, page }: BodyProps<MessagePage>) {
  const { number, name, receivedAt, subject, message } = page
  const { act } = usePanel()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    void act('readMessage', { number })
  }, [act, number])
  const { now } = usePanel()
  return (
    <>
      <Title heading={name} lead={copy.lead(capitalised(momentText(receivedAt, now)))} />
      <Columns>
        <div>
          <Sheet title={subject === '' ? undefined : subject}>
            <SheetPart>
              <p className={styles.message}>{message}</p>
            </SheetPart>
          </Sheet>
          <Answers page={page} />
        </div>
        <div>
          <Sender frame={frame} page={page} />
        </div>
      </Columns>
    </>
  )
}

function Answers({ page: { number, replyHref, callHref, handledAt, handledBy } }: { page: MessagePage }) {
  const { now } = usePanel()
  const { run, isUnderWay, failure } = useAction('markMessage')
  const isAnswered = handledAt !== null
  return (
    <>
      <FailureNote failure={failure} />
      {isAnswered ? (
        <Notice tone="good" role="status" title={copy.handledNow}>
          {copy.handledBy(handledBy, momentText(handledAt, now))}
        </Notice>
      ) : null}
      <div className="actions">
        <ButtonLink kind={isAnswered ? 'line' : 'filled'} to={replyHref}>
          <Icon of={mailIcon} />
          {copy.reply}
        </ButtonLink>
        {callHref === null ? null : (
          <ButtonLink kind="line" to={callHref}>
            <Icon of={phoneIcon} />
            {copy.call}
          </ButtonLink>
        )}
        <Button kind="line" aria-busy={isUnderWay} onClick={() => void run({ number, answered: !isAnswered })}>
          <Icon of={isAnswered ? rotateBack : check} />
          <span>{isAnswered ? copy.reopen : copy.handled}</span>
        </Button>
      </div>
    </>
  )
}

function Sender({ frame, page }: BodyProps<MessagePage>) {
  const { number, email, phone, mail, receivedAt } = page
  const { now } = usePanel()
  return (
    <Sheet title={copy.sender}>
      <Facts look="sheet">
        <Fact name={copy.email}>{email}</Fact>
        <Fact name={copy.phone}>{phone === '' ? <small>{copy.noPhone}</small> : phone}</Fact>
        <Fact name={copy.mail}>
          <MailBadge mail={mail} />
          <small>{mailNote(mail, receivedAt, now)}</small>
        </Fact>
      </Facts>
      {mail.kind === 'dead' ? <Resend number={number} /> : null}
      {allows(frame, 'erase') ? (
        <SheetPart>
          <div className="actions">
            <ButtonLink kind="text" stop to={dialogAddress(MESSAGE_PAGE, 'erase-message', { no: number })}>
              <Icon of={trash} />
              {copy.erase}
            </ButtonLink>
          </div>
        </SheetPart>
      ) : null}
    </Sheet>
  )
}

function Resend({ number }: { number: number }) {
  const { run, answer, failure } = useAction('resendMail')
  return (
    <SheetPart isRuled>
      <FailureNote failure={failure} />
      <RefusedNote text={answer?.kind === 'no-mail' ? copy.noMail : null} />
      <div className="actions">
        <Button kind="line" onClick={() => void run({ number })}>
          <Icon of={rotateBack} />
          {copy.resend}
        </Button>
      </div>
    </SheetPart>
  )
}

export const dialogs = { 'erase-message': EraseDialog }
