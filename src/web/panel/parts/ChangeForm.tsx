import type { ReactNode } from 'react'
import { useOpenedForm } from '../../ui/use-opened-form.ts'
import { ChangeNote, type ChangeNoteProps } from './ChangeNote.tsx'
import { Sheet, SheetForm } from './Sheet.tsx'

interface ChangeFormProps extends Pick<ChangeNoteProps, 'isBeside'> {
  readonly title: string
  /** Shown beside the title in a quieter colour. */
  readonly note?: string
  /** The action that `onSend` runs. */
  readonly change: Pick<ChangeNoteProps, 'answer' | 'failure'> & { readonly isUnderWay: boolean }
  /** The step of a form that a press opened, from 1; 0 means that the form is always on the page. */
  readonly step?: number
  /** Sends the form; `replaces` replaces a newer change by somebody else. */
  readonly onSend: (replaces: boolean) => void
  readonly children: ReactNode
  /** Shown below the form, in the same sheet. */
  readonly after?: ReactNode
}

/** A sheet with a form that changes settings, and with the server's answer. */
export function ChangeForm(props: ChangeFormProps) {
  const { title, note, change, isBeside, step = 0, onSend, children, after } = props
  const { answer, failure, isUnderWay } = change
  const form = useOpenedForm(step)
  return (
    <Sheet title={title} note={note}>
      <SheetForm
        ref={form}
        tabIndex={-1}
        aria-busy={isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(false)
        }}
      >
        {children}
        {/* Below the buttons, so that it moves none of them. */}
        <ChangeNote answer={answer} failure={failure} isBeside={isBeside} onReplace={() => onSend(true)} />
      </SheetForm>
      {after}
    </Sheet>
  )
}
