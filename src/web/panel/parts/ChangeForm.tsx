import type { ReactNode } from 'react'
import type { CallFailure } from '../state/call-action.ts'
import { ChangeNote, type ChangeNoteProps } from './ChangeNote.tsx'
import { FailureNote } from './FailureNote.tsx'

interface ChangeFormProps extends Pick<ChangeNoteProps, 'answer' | 'isBeside'> {
  readonly title: string
  readonly isUnderWay: boolean
  readonly failure: CallFailure | null
  readonly onSend: () => void
  /** Sends the form and replaces a newer change by somebody else. */
  readonly onReplace: () => void
  readonly children: ReactNode
  /** Shown below the form, in the same sheet. */
  readonly after?: ReactNode
}

/** A sheet with a form that changes settings, and with the server's answer. */
export function ChangeForm({
  title,
  isUnderWay,
  failure,
  answer,
  isBeside,
  onSend,
  onReplace,
  children,
  after,
}: ChangeFormProps) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <form
        className="in"
        aria-busy={isUnderWay}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        <FailureNote failure={failure} />
        <ChangeNote answer={answer} {...(isBeside !== undefined && { isBeside })} onReplace={onReplace} />
        {children}
      </form>
      {after}
    </section>
  )
}
