import {
  type ActionAnswer,
  type ActionBody,
  type ActionName,
  actionPath,
  TOKEN_HEADER,
  type Trouble,
} from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'

/** Why there is no answer of the action itself. `unanswered`: nobody knows whether it was done. */
export type CallFailure =
  | Trouble
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'passkey'; readonly text: string }

/** Longer than the server takes for its slowest answer. */
const NO_ANSWER_AFTER = 8 * SECOND

/** A picture goes over a slow line. */
const NO_ANSWER_TO_PICTURE_AFTER = 60 * SECOND

/** One request. It waits for no other, and nothing of the page can hold it back. */
export async function callAction<Name extends ActionName>(
  name: Name,
  body: ActionBody<Name>,
  token: string,
): Promise<ActionAnswer<Name> | CallFailure> {
  try {
    const answer = await fetch(actionPath(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
      // A halt is sent even if the tab is closed with the tap.
      keepalive: name === 'halt',
      priority: name === 'halt' ? 'high' : 'auto',
      signal: AbortSignal.timeout(name === 'changePicture' ? NO_ANSWER_TO_PICTURE_AFTER : NO_ANSWER_AFTER),
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reader and writer are of one build
    return (await answer.json()) as ActionAnswer<Name> | Trouble
  } catch {
    return { kind: 'unanswered' }
  }
}

const FAILURES: ReadonlySet<string> = new Set([
  'bad-request',
  'signed-out',
  'forbidden',
  'foreign',
  'old-token',
  'unconfirmed',
  'not-found',
  'too-large',
  'too-many',
  'failed',
  'store-away',
  'unanswered',
  'passkey',
] satisfies CallFailure['kind'][])

/** Whether an answer is one that any action may have, and none of its own. */
export function isFailure(answer: { readonly kind: string }): answer is CallFailure {
  return FAILURES.has(answer.kind)
}
