import { failureText } from '../../copy/panel-failures.ts'
import { circleAlert } from '../../ui/icons.ts'
import type { CallFailure } from '../state/call-action.ts'
import { NoticeRow } from './notices.tsx'

/** Why an action has no answer of its own, beside the form that asked for it. */
export function FailureNote({ failure }: { failure: CallFailure | null }) {
  if (failure === null) return null
  return (
    <NoticeRow tone="no" icon={circleAlert} role="alert">
      {failureText(failure)}
    </NoticeRow>
  )
}
