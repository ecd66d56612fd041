import { failureText, stopFailureText } from '../../copy/panel-failures.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { CallFailure } from '../state/call-action.ts'
import { TechnicianCall } from './TechnicianCall.tsx'

/** Reports that an action is done. */
export function DoneNote({ text }: { text: string }) {
  return (
    <Notice tone="good" role="status">
      {text}
    </Notice>
  )
}

/** Explains in one sentence what went wrong, which screen readers announce at once; null draws nothing. */
export function RefusedNote({ text }: { text: string | null }) {
  return text === null ? null : (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  )
}

interface FailureNoteProps {
  readonly failure: CallFailure | null
  /** True for a stop, whose text names the other way. */
  readonly isStop?: boolean
}

/** Explains next to the form why a request got no regular answer. */
export function FailureNote({ failure, isStop = false }: FailureNoteProps) {
  if (failure === null || !isStop) return <RefusedNote text={failure && failureText(failure)} />
  return (
    <Notice tone="bad" role="alert">
      <span>{stopFailureText(failure)}</span>
      <TechnicianCall />
    </Notice>
  )
}
