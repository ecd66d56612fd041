import { failureText } from '../../copy/panel-failures.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { CallFailure } from '../state/call-action.ts'

/** Why an action has no answer of its own, beside the form that asked for it. */
export function FailureNote({ failure }: { failure: CallFailure | null }) {
  if (failure === null) return null
  return (
    <Notice tone="bad" role="alert">
      {failureText(failure)}
    </Notice>
  )
}
