import type { PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { HomePage } from '#contract/panel/prices.ts'
import { may } from '#contract/panel/roles.ts'
import { endText, momentText, type Now } from '../../copy/panel-moments.ts'
import { haltReason, homePanel } from '../../copy/panel-prices.ts'
import { chevronRight, hand, listChecks, mail, play } from '../../ui/icons.ts'
import { CancelLink, Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { PriceList } from './PriceList.tsx'
import { haltWords } from './PriceMark.tsx'
import { Verdict } from './Verdict.tsx'

interface HomeProps {
  readonly frame: PanelFrame
  readonly page: HomePage
}

/** All prices at a glance, whether something is wrong, and who waits for an answer. */
export function HomeBody({ frame, page }: HomeProps) {
  const { now, oldSince } = usePanel()
  const { lastEdit } = page
  return (
    <>
      <OutcomeNote frame={frame} outcome={page.outcome} />
      {oldSince !== null ? null : frame.allHalted ? (
        <AllHalted frame={frame} page={page} />
      ) : (
        <Verdict frame={frame} page={page} />
      )}
      {oldSince === null ? <Messages frame={frame} messages={page.messages} /> : null}
      <PriceList frame={frame} prices={page.prices} />
      {frame.person !== null && may(frame.person.role, 'price') && oldSince === null ? (
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
          <span>{`, ${editWords(lastEdit, { renderedAt: now, zone: frame.zone })}. `}</span>
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

function AllHalted({ frame, page }: HomeProps) {
  const { now } = usePanel()
  const halt = page.prices.flatMap(({ state }) => (state.kind === 'halted' ? [state] : [])).at(0)
  const known = halt === undefined ? '' : haltWords(halt, { renderedAt: now, zone: frame.zone })
  return (
    <section className="sheet halted" role="status">
      <div className="w">
        <Icon of={hand} />
        <div>
          <h1>{homePanel.allHalted}</h1>
          <small>
            <span>{known === '' ? '' : `${known}. `}</span>
            <span>{homePanel.onSite}</span>
          </small>
        </div>
      </div>
      {frame.person !== null && may(frame.person.role, 'resume') ? (
        <PanelForm frame={frame} to={PANEL_PATHS.resumeAll}>
          <button className="btn full" type="submit">
            <Icon of={play} />
            {homePanel.resumeAll}
          </button>
        </PanelForm>
      ) : null}
    </section>
  )
}

function Messages({ frame, messages }: { frame: PanelFrame; messages: HomePage['messages'] }) {
  const { now } = usePanel()
  const unread = messages?.unread ?? 0
  return (
    <section className="sheet">
      <a className="msgs" href={PANEL_PATHS.messages}>
        <Icon of={mail} />
        <span>
          <b>{messages === null ? homePanel.messagesAway : homePanel.unread(unread)}</b>
          {messages === null ? null : <small>{messagesNote(messages, now, frame)}</small>}
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
function messagesNote(messages: NonNullable<HomePage['messages']>, now: number, { zone }: PanelFrame): string {
  const { oldestUnreadAt: at, open } = messages
  return at === null ? homePanel.open(open) : homePanel.oldest(endText(at, { renderedAt: now, zone }))
}

/** Asked before all prices go: the reason is optional, and one tap among a few. */
export function HaltAllDialog({ frame }: HomeProps) {
  const { title, text, textOnly, reasons, yes } = homePanel.haltAll
  const resumes = frame.person !== null && may(frame.person.role, 'resume')
  return (
    <Dialog title={title} text={resumes ? text : textOnly} back={PANEL_PATHS.home}>
      <PanelForm frame={frame} to={PANEL_PATHS.haltAll} className="stack">
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
        <div className="go">
          <button className="btn stop" type="submit">
            <Icon of={hand} />
            {yes}
          </button>
          <CancelLink to={PANEL_PATHS.home} />
        </div>
      </PanelForm>
    </Dialog>
  )
}
