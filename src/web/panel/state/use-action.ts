import { useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { type CallFailure, isFailure } from './call-action.ts'
import { usePanel } from './panel-context.ts'

interface UsedAction<Name extends ActionName> {
  /** Does it, unless it is under way. null: it was under way. */
  readonly run: (body: ActionBody<Name>) => Promise<ActionAnswer<Name> | CallFailure | null>
  readonly isUnderWay: boolean
  /** The last answer of the action itself; null: there is none, or it failed. */
  readonly answer: ActionAnswer<Name> | null
  /** Why the last try has none; `FailureNote` says it. */
  readonly failure: CallFailure | null
  /** Forgets the last answer. */
  readonly reset: () => void
}

/** An action of a form: what came of it stays with the form. */
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
