import type { ActionAnswer, ActionBody, ActionName } from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'
import { type CallFailure, isUnclear } from './call-action.ts'

export interface AskedAct<Name extends ActionName> {
  readonly id: string
  readonly name: Name
  /** null after a reload, which keeps the body of a stop only. */
  readonly body: ActionBody<Name> | null
}

export interface Asking {
  readonly call: <Name extends ActionName>(
    name: Name,
    body: ActionBody<Name>,
    act?: string,
  ) => Promise<ActionAnswer<Name> | CallFailure>
  /** Resolves when somebody is signed in. */
  readonly signedIn: () => Promise<void>
  /** Called when the session has ended, so that the page asks for the sign-in. */
  readonly onSignedOut: () => void
}

/** The delays before the first attempts, ms. */
const FIRST_DELAYS = [SECOND, 2 * SECOND]
const DELAY = 5 * SECOND

/** Failures that a later attempt may not have. */
const PASSING: ReadonlySet<string> = new Set(['store-away', 'too-many', 'old-token'])

/** Asks what became of an act whose answer did not arrive, until it is known. */
export async function findOutcome<Name extends ActionName>(
  act: AskedAct<Name>,
  { call, signedIn, onSignedOut }: Asking,
): Promise<ActionAnswer<Name> | CallFailure> {
  // A stop needs no session as long as the browser has a stop pass.
  let needsSession = act.name !== 'halt'
  for (let times = 0; ; times += 1) {
    const delay = FIRST_DELAYS[times] ?? DELAY
    await new Promise((resolve) => {
      setTimeout(resolve, delay)
    })
    if (needsSession) await signedIn()
    const answer = await askOnce(act, call)
    if (answer.kind === 'signed-out') {
      needsSession = true
      onSignedOut()
    } else if (!isUnclear(answer) && !PASSING.has(answer.kind)) return answer
  }
}

async function askOnce<Name extends ActionName>(
  { id, name, body }: AskedAct<Name>,
  call: Asking['call'],
): Promise<ActionAnswer<Name> | CallFailure> {
  // A stop is never cancelled. A repeated one is the same act.
  if (name === 'halt' && body !== null) return call(name, body, id)
  const settled = await call('settleAct', { id })
  if (settled.kind === 'done') {
    // Only the stored answer to a resumption lacks something: the prices that were halted again.
    if (name === 'resume' && body !== null) return call(name, body, id)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stored answer of this act
    return settled.answer as ActionAnswer<Name>
  }
  if (settled.kind === 'not-done' || settled.kind === 'signed-out') return { kind: settled.kind }
  return { kind: settled.kind === 'other-act' ? 'of-another' : 'unanswered' }
}
