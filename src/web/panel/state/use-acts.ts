import { useEffect, useRef, useState } from 'react'
import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { type ActOutcome, outcomeOf, stopOutcome } from '../../copy/panel-acts.ts'
import { failureText, stopFailureText } from '../../copy/panel-failures.ts'
import { ACTIONS } from '../pages.ts'
import { withPasskey } from '../sign-in/passkey.ts'
import { type CallFailure, isFailure, isUnclear } from './call-action.ts'
import { type AskedAct, type Asking, findOutcome } from './find-outcome.ts'
import { forgetAct, type KeptAct, keepAct, keptActs, newActId } from './kept-acts.ts'

/** `waiting`: the answer takes longer than a second. `unknown`: the page asks whether the act was done. */
export type ActStage = { readonly id: string; readonly isStop: boolean; readonly kind: 'waiting' | 'unknown' }

export interface Acts {
  /** The acts that a person has to wait for. */
  readonly stages: readonly ActStage[]
  /** The outcomes of acts whose form is gone. */
  readonly outcomes: readonly (ActOutcome & { readonly id: string })[]
  readonly dismiss: (id: string) => void
}

interface ActDeps extends Asking {
  readonly token: () => string
  /** Returns the server's time, because the device's clock may be wrong. */
  readonly now: () => number
  /** Called with each answer before the form gets it. */
  readonly onAnswer: (name: string, answer: { readonly kind: string }) => void
  /** Returns the prices that the act halts at the moment. */
  readonly haltedBy: (act: string) => readonly InstrumentId[]
}

/** Runs acts until their outcome is known, and asks for those that were open when the page was loaded. */
export function useActs(deps: ActDeps) {
  const { call, token, now, onAnswer, haltedBy } = deps
  const [stages, setStages] = useState<readonly ActStage[]>([])
  const [outcomes, setOutcomes] = useState<Acts['outcomes']>([])
  const isGone = useRef(false)
  /** A panel that is gone asks for nothing. */
  const asking: Asking = {
    ...deps,
    call: (...request) => (isGone.current ? new Promise(() => {}) : call(...request)),
  }

  const show = ({ id, name }: { id: string; name: string }, kind: ActStage['kind'] | null): void =>
    setStages((before) => {
      const others = before.filter((stage) => stage.id !== id)
      return kind === null ? others : [...others, { id, isStop: name === 'halt', kind }]
    })
  const report = ({ id, name, at }: Omit<KeptAct, 'stop'>, answer: { readonly kind: string }): void => {
    // `HaltNote` shows these answers.
    if ('reach' in answer) return
    const textOf = name === 'halt' ? stopFailureText : failureText
    const failure = isFailure(answer) ? textOf(answer) : null
    setOutcomes((before) => [...before, { ...outcomeOf(ACTIONS[name] ?? undefined, at, answer, failure), id }])
  }
  const find = async <Name extends ActionName>(asked: AskedAct<Name>): Promise<ActionAnswer<Name> | CallFailure> => {
    show(asked, 'unknown')
    const answer = await findOutcome(asked, asking)
    show(asked, null)
    return answer
  }
  const sendOnce = async <Name extends ActionName>(asked: AskedAct<Name> & { readonly body: ActionBody<Name> }) => {
    const timer = setTimeout(() => show(asked, 'waiting'), SECOND)
    const answer = await call(asked.name, asked.body, asked.id)
    clearTimeout(timer)
    show(asked, null)
    return answer
  }

  async function act<Name extends ActionName>(
    name: Name,
    body: ActionBody<Name>,
    isLeft: (answer: { readonly kind: string }) => boolean = () => false,
  ): Promise<ActionAnswer<Name> | CallFailure> {
    const [asked, at] = [{ id: newActId(), name, body }, now()]
    const isKept = changesSomething(name, body)
    if (isKept) keepAct(asked.id, name, body, at)
    const first = await withPasskey(() => sendOnce(asked), token())
    const answer = isKept && isUnclear(first) ? await find(asked) : first
    forgetAct(asked.id)
    onAnswer(name, answer)
    if (isKept && isLeft(answer)) report({ ...asked, at }, answer)
    return answer
  }

  useEffect(() => {
    const recover = async ({ id, name, at, stop }: KeptAct): Promise<void> => {
      const codes = stop === null ? [] : haltedBy(id)
      const answer = codes.length > 0 ? null : await find({ id, name, body: stop })
      forgetAct(id)
      if (answer === null) {
        setOutcomes((before) => [...before, { ...stopOutcome(at, codes), id }])
        return
      }
      onAnswer(name, answer)
      report({ id, name, at }, answer)
    }
    isGone.current = false
    for (const kept of keptActs(now())) void recover(kept)
    return () => void (isGone.current = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after the page was loaded
  }, [])

  const dismiss = (id: string): void => setOutcomes((before) => before.filter((each) => each.id !== id))
  return { act, acts: { stages, outcomes, dismiss } satisfies Acts }
}

/** Returns false for reads, for a sign-out, and for marks that the page makes by itself. */
function changesSomething(name: ActionName, body: object): boolean {
  return name !== 'signOut' && ACTIONS[name] !== null && !('mode' in body && body.mode === 'preview')
}
