import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import { changeSummary } from '../../copy/change-summary.ts'
import { changeNotes as copy } from '../../copy/panel-changes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { undo } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { ChangeNote } from './ChangeNote.tsx'

export type Published = Extract<ChangeAnswer, { kind: 'published' }>

/** Reports the last publication and the replicas that have it, and offers to undo it. */
export function PublishedNote({ answer }: { answer: Published }) {
  const { showNote } = usePanel()
  const undoing = useAction('undo')
  const { version, changes, took, unconfirmed } = answer
  const isEverywhere = unconfirmed?.length === 0
  const takeBack = async (): Promise<void> => {
    const back = await undoing.run({ version })
    if (back?.kind === 'published') showNote(<PublishedNote answer={back} />)
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
        <span>{changeSummary(changes)}</span> {isEverywhere ? null : <span>{copy.notTaken(unconfirmed)}</span>}
      </Notice>
      <ChangeNote {...undoing} />
    </>
  )
}
