import { changeNotes as copy } from '../../copy/panel-changes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { undo } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { ChangeNote } from './ChangeNote.tsx'
import { FailureNote } from './FailureNote.tsx'
import { isPublished, type PublishedAnswer } from './is-published.ts'

/** Reports the last publication and the replicas that have it, and offers to undo it. */
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
      <Notice
        tone={isEverywhere ? 'good' : 'fair'}
        role="status"
        below={
          <Button kind="text" onClick={() => void takeBack()}>
            <Icon of={undo} />
            {copy.undo}
          </Button>
        }
        title={copy.published(took, version)}
      >
        <span>{copy.summary(changes)}</span> {isEverywhere ? null : <span>{copy.notTaken(unconfirmed)}</span>}
      </Notice>
      <FailureNote failure={failure} />
      <ChangeNote answer={undone} />
    </>
  )
}
