import { createTransport } from 'nodemailer'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isLoopback, type MailSettings } from '../runtime/index.ts'
import { digestId, writeDigest } from './digest.ts'
import { type Letter, writeLetter } from './letter.ts'
import type { Postman } from './postman.ts'
import { writeTrial } from './trial-letter.ts'

/** A server that hangs is given up soon: the outbox comes again. */
const PATIENCE = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

export interface SmtpPostmanOptions {
  readonly mail: Pick<Extract<MailSettings, { kind: 'smtp' }>, 'url' | 'from' | 'to'>
  readonly officeName: () => string
  readonly patience?: typeof PATIENCE
}

export function smtpPostman({ mail, officeName, patience = PATIENCE }: SmtpPostmanOptions): Postman {
  const transport = createTransport({
    url: mail.url,
    requireTLS: holdsPassword(mail.url) && !isHere(mail.url),
    ...patience,
    // Nothing of a mail may be taken from a file or an address that a visitor names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const hand = async (letter: Letter, to: readonly string[], messageId?: string): Promise<Result<string, string>> => {
    try {
      const { response } = await transport.sendMail({ ...letter, from: mail.from, to: [...to], messageId })
      return ok(response)
    } catch (error) {
      return fail(reasonOf(error))
    }
  }
  const send = async (letter: Letter, id: string): Promise<Result<void, string>> => {
    const handed = await hand(letter, mail.to, `<${id}>`)
    return handed.ok ? ok(undefined) : handed
  }

  return {
    send,
    post: (message) => send(writeLetter(message, officeName()), message.mailId),
    postTogether: (messages) => send(writeDigest(messages, officeName()), digestId(messages)),
    async tryOut(recipients, now) {
      const trials = []
      for (const recipient of recipients) trials.push({ recipient, answer: await hand(writeTrial(now), [recipient]) })
      return trials
    },
    async greet() {
      try {
        await transport.verify()
        return ok(undefined)
      } catch (error) {
        return fail(reasonOf(error))
      }
    },
  }
}

function holdsPassword(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/** On this machine nobody listens in. */
function isHere(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return host === 'localhost' || isLoopback(host)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
