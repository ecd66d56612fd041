import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isLoopback, type MailSettings } from '../runtime/index.ts'
import { type Email, writeTrial } from './email-text.ts'

/** Hands one email to the mail server. A failure holds the server's own words, for the log and the operator. */
export interface Mailer {
  /** `id`: its Message-ID, the same for every attempt, so that a server that has it drops the second. */
  send(email: Email, to: readonly string[], id: string): Promise<Result<void, string>>
  /** Connects and signs in, sends nothing: for the operator's check. */
  verify(): Promise<Result<void, string>>
  /** One email to each recipient alone, one after the other, with the server's answer to each. */
  tryOut(
    recipients: readonly string[],
    now: number,
  ): Promise<readonly { readonly recipient: string; readonly answer: Result<string, string> }[]>
}

/** A server that hangs is given up soon: the outbox tries again. */
const TIMEOUTS = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

/** null: no mail is set up, and its library stays unloaded. */
export function openMailer(mail: MailSettings): Promise<Mailer | null> {
  return mail.kind === 'none' ? Promise.resolve(null) : smtpMailer(mail)
}

export async function smtpMailer(
  { url, from }: Pick<Extract<MailSettings, { kind: 'smtp' }>, 'url' | 'from'>,
  timeouts = TIMEOUTS,
): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    ...timeouts,
    // Nothing of an email may be taken from a file or an address that a visitor names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const refused = (error: unknown) => fail(error instanceof Error ? error.message : String(error))
  const hand = (email: Email, to: readonly string[], messageId?: string): Promise<Result<string, string>> =>
    transport.sendMail({ ...email, from, to: [...to], messageId }).then(({ response }) => ok(response), refused)

  return {
    async send(email, to, id) {
      const handed = await hand(email, to, `<${id}>`)
      return handed.ok ? ok(undefined) : handed
    },
    async tryOut(recipients, now) {
      const trials = []
      for (const recipient of recipients) trials.push({ recipient, answer: await hand(writeTrial(now), [recipient]) })
      return trials
    },
    verify: () => transport.verify().then(() => ok(undefined), refused),
  }
}

/** A password goes in the clear only where nobody listens in: on this machine. */
function needsTls(url: string): boolean {
  const { username, password, hostname } = new URL(url)
  const host = hostname.replaceAll(/[[\]]/g, '')
  return (username !== '' || password !== '') && host !== 'localhost' && !isLoopback(host)
}
