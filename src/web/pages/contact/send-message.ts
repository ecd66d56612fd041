import { type ContactMessage, HONEYPOT_FIELD } from '#contract/contact-message.ts'
import { type Fields, fieldsOf, textOf } from '#contract/json.ts'
import { API_PATHS } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import { CONTACT_BANNERS, LATE_ANSWER } from '../../copy/contact.ts'
import { call, LateAnswer, type ServerTime } from '../../live/index.ts'

export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly text: string }

/** Longer than the server ever takes; without an end a dead connection would leave the button disabled for good. */
const SEND_TIMEOUT_MS = 30 * SECOND

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

/** A proxy before the server may answer in its place, in HTML or with nothing. */
function readAnswer(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}

/** 128 random bits in hex. `crypto.randomUUID` is missing where the site is opened without https. */
export function newSubmissionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
