import { allows, type PanelFrame } from '#contract/panel/frame.ts'
import type { MessageLine, MessagesPage } from '#contract/panel/messages.ts'
import { messagePath, messagesPath, PANEL_PATHS } from '#contract/panel/paths.ts'
import { messages as copy } from '../../copy/panel-messages.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { download, inbox } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Empty } from '../parts/notices.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { Tabs, Title } from '../parts/Title.tsx'
import { MailState, MailTroubles } from './mail.tsx'

/** What visitors wrote: what waits for an answer, and what has one. */
export function MessagesBody({ frame, page }: BodyProps<MessagesPage>) {
  const { shown, counts, search, messages, before, outcome } = page
  return (
    <>
      <Title heading={copy.title} />
      <Tabs
        label={copy.views}
        shown={messagesPath(shown, search)}
        tabs={[
          { href: messagesPath('open', search), text: copy.open(counts.open) },
          { href: messagesPath('answered', search), text: copy.answered(counts.answered) },
        ]}
      />
      <OutcomeNote frame={frame} outcome={outcome} />
      <MailTroubles frame={frame} messages={messages} />
      <section className="sheet">
        {search === '' ? null : (
          <h2>
            {copy.found(search)}{' '}
            <small>
              <a href={messagesPath(shown)}>{copy.clear}</a>
            </small>
          </h2>
        )}
        {messages.length === 0 ? <Nothing page={page} /> : <MessageList frame={frame} messages={messages} />}
      </section>
      {before === null ? null : (
        <div className="acts">
          <a className="btn line" href={messagesPath(shown, search, before)}>
            {copy.older}
          </a>
        </div>
      )}
      <Search page={page} />
      <p className="fine">{copy.rule}</p>
      {allows(frame, 'export') && counts.open + counts.answered > 0 ? (
        <div className="acts">
          <a className="lnk" href={PANEL_PATHS.messagesTable} download>
            <Icon of={download} />
            {copy.table}
          </a>
        </div>
      ) : null}
    </>
  )
}

function MessageList({ frame, messages }: { frame: PanelFrame; messages: readonly MessageLine[] }) {
  return (
    <ul className="rows ml">
      {messages.map((message) => (
        <li key={message.number} className={message.read ? undefined : 'un'}>
          <a href={messagePath(message.number)}>
            <i />
            <b>
              {message.read ? null : <span className="vh">{copy.unread}</span>}
              {message.name}
            </b>
            <time dateTime={new Date(message.receivedAt).toISOString()}>{listMoment(message.receivedAt, frame)}</time>
            <span>{message.excerpt}</span>
            <em>{troubled(message) ? <MailState mail={message.mail} /> : null}</em>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whether its mail has not gone, which somebody should know. */
function troubled({ mail }: MessageLine): boolean {
  return mail.kind === 'dead' || (mail.kind === 'waiting' && mail.attempts > 0)
}

function Nothing({ page: { shown, search } }: { page: MessagesPage }) {
  const [heading, text] = copy.none[search === '' ? shown : 'found']
  return <Empty icon={inbox} title={heading} text={text} />
}

function Search({ page: { shown, search, counts } }: { page: MessagesPage }) {
  if (counts.open + counts.answered === 0) return null
  return (
    <form method="get" action={PANEL_PATHS.messages} role="search" className="find">
      {shown === 'answered' ? <input type="hidden" name="durum" value="cevaplanan" /> : null}
      <Field label={copy.search} name="ara" type="search" hint={copy.searchHint} defaultValue={search} outcome={null} />
      <button className="btn line" type="submit">
        {copy.find}
      </button>
    </form>
  )
}
