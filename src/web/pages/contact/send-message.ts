import { type ContactMessage, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { isFields } from '#contract/json.ts'
import { API_PATHS } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import { call, LateAnswer, type ServerTime } from '../../live/index.ts'

export type Delivery =
  | { readonly kind: 'sent' }
  /** The server answered, and not with success. `message` is its own word, null when it gave none. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'late' }

/** Longer than the server ever takes; without an end a dead line would keep the button disabled for good. */
const PATIENCE = 30 * SECOND

/** `submission` names one sending of one text: the server keeps one message for it, however often it arrives. */
export async function sendMessage(
  message: ContactMessage,
  submission: string,
  trap: string,
  time: ServerTime,
): Promise<Delivery> {
  try {
    const { ok, text } = await call(API_PATHS.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': submission },
      body: JSON.stringify(trap === '' ? message : { ...message, [HONEYPOT_FIELD]: trap }),
      timeout: PATIENCE,
      time,
    })
    const answer = readAnswer(text)
    return ok && answer.success ? { kind: 'sent' } : { kind: 'refused', message: answer.message }
  } catch (error) {
    if (error instanceof LateAnswer) return { kind: 'late' }
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** What stands before the server may answer in its place, in HTML or not at all. */
function readAnswer(text: string): { success: boolean; message: string | null } {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return { success: false, message: null }
  }
  if (!isFields(answer)) return { success: false, message: null }
  const { status, message } = answer
  return { success: status === 'success', message: typeof message === 'string' && message !== '' ? message : null }
}
