import { failureText } from '../../copy/panel-failures.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { CallFailure } from '../state/call-action.ts'

/** Explains next to the form why a request got no regular answer. */
export function FailureNote({ failure }: { failure: CallFailure | null }) {
  if (failure === null) return null
  return (
    <Notice tone="bad" role="alert">
      {failureText(failure)}
    </Notice>
  )
}
