import type { PanelFrame } from '#contract/panel/frame.ts'
import type { ProblemPage } from '#contract/panel/page.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { problem as copy } from '../../copy/panel-status.ts'
import { Title } from '../parts/Title.tsx'

/** What could not be shown or done, and the way on. */
export function ProblemBody({ frame, page }: { frame: PanelFrame; page: ProblemPage }) {
  return (
    <>
      <Title heading={page.title} lead={copy.code(page.status)} />
      <section className="sheet">
        <div className="in">
          <p>{page.text}</p>
          <div className="acts">
            <a className="btn" href={PANEL_PATHS.home}>
              {frame.person === null ? copy.start : copy.home}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
