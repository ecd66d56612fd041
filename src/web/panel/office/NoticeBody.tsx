import { useState } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import { PAGE as NOTICE_PAGE, type NoticePage } from '#contract/panel/pages/notice-page.ts'
import { dayOf } from '#domain/calendar.ts'
import { listMoment } from '../../copy/panel-moments.ts'
import { notice as copy, officeForms } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { rotateBack } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BodyProps } from '../parts/body.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { EventRow, EventRows } from '../parts/EventRows.tsx'
import { Sheet, SheetPart, SheetText } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { useChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import { type NoticeDraft, NoticeForm, NoticeLine } from './NoticeForm.tsx'

/** The page of the notice above the prices: the current notice, the form for the next one, and earlier ones. */
export function NoticeBody({ frame, page }: BodyProps<NoticePage>) {
  const [draft, setDraft] = useState(() => draftOf(page))
  const [copies, setCopies] = useState(0)
  const changes = allows(frame, 'notice')
  const again = (text: string): void => {
    setDraft({ ...draft, text })
    setCopies(copies + 1)
  }
  return (
    <>
      <Title heading={NOTICE_PAGE.title} lead={copy.lead} />
      {changes ? (
        <NoticeForm page={page} draft={draft} copies={copies} onChange={setDraft}>
          {page.notice === null ? null : <InForce page={page} canChange />}
          <Earlier page={page} onAgain={again} />
        </NoticeForm>
      ) : (
        <>
          <InForce page={page} canChange={false} />
          <Earlier page={page} />
          <p className="fine">{officeForms.readOnly}</p>
        </>
      )}
    </>
  )
}

/** Returns the notice in force for editing, or an empty form. */
function draftOf({ notice, closesAt }: NoticePage): NoticeDraft {
  const soon = closesAt === null ? 'tomorrow' : 'today'
  const { text, until } = notice ?? { text: '', until: null }
  return until === null
    ? { text, end: soon, day: '', time: '' }
    : { text, end: 'moment', day: until.day, time: until.time }
}

function InForce({ page: { notice, version }, canChange }: { page: NoticePage; canChange: boolean }) {
  const { now } = usePanel()
  const { publish, answer, failure } = useChange('removeNotice', version)
  const remove = (replaces = false): void => void publish((since) => ({ since }), replaces)
  if (notice === null)
    return (
      <Sheet title={copy.inForce}>
        <SheetText>{copy.noneBody}</SheetText>
      </Sheet>
    )
  const { text, until } = notice
  return (
    <Sheet title={copy.inForce}>
      <SheetPart>
        <NoticeLine text={text} />
        <p className="fine">{until === null ? copy.stays : copy.goesAt(until.day, until.time, dayOf(now))}</p>
        <ChangeNote answer={answer} failure={failure} onReplace={() => remove(true)} />
        {canChange ? (
          <div className="actions">
            <Button kind="line" onClick={() => remove()}>
              {copy.remove}
            </Button>
          </div>
        ) : null}
      </SheetPart>
    </Sheet>
  )
}

/** `onAgain` copies a text into the form; undefined means that the person sees no form. */
function Earlier({ page, onAgain }: { page: NoticePage; onAgain?: (text: string) => void }) {
  const { now } = usePanel()
  if (page.earlier.length === 0) return null
  return (
    <Sheet title={copy.earlier}>
      <EventRows>
        {page.earlier.map(({ text, at, by }) => (
          <EventRow key={text} title={text} at={listMoment(at, now)} note={by}>
            {onAgain === undefined ? null : (
              <Button kind="text" onClick={() => onAgain(text)}>
                <Icon of={rotateBack} />
                {copy.again}
                <VisuallyHidden>{officeForms.of(text)}</VisuallyHidden>
              </Button>
            )}
          </EventRow>
        ))}
      </EventRows>
    </Sheet>
  )
}
