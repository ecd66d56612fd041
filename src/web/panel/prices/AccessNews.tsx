import { PAGE as HISTORY_PAGE } from '#contract/panel/pages/history-page.ts'
import type { PanelHomePage } from '#contract/panel/pages/home-page.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { accessNews as copy } from '../../copy/panel-set-up.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Lists changes of access that would be mailed if mail were set up. */
export function AccessNews({ news }: { news: PanelHomePage['accessNews'] }) {
  const { now } = usePanel()
  return (
    <Sheet title={copy.title}>
      <ul className="rows hist">
        {news.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <b>{text}</b>
            <span className="r">{momentText(at, now)}</span>
            {by === null ? null : <small>{by}</small>}
          </li>
        ))}
      </ul>
      <p className="in fine">
        {copy.why} <a href={HISTORY_PAGE.path}>{HISTORY_PAGE.title}</a>
      </p>
    </Sheet>
  )
}
