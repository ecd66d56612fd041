import { fieldsOf, textOf } from '../../src/contract/json.ts'
import type { ReplicaSite } from './replica-site.ts'

/**
 * The longest time that any request may take, generous for a busy machine. The server's own limit of six seconds is
 * tested with a fake clock (src/server/http/store-trouble.test.ts).
 */
export const MESSAGE_TIMEOUT_MS = 60_000

/** The answer to a message. Status 0 means that there was none. */
export interface Answer {
  readonly subject: string
  readonly status: number
  readonly sentence: string
}

/** Sends a message with an idempotency key, like a page that may repeat it. */
export async function sendMessage({ server }: ReplicaSite, subject: string, visitor = 1): Promise<Answer> {
  // The address also depends on the subject's first letter, so that different tests do not share a rate limit.
  const from = `10.${subject.charCodeAt(0)}.${visitor >> 8}.${visitor & 255}`
  try {
    const answer = await fetch(`${server.url}/api/contact.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${subject}-anahtar`, 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'Ayşe', email: 'ayse@ornek.example', subject, message: 'Açık mısınız?' }),
      signal: AbortSignal.timeout(MESSAGE_TIMEOUT_MS),
    })
    return { subject, status: answer.status, sentence: textOf(fieldsOf(await answer.json())['message']) }
  } catch (error) {
    return { subject, status: 0, sentence: String(error) }
  }
}
