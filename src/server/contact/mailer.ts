import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isLoopback, type MailSettings } from '../runtime/index.ts'
import type { StoredMessage } from '../store/index.ts'
import { digestId, type Email, writeDigest, writeMessageEmail, writeTrial } from './email-text.ts'

/** Hands one email to the mail server. A failure is the server's own word, for the log and the operator. */
export interface Mailer {
  mail(message: StoredMessage): Promise<Result<void, string>>
  mailTogether(messages: readonly StoredMessage[]): Promise<Result<void, string>>
  /** Any email. `id`: of its Message-ID, the same for every attempt, so that a server which has it drops the second. */
  send(email: Email, id: string): Promise<Result<void, string>>
  /** Connects and signs in, sends nothing: for the operator's check. */
  verify(): Promise<Result<void, string>>
  /** One email to each recipient alone, one after the other: what the server said to it, taken or not. */
  tryOut(
    recipients: readonly string[],
    now: number,
  ): Promise<readonly { readonly recipient: string; readonly answer: Result<string, string> }[]>
}

/** A server that hangs is given up soon: the outbox comes again. */
const PATIENCE = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

interface SmtpMailerOptions {
  readonly mail: Pick<Extract<MailSettings, { kind: 'smtp' }>, 'url' | 'from' | 'to'>
  readonly officeName: () => string
  readonly patience?: typeof PATIENCE
}

/** null: no mail is set up, and its library stays unloaded. */
export function openMailer(mail: MailSettings, officeName: () => string): Promise<Mailer | null> {
  return mail.kind === 'none' ? Promise.resolve(null) : smtpMailer({ mail, officeName })
}

export async function smtpMailer({ mail, officeName, patience = PATIENCE }: SmtpMailerOptions): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.url,
    requireTLS: needsTls(mail.url),
    ...patience,
    // Nothing of an email may be taken from a file or an address that a visitor names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const refused = (error: unknown) => fail(error instanceof Error ? error.message : String(error))
  const hand = (email: Email, to: readonly string[], messageId?: string): Promise<Result<string, string>> =>
    transport
      .sendMail({ ...email, from: mail.from, to: [...to], messageId })
      .then(({ response }) => ok(response), refused)
  const send = async (email: Email, id: string): Promise<Result<void, string>> => {
    const handed = await hand(email, mail.to, `<${id}>`)
    return handed.ok ? ok(undefined) : handed
  }

  return {
    send,
    mail: (message) => send(writeMessageEmail(message, officeName()), message.mailId),
    mailTogether: (messages) => send(writeDigest(messages, officeName()), digestId(messages)),
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
