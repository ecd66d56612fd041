import { useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { type CallFailure, isFailure } from './call-action.ts'
import { usePanel } from './panel-context.ts'

interface UsedAction<Name extends ActionName> {
  /** Runs the action; resolves to null if it is already under way. */
  readonly run: (body: ActionBody<Name>) => Promise<ActionAnswer<Name> | CallFailure | null>
  readonly isUnderWay: boolean
  /** The last answer; null means that there is none, or that the last attempt failed. */
  readonly answer: ActionAnswer<Name> | null
  /** The failure of the last attempt, for `FailureNote`. */
  readonly failure: CallFailure | null
  /** Forgets the last answer. */
  readonly reset: () => void
}

/** Returns an action for a form, with the result of its last attempt. */
export function useAction<Name extends ActionName>(name: Name): UsedAction<Name> {
  const { act } = usePanel()
  const [isUnderWay, setUnderWay] = useState(false)
  const [last, setLast] = useState<ActionAnswer<Name> | CallFailure | null>(null)
  return {
    async run(body) {
      if (isUnderWay) return null
      setUnderWay(true)
      const answer = await act(name, body)
      setUnderWay(false)
      setLast(answer)
      return answer
    },
    isUnderWay,
    answer: last === null || isFailure(last) ? null : last,
    failure: last !== null && isFailure(last) ? last : null,
    reset: () => setLast(null),
  }
}
