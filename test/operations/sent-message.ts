import { fieldsOf, textOf } from '../../src/contract/json.ts'
import type { ReplicaSite } from './replica-site.ts'

/**
 * How long anybody waits for an answer of any kind, with much room for a busy machine. That the site itself refuses
 * within six seconds is held by a clock that stands still (src/server/http/store-trouble.test.ts).
 */
export const MESSAGE_TIMEOUT_MS = 60_000

/** What a visitor reads of a message; status 0: nothing. */
export interface Answer {
  readonly subject: string
  readonly status: number
  readonly sentence: string
}

/** Sends it as a page does that may send it again. */
export async function sendMessage({ server }: ReplicaSite, subject: string, visitor = 1): Promise<Answer> {
  // By its first letter, too: those of one test are not those of another.
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
