import type { ReactNode } from 'react'
import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconPath } from '../../ui/icons.ts'
import type { CallFailure } from '../state/call-action.ts'
import { usePanel } from '../state/panel-context.ts'
import { FailureNote } from './FailureNote.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children?: ReactNode
  /** On the button that does it; null: there is nothing to do. */
  readonly yes: string | null
  readonly onYes: () => void
  readonly icon?: IconPath
  /** Nothing is lost by it: the button is no red one. */
  readonly isMild?: boolean
  readonly isUnderWay: boolean
  /** Why it could not be done a moment ago. */
  readonly failure: CallFailure | null
  /** Under the buttons. */
  readonly below?: ReactNode
}

/** A question over the page, a sheet from below on phones. "Vazgeç", Escape and Back close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, yes, onYes, icon, isMild = false, isUnderWay, failure, below } = props
  const { close } = usePanel()
  return (
    <Dialog open onClose={close} title={title} size="question">
      {text === undefined ? null : <p>{text}</p>}
      <FailureNote failure={failure} />
      <form
        aria-busy={isUnderWay}
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
    </Dialog>
  )
}
