import { type ContactMessage, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { type Fields, fieldsOf, textOf } from '#contract/json.ts'
import { API_PATHS } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import { CONTACT_BANNERS, LATE_ANSWER } from '../../copy/contact.ts'
import { call, LateAnswer, type ServerTime } from '../../live/index.ts'

export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly text: string }

/** Longer than any answer of the server. Without a timeout a dead connection would leave the button disabled. */
const SEND_TIMEOUT_MS = 30 * SECOND

/** Sends a message. The server stores only one message per `submission`, even if it arrives repeatedly. */
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
      timeout: SEND_TIMEOUT_MS,
      time,
    })
    const { status, message: reason } = readAnswer(text)
    if (ok && status === 'success') return { kind: 'sent' }
    return { kind: 'failed', text: textOf(reason) === '' ? CONTACT_BANNERS.refused : textOf(reason) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', text: CONTACT_BANNERS.unreachable(error instanceof LateAnswer ? LATE_ANSWER : reason) }
  }
}

/** Returns no fields if the answer is not JSON, because a proxy may answer with HTML or an empty body. */
function readAnswer(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Returns 128 random bits in hex. `crypto.randomUUID` is missing on sites without https. */
export function newSubmissionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
