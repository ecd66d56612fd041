import type { ReactNode } from 'react'
import { ChangeNote, type ChangeNoteProps } from './ChangeNote.tsx'

interface ChangeFormProps extends Pick<ChangeNoteProps, 'isBeside'> {
  readonly title: ReactNode
  /** The action that `onSend` runs. */
  readonly change: Pick<ChangeNoteProps, 'answer' | 'failure'> & { readonly isUnderWay: boolean }
  /** Sends the form; `replaces` replaces a newer change by somebody else. */
  readonly onSend: (replaces: boolean) => void
  readonly children: ReactNode
  /** Shown below the form, in the same sheet. */
  readonly after?: ReactNode
}

/** A sheet with a form that changes settings, and with the server's answer. */
export function ChangeForm({ title, change, isBeside, onSend, children, after }: ChangeFormProps) {
  const { answer, failure, isUnderWay } = change
  return (
    <section className="sheet">
      <h2>{title}</h2>
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
    </section>
  )
}
