import type { ReactNode } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import type { MessagePage } from '#contract/panel/messages.ts'
import { messagePath } from '#contract/panel/paths.ts'
import { may } from '#contract/panel/roles.ts'
import { message as copy } from '../../copy/panel-messages.ts'
import { capitalised, momentText } from '../../copy/panel-moments.ts'
import { check, mail as mailIcon, phoneIcon, rotateBack, trash } from '../../ui/icons.ts'
import { CancelLink, Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { mailNote, MailState } from './mail.tsx'

interface MessageBodyProps {
  readonly frame: PanelFrame
  readonly page: MessagePage
}

/** One message, its sender, and what can be done about it. */
export function MessageBody({ frame, page }: MessageBodyProps) {
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

function Answers({ frame, page: { number, replyHref, callHref, handledAt, handledBy } }: MessageBodyProps) {
  return (
    <>
      {handledAt === null ? null : (
        <div className="warnrow ok">
          <Icon of={check} />
          <span>
            <b>{copy.handledNow}</b> {copy.handledBy(handledBy, momentText(handledAt, frame))}
          </span>
        </div>
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
            {handledAt === null ? copy.handled : copy.reopen}
          </button>
        </PanelForm>
      </div>
    </>
  )
}

function Sender({ frame, page }: MessageBodyProps) {
  const { number, email, phone, mail, receivedAt } = page
  const erases = frame.person !== null && may(frame.person.role, 'erase')
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
      {erases ? (
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
export function EraseDialog({ frame, page: { number, name, outcome } }: MessageBodyProps) {
  const { heading, text, ground } = copy.erasing
  return (
    <Dialog title={heading} text={text(name)} back={messagePath(number)}>
      <OutcomeNote frame={frame} outcome={outcome} />
      <PanelForm frame={frame} to={messagePath(number, '/sil')} confirm>
        <label className="ck">
          <input type="checkbox" name="onay" value="evet" required />
          <span>{ground}</span>
        </label>
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={trash} />
            {copy.erase}
          </button>
          <CancelLink to={messagePath(number)} />
        </div>
      </PanelForm>
    </Dialog>
  )
}
