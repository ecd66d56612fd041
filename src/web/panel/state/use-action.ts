import { useEffect, useRef, useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { type CallFailure, isFailure } from './call-action.ts'
import { usePanel } from './panel-context.ts'

interface UsedAction<Name extends ActionName> {
  /** Runs the action; resolves to null if it is already under way, or if the person has gone elsewhere. */
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
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return {
    async run(body) {
      if (isUnderWay) return null
      setUnderWay(true)
      const pressedAt = location.href
      // A new state, too, may remove the form before the answer arrives. Only its note of a failure is then missing.
      const isElsewhere = (): boolean => isGone.current && location.href !== pressedAt
      const answer = await act(name, body, (given) => isElsewhere() || (isGone.current && isFailure(given)))
      setUnderWay(false)
      setLast(answer)
      return isElsewhere() ? null : answer
    },
    isUnderWay,
    answer: last === null || isFailure(last) ? null : last,
    failure: last !== null && isFailure(last) ? last : null,
    reset: () => setLast(null),
  }
}
