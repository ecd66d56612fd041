import { Suspense } from 'react'
import { dialogAddress } from '#contract/panel/declared-page.ts'
import { allows } from '#contract/panel/frame-state.ts'
import { PAGE as HISTORY_PAGE } from '#contract/panel/pages/history-page.ts'
import { type LastStop, type PanelHomePage, PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PAGE as MESSAGES_PAGE } from '#contract/panel/pages/messages-page.ts'
import { PAGE as MORE_PAGE } from '#contract/panel/pages/more-page.ts'
import { UNNAMED_PERSON } from '#contract/panel/pages/people-page.ts'
import { PAGE as SEVERAL_PAGE } from '#contract/panel/pages/several-page.ts'
import { endText, momentText } from '../../copy/panel-moments.ts'
import { fullPriceName, homePanel } from '../../copy/panel-prices.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRight, externalLink, listChecks, mail } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { later } from '../later.ts'
import type { BodyProps } from '../parts/body.ts'
import { Count } from '../parts/Count.tsx'
import { Fine } from '../parts/Fine.tsx'
import { LinkRow } from '../parts/LinkRow.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import { HaltedSheet } from './HaltedSheet.tsx'
import { PriceList } from './PriceList.tsx'
import { haltWords } from './PriceMark.tsx'
import { isLookingAround, openSteps } from './set-up-steps.ts'
import { VerdictBanner } from './Verdict.tsx'
import styles from './HomeBody.module.css'

/** Parts that an office with mail that is set up does not show. */
const SetUp = later(async () => (await import('./SetUp.tsx')).SetUp)
const AccessNews = later(async () => (await import('./AccessNews.tsx')).AccessNews)

/** The home page: all prices, whether something is wrong, and unanswered messages. */
export function HomeBody({ frame, page }: BodyProps<PanelHomePage>) {
  const { oldSince, now } = usePanel()
  const { lastEdit } = page
  // An outdated page hides the facts that it no longer knows, but keeps their place, so that nothing moves.
  const unknown = oldSince === null ? undefined : styles.unknown
  return (
    <>
      <div className={unknown}>
        {frame.allHalted ? (
          <AllHalted frame={frame} page={page} />
        ) : (
          <VerdictBanner frame={frame} page={page} steps={openSteps(frame, page.setUp)} />
        )}
      </div>
      {frame.person?.name === UNNAMED_PERSON ? <Unnamed /> : null}
      <div className={unknown}>
        <Messages messages={page.messages} />
      </div>
      <PriceList prices={page.prices} />
      <div className="actions">
        {allows(frame, 'price') ? (
          <ButtonLink kind="line" to={SEVERAL_PAGE.path} className={unknown}>
            <Icon of={listChecks} />
            {homePanel.several}
          </ButtonLink>
        ) : null}
        <ExternalButtonLink kind="line" href={frame.siteOrigin}>
          <Icon of={externalLink} />
          {homePanel.site}
        </ExternalButtonLink>
      </div>
      {isLookingAround(frame) || page.setUp.length > 0 ? (
        <Suspense fallback={null}>
          <SetUp frame={frame} lines={page.setUp} />
        </Suspense>
      ) : null}
      {page.accessNews.length === 0 ? null : (
        <Suspense fallback={null}>
          <AccessNews news={page.accessNews} />
        </Suspense>
      )}
      {lastEdit === null ? null : (
        <Fine>
          {homePanel.lastEdit} <b>{lastEdit.by ?? homePanel.byFile}</b>
          <span>{`, ${editWords(lastEdit, now)}. `}</span>
          <a href={HISTORY_PAGE.path}>{homePanel.history}</a>
        </Fine>
      )}
      {page.lastStop === null ? null : (
        <p className="fine">
          {homePanel.lastStop} <span>{stopWords(page.lastStop, page.prices.length, now)}</span>
        </p>
      )}
    </>
  )
}

/** Asks a person who signed in before the panel asked for names. */
function Unnamed() {
  const link = (
    <ButtonLink kind="line" to={MORE_PAGE.path}>
      {homePanel.writeName}
    </ButtonLink>
  )
  return (
    <Notice tone="fair" below={link}>
      {homePanel.unnamed(UNNAMED_PERSON)}
    </Notice>
  )
}

/** Returns, for example, "Mert Demir, bugün 11.42: USD ve EUR. Ayşe Kaya 11.50’de sürdürdü." */
function stopWords({ codes, at, by, ended }: LastStop, tradedCount: number, now: number): string {
  const what = codes.length >= tradedCount ? homePanel.all : codes.map(fullPriceName).join(', ')
  const stop = `${[by, momentText(at, now)].filter((part) => part !== null).join(', ')}: ${what}.`
  return `${stop} ${ended === null ? homePanel.stillStopped : homePanel.resumed(ended.by, momentText(ended.at, now))}`
}

/** Returns, for example, "bugün 11.42: USD ve EUR payı". */
function editWords({ at, summary }: NonNullable<PanelHomePage['lastEdit']>, now: number): string {
  return [momentText(at, now), summary.join('; ')].filter((part) => part !== '').join(': ')
}

function AllHalted({ frame, page }: BodyProps<PanelHomePage>) {
  const { now } = usePanel()
  const halts = page.prices.flatMap(({ state }) => (state.kind === 'halted' ? [state] : []))
  // The newest halt gives the reason, because prices that were halted one by one before have other reasons.
  const newest = Math.max(...halts.map(({ since }) => since ?? 0))
  const last = halts.find(({ since }) => (since ?? 0) === newest)
  const known = last === undefined ? '' : haltWords(last, now)
  return (
    <HaltedSheet
      frame={frame}
      known={known}
      heading={homePanel.allHalted}
      isTitle
      resumeAt={dialogAddress(HOME_PAGE, 'resume-all', {})}
      resume={homePanel.resumeAll}
    />
  )
}

function Messages({ messages }: { messages: PanelHomePage['messages'] }) {
  const { now } = usePanel()
  const unread = messages?.unread ?? 0
  return (
    <Sheet>
      <LinkRow
        to={MESSAGES_PAGE.path}
        icon={mail}
        name={messages === null ? homePanel.messagesAway : homePanel.unread(unread)}
        note={messages === null ? null : messagesNote(messages, now)}
        end={unread > 0 ? <Count count={unread} unit={null} /> : <Icon of={chevronRight} />}
      />
    </Sheet>
  )
}

/** Returns, for example, "en eskisi dün 16.20’de geldi". */
function messagesNote({ oldestUnreadAt: at, open }: NonNullable<PanelHomePage['messages']>, now: number): string {
  return at === null ? homePanel.open(open) : homePanel.oldest(endText(at, now))
}
