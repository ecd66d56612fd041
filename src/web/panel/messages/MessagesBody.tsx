import { useState } from 'react'
import { pageAddress } from '#contract/panel/declared-page.ts'
import { allows } from '#contract/panel/frame-state.ts'
import { messagesPath } from '#contract/panel/messages-query.ts'
import { PAGE as MESSAGE_PAGE } from '#contract/panel/pages/message-page.ts'
import { PAGE as MESSAGES_PAGE, type MessageLine, type MessagesPage } from '#contract/panel/pages/messages-page.ts'
import { messages as copy } from '../../copy/panel-messages.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { download, inbox } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Empty } from '../parts/Empty.tsx'
import { FieldLine } from '../parts/FieldLine.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { MailBadge, MailTroubles } from './mail.tsx'
import rows from '../../ui/Rows.module.css'
import styles from './MessagesBody.module.css'

export function MessagesBody({ frame, page }: BodyProps<MessagesPage>) {
  const { shown, counts, search, messages, before } = page
  return (
    <>
      <Title heading={MESSAGES_PAGE.title} />
      <Tabs
        label={copy.views}
        shown={messagesPath(shown, search)}
        tabs={[
          { href: messagesPath('open', search), text: copy.open(counts.open) },
          { href: messagesPath('answered', search), text: copy.answered(counts.answered) },
        ]}
      />
      <MailTroubles messages={messages} />
      <Sheet
        title={search === '' ? undefined : copy.found(search)}
        note={<a href={messagesPath(shown)}>{copy.clear}</a>}
      >
        {messages.length === 0 ? <Nothing page={page} /> : <MessageList messages={messages} />}
      </Sheet>
      {before === null ? null : (
        <div className="actions">
          <ButtonLink kind="line" to={messagesPath(shown, search, before)}>
            {copy.older}
          </ButtonLink>
        </div>
      )}
      <Search page={page} />
      <p className="fine">{copy.rule}</p>
      {allows(frame, 'export') && counts.open + counts.answered > 0 ? <ExportTable /> : null}
    </>
  )
}

/** Downloads all messages as a file. The history and an e-mail name the person who exported them. */
function ExportTable() {
  const { run, isUnderWay, failure } = useAction('exportMessages')
  const save = async (): Promise<void> => {
    const answer = await run({})
    if (answer?.kind === 'exported') saveFile(copy.file, answer.csv)
  }
  return (
    <>
      <FailureNote failure={failure} />
      <div className="actions">
        <Button kind="text" aria-busy={isUnderWay} onClick={() => void save()}>
          <Icon of={download} />
          {copy.table}
        </Button>
      </div>
    </>
  )
}

function saveFile(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function MessageList({ messages }: { messages: readonly MessageLine[] }) {
  const { now } = usePanel()
  return (
    <ul className={rows.rows}>
      {messages.map((message) => (
        <li key={message.number} className={message.read ? undefined : styles.unread}>
          <a className={styles.message} href={pageAddress(MESSAGE_PAGE, { no: message.number })}>
            <span className={styles.dot} />
            <b className={styles.name}>
              {message.read ? null : <VisuallyHidden>{copy.unread}</VisuallyHidden>}
              {message.name}
            </b>
            <time dateTime={new Date(message.receivedAt).toISOString()}>{listMoment(message.receivedAt, now)}</time>
            <span className={styles.excerpt}>{message.excerpt}</span>
            <span className={styles.mail}>{troubled(message) ? <MailBadge mail={message.mail} /> : null}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns true if sending the mail of a message has failed at least once. */
function troubled({ mail }: MessageLine): boolean {
  return mail.kind === 'dead' || (mail.kind === 'waiting' && mail.attempts > 0)
}

function Nothing({ page: { shown, search } }: { page: MessagesPage }) {
  const [heading, text] = copy.none[search === '' ? shown : 'found']
  return <Empty icon={inbox} title={heading} text={text} />
}

function Search({ page: { shown, search, counts } }: { page: MessagesPage }) {
  const { go } = usePanel()
  const [words, setWords] = useState(search)
  if (counts.open + counts.answered === 0) return null
  return (
    <FieldLine role="search" send={copy.find} onSend={() => go(messagesPath(shown, words.trim()))}>
      <TextField
        label={copy.search}
        type="search"
        hint={copy.searchHint}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </FieldLine>
  )
}
