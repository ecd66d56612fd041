import { allows } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { HomePage } from '#contract/panel/prices.ts'
import { endText, momentText, type Now } from '../../copy/panel-moments.ts'
import { haltReason, homePanel } from '../../copy/panel-prices.ts'
import { chevronRight, hand, listChecks, mail } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Question } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { useNow, usePanel } from '../renewal/panel-context.ts'
import { HaltedSheet } from './HaltedSheet.tsx'
import { PriceList } from './PriceList.tsx'
import { haltWords } from './PriceMark.tsx'
import { Verdict } from './Verdict.tsx'

/** All prices at a glance, whether something is wrong, and who waits for an answer. */
export function HomeBody({ frame, page }: BodyProps<HomePage>) {
  const { oldSince } = usePanel()
  const now = useNow()
  const { lastEdit } = page
  return (
    <>
      <OutcomeNote frame={frame} outcome={page.outcome} />
      {oldSince !== null ? null : frame.allHalted ? (
        <AllHalted frame={frame} page={page} />
      ) : (
        <Verdict frame={frame} page={page} />
      )}
      {oldSince === null ? <Messages messages={page.messages} /> : null}
      <PriceList prices={page.prices} />
      {allows(frame, 'price') && oldSince === null ? (
        <div className="acts">
          <a className="btn line" href={PANEL_PATHS.several}>
            <Icon of={listChecks} />
            {homePanel.several}
          </a>
        </div>
      ) : null}
      {lastEdit === null ? null : (
        <p className="fine">
          {homePanel.lastEdit} <b>{lastEdit.by ?? homePanel.byFile}</b>
          <span>{`, ${editWords(lastEdit, now)}. `}</span>
          <a href={PANEL_PATHS.history}>{homePanel.history}</a>
        </p>
      )}
    </>
  )
}

/** "bugün 11.42: USD ve EUR payı" */
function editWords({ at, summary }: NonNullable<HomePage['lastEdit']>, now: Now): string {
  return [momentText(at, now), summary.join('; ')].filter((part) => part !== '').join(': ')
}

function AllHalted({ frame, page }: BodyProps<HomePage>) {
  const now = useNow()
  const halt = page.prices.flatMap(({ state }) => (state.kind === 'halted' ? [state] : [])).at(0)
  const known = halt === undefined ? '' : haltWords(halt, now)
  return (
    <HaltedSheet
      frame={frame}
      known={known}
      heading={homePanel.allHalted}
      isTitle
      to={PANEL_PATHS.resumeAll}
      resume={homePanel.resumeAll}
    />
  )
}

function Messages({ messages }: { messages: HomePage['messages'] }) {
  const now = useNow()
  const unread = messages?.unread ?? 0
  return (
    <section className="sheet">
      <a className="msgs" href={PANEL_PATHS.messages}>
        <Icon of={mail} />
        <span>
          <b>{messages === null ? homePanel.messagesAway : homePanel.unread(unread)}</b>
          {messages === null ? null : <small>{messagesNote(messages, now)}</small>}
        </span>
        {unread > 0 ? (
          <span className="cnt" aria-hidden="true">
            {unread}
          </span>
        ) : (
          <Icon of={chevronRight} />
        )}
      </a>
    </section>
  )
}

/** "en eskisi dün 16.20’de geldi" */
function messagesNote({ oldestUnreadAt: at, open }: NonNullable<HomePage['messages']>, now: Now): string {
  return at === null ? homePanel.open(open) : homePanel.oldest(endText(at, now))
}

/** Asked before all prices go: the reason is optional, and one tap among a few. */
export function HaltAllDialog({ frame, page: { outcome } }: BodyProps<HomePage>) {
  const { title, text, textOnly, reasons, yes } = homePanel.haltAll
  return (
    <Question
      frame={frame}
      title={title}
      text={allows(frame, 'resume') ? text : textOnly}
      outcome={outcome}
      to={PANEL_PATHS.haltAll}
      back={PANEL_PATHS.home}
      yes={yes}
      icon={hand}
    >
      <fieldset className="fld">
        <legend>
          {haltReason.legend} <span className="who">{haltReason.optional}</span>
        </legend>
        <div className="pick wrapg">
          {reasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="neden" value={reason} />
              <span>{reason}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Question>
  )
}
