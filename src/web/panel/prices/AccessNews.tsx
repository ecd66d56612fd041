import { PAGE as HISTORY_PAGE } from '#contract/panel/pages/history-page.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { accessNews as copy } from '../../copy/panel-set-up.ts'
import { EventRow, EventRows } from '../parts/EventRows.tsx'
import { Sheet, SheetText } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Lists changes of access that would be mailed if mail were set up. */
export function AccessNews({ news }: { news: PanelHomePage['accessNews'] }) {
  const { now } = usePanel()
  return (
    <Sheet title={copy.title}>
      <EventRows>
        {news.map(({ at, by, text }) => (
          <EventRow key={`${at} ${text}`} title={text} at={momentText(at, now)} note={by} />
        ))}
      </EventRows>
      <SheetText isRuled>
        {copy.why} <a href={HISTORY_PAGE.path}>{HISTORY_PAGE.title}</a>
      </SheetText>
    </Sheet>
  )
}
