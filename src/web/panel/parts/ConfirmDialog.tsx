import type { ReactNode } from 'react'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import type { CallFailure } from '../state/call-action.ts'
import { usePanel } from '../state/panel-context.ts'
import { ActNote } from './ActNote.tsx'
import { FailureNote } from './sentence-notes.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children?: ReactNode
  /** The label of the confirming button; null means that there is nothing to confirm. */
  readonly yes: string | null
  readonly onYes: () => void
  readonly icon?: IconPath
  /** True if nothing is lost, so that the button is not red. */
  readonly isMild?: boolean
  /** True if the action stops prices. */
  readonly isStop?: boolean
  /** The action that the confirming button runs. */
  readonly action: { readonly isUnderWay: boolean; readonly failure: CallFailure | null }
  /** Shown under the buttons. */
  readonly below?: ReactNode
}

/** Asks a question over the page, on phones from the bottom edge. "Vazgeç", Escape and Back close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, yes, onYes, icon, isMild = false, isStop = false, action, below } = props
  const { close } = usePanel()
  return (
    <Dialog open onClose={close} title={title} size="question">
      {text === undefined ? null : <p>{text}</p>}
      <FailureNote failure={action.failure} isStop={isStop} />
      <form
        aria-busy={action.isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          onYes()
        }}
      >
        {children}
        <DialogActions>
          {yes === null ? null : (
            <Button stop={!isMild} type="submit">
              {icon === undefined ? null : <Icon of={icon} />}
              {yes}
            </Button>
          )}
          <Button kind="line" onClick={close}>
            {panelFrameWords.cancel}
          </Button>
        </DialogActions>
      </form>
      {below}
      <ActNote />
    </Dialog>
  )
}
