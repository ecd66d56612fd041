import { useId } from 'react'
import { allows } from '#contract/panel/frame.ts'
import type { NoticePage } from '#contract/panel/office.ts'
import { noticePath, PANEL_PATHS } from '#contract/panel/paths.ts'
import { dayOf } from '#domain/calendar.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { notice as copy, officeForms } from '../../copy/panel-office.ts'
import { rotateBack } from '../../ui/icons.ts'
import type { BodyProps } from '../parts/body.ts'
import { Icon } from '../parts/Icon.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { NoticeForm, NoticeLine } from './NoticeForm.tsx'

/** The office's sentence above its prices: that of now, the next, the earlier ones. */
export function NoticeBody({ frame, page }: BodyProps<NoticePage>) {
  const form = useId()
  const changes = allows(frame, 'notice')
  return (
    <>
      <Title heading={copy.title} lead={copy.lead} />
      {changes ? (
        <NoticeForm frame={frame} page={page} id={form}>
          {page.notice === null ? null : <InForce frame={frame} page={page} canChange />}
          <Earlier frame={frame} page={page} canChange />
        </NoticeForm>
      ) : (
        <>
          <OutcomeNote frame={frame} outcome={page.outcome} back={PANEL_PATHS.notice} />
          <InForce frame={frame} page={page} canChange={false} />
          <Earlier frame={frame} page={page} canChange={false} />
          <p className="fine">{officeForms.readOnly}</p>
        </>
      )}
    </>
  )
}

function InForce({
  frame,
  page: { notice, version, outcome },
  canChange,
}: BodyProps<NoticePage> & { canChange: boolean }) {
  if (notice === null)
    return (
      <section className="sheet">
        <h2>{copy.inForce}</h2>
        <p className="in fine">{copy.noneBody}</p>
      </section>
    )
  const { text, until } = notice
  return (
    <section className="sheet">
      <h2>{copy.inForce}</h2>
      <div className="in">
        <NoticeLine text={text} />
        <p className="fine">
          {until === null ? copy.stays : copy.goesAt(until.day, until.time, dayOf(frame.renderedAt))}
        </p>
        {canChange ? (
          <PanelForm frame={frame} to={PANEL_PATHS.noNotice} version={version} outcome={outcome} className="acts">
            <button className="btn line" type="submit">
              {copy.remove}
            </button>
          </PanelForm>
        ) : null}
      </div>
    </section>
  )
}

function Earlier({ frame, page, canChange }: BodyProps<NoticePage> & { canChange: boolean }) {
  if (page.earlier.length === 0) return null
  return (
    <section className="sheet">
      <h2>{copy.earlier}</h2>
      <ol className="rows hist">
        {page.earlier.map(({ text, at, by }) => (
          <li key={text}>
            <b>{text}</b>
            <span className="r">{listMoment(at, frame)}</span>
            {by === null ? null : <small>{by}</small>}
            {canChange ? (
              <a className="lnk" href={noticePath(text)}>
                <Icon of={rotateBack} />
                {copy.again}
                <span className="vh">{officeForms.of(text)}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
