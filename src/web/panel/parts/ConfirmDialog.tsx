import { type ReactNode, useEffect } from 'react'
import { panelFrameWords } from '../../copy/panel-words.ts'
import type { IconPath } from '../../ui/icons.ts'
import type { CallFailure } from '../state/call-action.ts'
import { usePanel } from '../state/panel-context.ts'
import { Sheet } from './DialogShell.tsx'
import { FailureNote } from './FailureNote.tsx'
import { PanelIcon } from './PanelIcon.tsx'

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
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  return (
    <Sheet title={title} text={text}>
      <FailureNote failure={failure} />
      <form
        aria-busy={isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          onYes()
        }}
      >
        {children}
        <div className="go">
          {yes === null ? null : (
            <button className={isMild ? 'btn' : 'btn stop'} type="submit">
              {icon === undefined ? null : <PanelIcon of={icon} />}
              {yes}
            </button>
          )}
          <button className="btn line" type="button" onClick={close}>
            {panelFrameWords.cancel}
          </button>
        </div>
      </form>
      {below}
    </Sheet>
  )
}
