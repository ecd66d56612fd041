import type { ReactNode } from 'react'
import { ChangeNote, type ChangeNoteProps } from './ChangeNote.tsx'
import { Sheet } from './Sheet.tsx'

interface ChangeFormProps extends Pick<ChangeNoteProps, 'isBeside'> {
  readonly title: string
  /** Shown beside the title in a quieter colour. */
  readonly note?: string
  /** The action that `onSend` runs. */
  readonly change: Pick<ChangeNoteProps, 'answer' | 'failure'> & { readonly isUnderWay: boolean }
  /** Sends the form; `replaces` replaces a newer change by somebody else. */
  readonly onSend: (replaces: boolean) => void
  readonly children: ReactNode
  /** Shown below the form, in the same sheet. */
  readonly after?: ReactNode
}

/** A sheet with a form that changes settings, and with the server's answer. */
export function ChangeForm({ title, note, change, isBeside, onSend, children, after }: ChangeFormProps) {
  const { answer, failure, isUnderWay } = change
  return (
    <Sheet title={title} note={note}>
      <form
        className="in"
        aria-busy={isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(false)
        }}
      >
        <ChangeNote answer={answer} failure={failure} isBeside={isBeside} onReplace={() => onSend(true)} />
        {children}
      </form>
      {after}
    </Sheet>
  )
}
