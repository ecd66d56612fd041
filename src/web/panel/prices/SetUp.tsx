import type { FrameState } from '#contract/panel/frame-state.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'
import { PAGE as HOURS_PAGE } from '#contract/panel/pages/hours-page.ts'
import { PAGE as NOTICE_PAGE } from '#contract/panel/pages/notice-page.ts'
import { PAGE as STATUS_PAGE } from '#contract/panel/pages/status-page.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'
import { dayOf } from '#domain/calendar.ts'
import { dayText } from '../../copy/panel-moments.ts'
import { setUpWords as copy } from '../../copy/panel-set-up.ts'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PAGES } from '../pages.ts'
import { Details } from '../parts/Details.tsx'
import { EventRow, EventRows } from '../parts/EventRows.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { isLookingAround } from './set-up-steps.ts'

/** Lists settings that are still missing; in demo mode, it invites the person to look around. */
export function SetUp({ frame, lines }: { frame: FrameState; lines: PanelHomePage['setUp'] }) {
  return isLookingAround(frame) ? <LookAround siteOrigin={frame.siteOrigin} /> : <Missing lines={lines} />
}

function adviceOn(key: string): string | undefined {
  const sentences: Readonly<Record<string, string>> = copy.advice
  return sentences[key]
}

function Missing({ lines }: { lines: PanelHomePage['setUp'] }) {
  const { run, failure } = useAction('hideSetUp')
  const { now } = usePanel()
  const open = lines.filter(({ hidden }) => hidden === null)
  const hide = (key: string, hidden: boolean) => void run({ key, hidden })
  return (
    <Sheet title={copy.title} note={open.length === 0 ? null : copy.count(open.length)}>
      {open.length === 0 ? null : (
        <EventRows>
          {open.map(({ key, why, helpsAt }) => (
            <EventRow key={key} title={why}>
              {adviceOn(key) === undefined ? null : (
                <p>
                  <small>{adviceOn(key)}</small>
                </p>
              )}
              <p className="actions">
                {helpsAt === null ? null : (
                  <ButtonLink kind="text" to={PAGES[helpsAt].path}>
                    {copy.open(PAGES[helpsAt].title)}
                    <VisuallyHidden>{copy.of(why)}</VisuallyHidden>
                  </ButtonLink>
                )}
                <Button kind="text" onClick={() => hide(key, true)}>
                  {copy.hide}
                  <VisuallyHidden>{copy.of(why)}</VisuallyHidden>
                </Button>
              </p>
            </EventRow>
          ))}
        </EventRows>
      )}
      <SheetPart isRuled>
        <FailureNote failure={failure} />
        <p className="fine">{copy.hideRule}</p>
      </SheetPart>
      {open.length === lines.length ? null : (
        <Details summary={copy.hidden(lines.length - open.length)}>
          <EventRows>
            {lines.map(({ key, why, hidden }) =>
              hidden === null ? null : (
                <EventRow key={key} title={why}>
                  <p>
                    <small>{copy.hiddenBy(hidden.by, dayText(dayOf(hidden.at), dayOf(now)))}</small>
                  </p>
                  <Button kind="text" onClick={() => hide(key, false)}>
                    {copy.show}
                    <VisuallyHidden>{copy.of(why)}</VisuallyHidden>
                  </Button>
                </EventRow>
              ),
            )}
          </EventRows>
        </Details>
      )}
    </Sheet>
  )
}

function LookAround({ siteOrigin }: Pick<FrameState, 'siteOrigin'>) {
  const { title, text, links } = copy.demo
  return (
    <Sheet title={title}>
      <SheetPart>
        <p>{text}</p>
        <div className="actions">
          <ButtonLink kind="text" to={NOTICE_PAGE.path}>
            {links.notice}
          </ButtonLink>
          <ButtonLink kind="text" to={HOURS_PAGE.path}>
            {links.hours}
          </ButtonLink>
          <ExternalButtonLink kind="text" href={`${siteOrigin}${WINDOW_PATH}`}>
            {links.window}
          </ExternalButtonLink>
          <ButtonLink kind="text" to={STATUS_PAGE.path}>
            {links.status}
          </ButtonLink>
        </div>
      </SheetPart>
    </Sheet>
  )
}
