import { fieldsOf } from '#contract/json.ts'
import {
  ACT_HEADER,
  type ActionAnswer,
  type ActionBody,
  type ActionName,
  actionPath,
  TOKEN_HEADER,
  type Trouble,
  TROUBLE_STATUS,
} from '#contract/panel/action-shapes.ts'
import { SECOND } from '#domain/calendar.ts'

/** The reason why the action gave no answer. `unanswered` means that nobody knows whether it was done. */
export type CallFailure =
  | Trouble
  | { readonly kind: 'unanswered' }
  /** The server was asked what became of the act: it was not done, and never will be. */
  | { readonly kind: 'not-done' }
  /** The act belongs to another person, who alone gets its answer. */
  | { readonly kind: 'of-another' }
  | { readonly kind: 'passkey'; readonly text: string }

/** Longer than the server's slowest answer. */
const NO_ANSWER_AFTER = 8 * SECOND

/** Longer, because a picture may be uploaded over a slow connection. */
const NO_ANSWER_TO_PICTURE_AFTER = 60 * SECOND

/** Sends one request. It waits neither for other requests nor for the page. `act` is the id of a person's act. */
export async function callAction<Name extends ActionName>(
  name: Name,
  body: ActionBody<Name>,
  token: string,
  act?: string,
): Promise<ActionAnswer<Name> | CallFailure> {
  try {
    const answer = await fetch(actionPath(name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [TOKEN_HEADER]: token,
        ...(act !== undefined && { [ACT_HEADER]: act }),
      },
      body: JSON.stringify(body),
      // The browser sends a halt even if the tab is closed right after the tap.
      keepalive: name === 'halt',
      priority: name === 'halt' ? 'high' : 'auto',
      signal: AbortSignal.timeout(name === 'changePicture' ? NO_ANSWER_TO_PICTURE_AFTER : NO_ANSWER_AFTER),
    })
    const answered: unknown = await answer.json()
    // While the server is away, a proxy may send JSON of its own.
    if (typeof fieldsOf(answered)['kind'] !== 'string') return { kind: 'unanswered' }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page and the server are of one build
    return answered as ActionAnswer<Name> | Trouble
  } catch {
    return { kind: 'unanswered' }
  }
}

const OWN_FAILURES: ReadonlySet<string> = new Set(['unanswered', 'not-done', 'of-another', 'passkey'])

/** Returns true if the answer is a failure that any action may have. */
export function isFailure(answer: { readonly kind: string }): answer is CallFailure {
  return answer.kind in TROUBLE_STATUS || OWN_FAILURES.has(answer.kind)
}

/** Returns true if the answer leaves open whether the act was done. */
export function isUnclear({ kind }: { readonly kind: string }): boolean {
  return kind === 'unanswered' || kind === 'unknown' || kind === 'failed'
}
