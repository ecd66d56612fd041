import type { SendMailOptions } from 'nodemailer'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isLoopback, type MailSettings } from '../runtime/index.ts'
import { type Email, writeTrial } from './email-text.ts'

/** Passes an email to the mail server. A failure contains the server's own text, for the log and the operator. */
export interface Mailer {
  /**
   * `id` is the Message-ID. It is the same for every attempt, so that a server can drop duplicates. `signal` closes the
   * connection, after which the server accepts nothing more of this attempt.
   */
  send(email: Email, to: readonly string[], id: string, signal?: AbortSignal): Promise<Result<void, string>>
  /** Connects and signs in without sending, for the operator's check. */
  verify(): Promise<Result<void, string>>
  /** Sends one email to each recipient, one by one, and returns the server's answers. */
  tryOut(
    recipients: readonly string[],
    now: number,
  ): Promise<readonly { readonly recipient: string; readonly answer: Result<string, string> }[]>
}

/** The timeouts are short, because the outbox retries. */
const TIMEOUTS = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

type Attempt = Pick<SendMailOptions, 'messageId' | 'signal'>

/** Returns null if mail is not configured. The mail library is then not loaded. */
export function openMailer(mail: MailSettings): Promise<Mailer | null> {
  return mail.kind === 'none' ? Promise.resolve(null) : smtpMailer(mail)
}

export async function smtpMailer({
  url,
  from,
}: Pick<Extract<MailSettings, { kind: 'smtp' }>, 'url' | 'from'>): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    ...TIMEOUTS,
    // An email must not read a file or a URL that a visitor names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const refused = (error: unknown) => fail(error instanceof Error ? error.message : String(error))
  const hand = (email: Email, to: readonly string[], more: Attempt = {}): Promise<Result<string, string>> =>
    transport.sendMail({ ...email, from, to: [...to], ...more }).then(({ response }) => ok(response), refused)

  return {
    async send(email, to, id, signal) {
      const handed = await hand(email, to, { messageId: `<${id}>`, signal })
      if (handed.ok) return ok(undefined)
      return signal?.aborted === true ? fail('Timeout') : handed
    },
    async tryOut(recipients, now) {
      const trials = []
      for (const recipient of recipients) trials.push({ recipient, answer: await hand(writeTrial(now), [recipient]) })
      return trials
    },
    verify: () => transport.verify().then(() => ok(undefined), refused),
  }
}

/** A password without TLS is only safe on this machine. */
function needsTls(url: string): boolean {
  const { username, password, hostname } = new URL(url)
  const host = hostname.replaceAll(/[[\]]/g, '')
  return (username !== '' || password !== '') && host !== 'localhost' && !isLoopback(host)
}
