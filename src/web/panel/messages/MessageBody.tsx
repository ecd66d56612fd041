import type { ReactNode } from 'react'
import { allows } from '#contract/panel/frame.ts'
import type { MessagePage } from '#contract/panel/messages.ts'
import { messagePath } from '#contract/panel/paths.ts'
import { message as copy } from '../../copy/panel-messages.ts'
import { capitalised, momentText } from '../../copy/panel-moments.ts'
import { check, mail as mailIcon, phoneIcon, rotateBack, trash } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Question } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { mailNote, MailState } from './mail.tsx'

/** One message, its sender, and what can be done about it. */
export function MessageBody({ frame, page }: BodyProps<MessagePage>) {
  const { name, receivedAt, subject, message, asksToErase, outcome } = page
  return (
    <>
      <Title heading={name} lead={copy.lead(capitalised(momentText(receivedAt, frame)))} />
      <OutcomeNote frame={frame} outcome={asksToErase ? null : outcome} />
      <div className="c2">
        <div>
          <section className="sheet">
            {subject === '' ? null : <h2>{subject}</h2>}
            <div className="in">
              <p className="msg-b">{message}</p>
            </div>
          </section>
          <Answers frame={frame} page={page} />
        </div>
        <div>
          <Sender frame={frame} page={page} />
        </div>
      </div>
    </>
  )
}

function Answers({ frame, page: { number, replyHref, callHref, handledAt, handledBy } }: BodyProps<MessagePage>) {
  return (
    <>
      {handledAt === null ? null : (
        <NoticeRow tone="ok" icon={check}>
          <b>{copy.handledNow}</b> <span>{copy.handledBy(handledBy, momentText(handledAt, frame))}</span>
        </NoticeRow>
      )}
      <div className="acts">
        <a className={handledAt === null ? 'btn' : 'btn line'} href={replyHref}>
          <Icon of={mailIcon} />
          {copy.reply}
        </a>
        {callHref === null ? null : (
          <a className="btn line" href={callHref}>
            <Icon of={phoneIcon} />
            {copy.call}
          </a>
        )}
        <PanelForm frame={frame} to={messagePath(number, handledAt === null ? '/cevaplandi' : '/acik')}>
          <button className="btn line" type="submit">
            <Icon of={handledAt === null ? check : rotateBack} />
            <span>{handledAt === null ? copy.handled : copy.reopen}</span>
          </button>
        </PanelForm>
      </div>
    </>
  )
}

function Sender({ frame, page }: BodyProps<MessagePage>) {
  const { number, email, phone, mail, receivedAt } = page
  return (
    <section className="sheet">
      <h2>{copy.sender}</h2>
      <dl className="kv">
        <Line name={copy.email}>{email}</Line>
        <Line name={copy.phone}>{phone === '' ? <span className="who">{copy.noPhone}</span> : phone}</Line>
        <Line name={copy.mail}>
          <MailState mail={mail} />
          <small>{mailNote(mail, receivedAt, frame)}</small>
        </Line>
      </dl>
      {mail.kind === 'dead' ? (
        <PanelForm frame={frame} to={messagePath(number, '/yeniden-gonder')} className="in rule">
          <div className="acts">
            <button className="btn line" type="submit">
              <Icon of={rotateBack} />
              {copy.resend}
            </button>
          </div>
        </PanelForm>
      ) : null}
      {allows(frame, 'erase') ? (
        <div className="in">
          <a className="lnk no" href={messagePath(number, '/sil')}>
            <Icon of={trash} />
            {copy.erase}
          </a>
        </div>
      ) : null}
    </section>
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

/** Before a message goes for good: why, and then the passkey. */
export function EraseDialog({ frame, page: { number, name, outcome } }: BodyProps<MessagePage>) {
  const { heading, text, ground } = copy.erasing
  return (
    <Question
      frame={frame}
      title={heading}
      text={text(name, number)}
      outcome={outcome}
      to={messagePath(number, '/sil')}
      confirm
      back={messagePath(number)}
      yes={copy.erase}
      icon={trash}
    >
      <label className="ck">
        <input type="checkbox" name="onay" value="evet" required />
        <span>{ground}</span>
      </label>
    </Question>
  )
}
