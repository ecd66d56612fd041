import type { Result } from '#domain/result.ts'
import type { MailSettings } from '../runtime/index.ts'
import type { StoredMessage } from '../store/index.ts'
import type { Letter } from './letter.ts'

/** Hands one mail to the mail server. A failure is the server's own word, for the log and the operator. */
export interface Postman {
  post(message: StoredMessage): Promise<Result<void, string>>
  /** Several messages in one mail. */
  postTogether(messages: readonly StoredMessage[]): Promise<Result<void, string>>
  /** Any letter. `id`: of its Message-ID, the same for every attempt, so that a server which got it before drops the second. */
  send(letter: Letter, id: string): Promise<Result<void, string>>
  /** Connects and signs in, sends nothing: for the operator's check. */
  greet(): Promise<Result<void, string>>
  /** One letter to each recipient alone: what the server said to each, one after the other. */
  tryOut(recipients: readonly string[], now: number): Promise<readonly Trial[]>
}

/** What the server said to a letter for one recipient. */
export interface Trial {
  readonly recipient: string
  /** Its words where it took the letter; why not, otherwise. */
  readonly answer: Result<string, string>
}

/** null: no mail is set up, and its library stays unloaded. */
export async function openPostman(mail: MailSettings, officeName: () => string): Promise<Postman | null> {
  if (mail.kind === 'none') return null
  const { smtpPostman } = await import('./smtp-postman.ts')
  return smtpPostman({ mail, officeName })
}
