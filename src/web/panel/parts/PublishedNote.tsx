import { changeNotes as copy } from '../../copy/panel-changes.ts'
import { check, triangleAlert, undo } from '../../ui/icons.ts'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { ChangeNote } from './ChangeNote.tsx'
import { FailureNote } from './FailureNote.tsx'
import { isPublished, type PublishedAnswer } from './is-published.ts'
import { NoticeRow } from './notices.tsx'
import { PanelIcon } from './PanelIcon.tsx'

/** Reports the last publication: which replicas have it, and the undo. */
export function PublishedNote({ answer }: { answer: PublishedAnswer }) {
  const { tell } = usePanel()
  const { run, answer: undone, failure } = useAction('undo')
  const { version, changes, took, unconfirmed } = answer
  const isEverywhere = unconfirmed?.length === 0
  const takeBack = async (): Promise<void> => {
    const back = await run({ version })
    if (back !== null && isPublished(back)) tell(<PublishedNote answer={back} />)
  }
  return (
    <>
      <NoticeRow
        tone={isEverywhere ? 'ok' : undefined}
        icon={isEverywhere ? check : triangleAlert}
        role="status"
        below={
          <button className="lnk" type="button" onClick={() => void takeBack()}>
            <PanelIcon of={undo} />
            {copy.undo}
          </button>
        }
      >
        <b>{copy.published(took, version)}</b> <span>{copy.summary(changes)}</span>{' '}
        {isEverywhere ? null : <span>{copy.notTaken(unconfirmed)}</span>}
      </NoticeRow>
      <FailureNote failure={failure} />
      <ChangeNote answer={undone} />
    </>
  )
}
