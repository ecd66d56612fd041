import { type ReactNode, useEffect, useRef } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import type { MessagePage } from '#contract/panel/message-pages.ts'
import { messagePath } from '#contract/panel/panel-paths.ts'
import { message as copy } from '../../copy/panel-messages.ts'
import { capitalised, momentText } from '../../copy/panel-moments.ts'
import { check, circleAlert, mail as mailIcon, phoneIcon, rotateBack, trash } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { PanelIcon } from '../parts/PanelIcon.tsx'
import { Title } from '../parts/Title.tsx'
import { useNow, usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { mailNote, MailBadge } from './mail.tsx'

/** One message, its sender, and what can be done about it. */
export function MessageBody({ frame, page }: BodyProps<MessagePage>) {
  const { number, name, receivedAt, subject, message } = page
  const { act } = usePanel()
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    void act('readMessage', { number })
  }, [act, number])
  const now = useNow()
  return (
    <>
      <Title heading={name} lead={copy.lead(capitalised(momentText(receivedAt, now)))} />
      <div className="c2">
        <div>
          <section className="sheet">
            {subject === '' ? null : <h2>{subject}</h2>}
            <div className="in">
              <p className="msg-b">{message}</p>
            </div>
          </section>
          <Answers page={page} />
        </div>
        <div>
          <Sender frame={frame} page={page} />
        </div>
      </div>
    </>
  )
}

function Answers({ page: { number, replyHref, callHref, handledAt, handledBy } }: { page: MessagePage }) {
  const now = useNow()
  const { run, isUnderWay, failure } = useAction('markMessage')
  const isAnswered = handledAt !== null
  return (
    <>
      <FailureNote failure={failure} />
      {isAnswered ? (
        <NoticeRow tone="ok" icon={check} role="status">
          <b>{copy.handledNow}</b> <span>{copy.handledBy(handledBy, momentText(handledAt, now))}</span>
        </NoticeRow>
      ) : null}
      <div className="acts">
        <a className={isAnswered ? 'btn line' : 'btn'} href={replyHref}>
          <PanelIcon of={mailIcon} />
          {copy.reply}
        </a>
        {callHref === null ? null : (
          <a className="btn line" href={callHref}>
            <PanelIcon of={phoneIcon} />
            {copy.call}
          </a>
        )}
        <button
          className="btn line"
          type="button"
          aria-busy={isUnderWay}
          onClick={() => void run({ number, answered: !isAnswered })}
        >
          <PanelIcon of={isAnswered ? rotateBack : check} />
          <span>{isAnswered ? copy.reopen : copy.handled}</span>
        </button>
      </div>
    </>
  )
}

function Sender({ frame, page }: BodyProps<MessagePage>) {
  const { number, email, phone, mail, receivedAt } = page
  const now = useNow()
  return (
    <section className="sheet">
      <h2>{copy.sender}</h2>
      <dl className="kv">
        <Line name={copy.email}>{email}</Line>
        <Line name={copy.phone}>{phone === '' ? <span className="who">{copy.noPhone}</span> : phone}</Line>
        <Line name={copy.mail}>
          <MailBadge mail={mail} />
          <small>{mailNote(mail, receivedAt, now)}</small>
        </Line>
      </dl>
      {mail.kind === 'dead' ? <Resend number={number} /> : null}
      {allows(frame, 'erase') ? (
        <div className="in">
          <a className="lnk no" href={messagePath(number, '/sil')}>
            <PanelIcon of={trash} />
            {copy.erase}
          </a>
        </div>
      ) : null}
    </section>
  )
}

function Resend({ number }: { number: number }) {
  const { run, answer, failure } = useAction('resendMail')
  return (
    <div className="in rule">
      <FailureNote failure={failure} />
      {answer?.kind === 'no-mail' ? (
        <NoticeRow tone="no" icon={circleAlert} role="alert">
          {copy.noMail}
        </NoticeRow>
      ) : null}
      <div className="acts">
        <button className="btn line" type="button" onClick={() => void run({ number })}>
          <PanelIcon of={rotateBack} />
          {copy.resend}
        </button>
      </div>
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
