import { useEffect, useRef } from 'react'
import type { HistoryPage } from '#contract/panel/pages/history-page.ts'
import { historyWords as copy } from '../../copy/panel-history.ts'
import { rotateBack, undo } from '../../ui/icons.ts'
import type { DialogProps } from '../parts/body.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { ChangeList } from './ChangeList.tsx'

interface RollbackDialogProps {
  /** `undoVersion` reverts one change; `restore` restores all settings as they were after it. */
  readonly how: 'undoVersion' | 'restore'
  readonly page: HistoryPage
  readonly version: number
}

export function RestoreDialog({ page, params }: DialogProps<HistoryPage>) {
  return <RollbackDialog how="restore" page={page} version={Number(params['no'])} />
}

export function UndoVersionDialog({ page, params }: DialogProps<HistoryPage>) {
  return <RollbackDialog how="undoVersion" page={page} version={Number(params['no'])} />
}

/** Asks before settings are rolled back, and lists each value that changes. */
function RollbackDialog({ how, page, version }: RollbackDialogProps) {
  const { act, close, now } = usePanel()
  const preview = useAction(how)
  const action = useChange(how, version, close)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void preview.run({ version, mode: 'preview' })
  }, [act, preview, version])
  const words = copy.rollback[how]
  const entry = page.entries.find(({ number }) => number === version)
  const [lines, lead] =
    preview.answer?.kind === 'preview'
      ? [preview.answer.changes, preview.answer.byPasskey ? copy.rollback.leadByPasskey : copy.rollback.lead]
      : [[], undefined]
  return (
    <ConfirmDialog
      title={words.heading(version, entry === undefined ? null : { entry, now })}
      text={preview.answer?.kind === 'unchanged' ? copy.rollback.same : lead}
      yes={lines.length > 0 ? words.confirm : null}
      icon={how === 'restore' ? rotateBack : undo}
      isMild
      action={{ ...action, failure: action.failure ?? preview.failure }}
      onYes={() => void action.publish(() => ({ version, mode: 'publish' }))}
    >
      {preview.answer?.kind === 'unchanged' ? null : (
        <ChangeNote answer={action.answer ?? preview.answer} failure={null} />
      )}
      {lines.length === 0 ? null : (
        <>
          <ChangeList lines={lines} />
          <p className="fine">{copy.rollback.rule}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
