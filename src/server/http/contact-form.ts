import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { CONTACT_FIELDS, type ContactDraft, type ReturnedForm } from '#contract/contact-message.ts'
import { PAGES } from '#contract/paths.ts'
import { writeServerClock } from '#contract/server-clock.ts'
import { HOUR } from '#domain/calendar.ts'
import { type SubmissionRefusal, refusalSentence } from '../contact/index.ts'
import type { Clock } from '../runtime/index.ts'
import { type ContactParts, refusalKind } from './contact-call.ts'
import type { ContactLimits } from './contact-limits.ts'
import { SAYS } from './copy.ts'
import { answerError, type RefusalKind, refuse, statusOf } from './errors.ts'
import { readFormBody } from './form-body.ts'
import { isOwnForm } from './own-origin.ts'
import { prepareAnswer, replyWith } from './prepared-answer.ts'

/** A form writes a letter in up to nine characters: what is 32 KiB as a call may be twice that, and 5,000 letters of any script fit. */
const BODY_LIMIT = 64 * 1024

/** Who makes the page that gives a form back. */
export interface FormPages {
  returnForm(form: ReturnedForm): Promise<string>
}

export interface ContactFormParts extends ContactParts {
  readonly limits: ContactLimits
  readonly pages: FormPages
  readonly clock: Clock
}

/**
 * `POST /contact`: the form as a browser sends it where no script does, to the page's own address, so that its answer stands there, too, and a
 * reload or scripts that come late find the page. What is kept leads on to a page that Back and reload ask for in peace. What is not comes
 * back with every word in its field.
 */
export async function contactFormRoute(app: FastifyInstance, parts: ContactFormParts): Promise<void> {
  const { submit, limits, pages, facts, clock } = parts

  const giveBack = async (reply: FastifyReply, kind: RefusalKind, form: ReturnedForm): Promise<FastifyReply> => {
    if (!(await limits.allowsPage(reply.request))) return refuse(reply, kind, SAYS.formNotSent)
    const body = await pages.returnForm(form)
    const contentType = 'text/html; charset=utf-8'
    void reply.header('server-timing', writeServerClock(clock.now()))
    return replyWith(reply, prepareAnswer({ status: statusOf(kind), contentType, cacheControl: 'no-store', body }))
  }

  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
    own.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === 413)
        return giveBack(reply, 'too-large', { typed: {}, because: { kind: 'refused', sentence: SAYS.formTooLarge } })
      if (error.statusCode === 415) return refuse(reply, 'unsupported-type', refusalSentence({ kind: 'not-an-object' }))
      return answerError(error, request, reply)
    })
    own.post(
      PAGES.contact.path,
      {
        async onRequest(request, reply) {
          if (!isOwnForm(request.headers, request.host, facts().origin)) return refuse(reply, 'forbidden')
        },
      },
      async (request, reply) => {
        const { fields, repeated } = readFormBody(typeof request.body === 'string' ? request.body : '')
        const typed: ContactDraft = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fields[field]]))
        const refused = (kind: RefusalKind, sentence: string): Promise<FastifyReply> =>
          giveBack(reply, kind, { typed, because: { kind: 'refused', sentence } })

        const standing = await limits.standing(request, reply)
        if (standing === 'far beyond') return refuse(reply, 'too-many')
        if (standing === 'beyond') return refused('too-many', SAYS.tooMany)
        if (repeated !== undefined) return refused('bad-request', SAYS.repeatedField(repeated))
        const submitted = await submit(fields, { idempotencyKey: submissionAt(clock.now()) })
        if (submitted.ok) return reply.header('cache-control', 'no-store').redirect(PAGES.messageReceived.path, 303)
        return giveBack(reply, refusalKind(submitted.error), { typed, because: reasonOf(submitted.error) })
      },
    )
  })
}

function reasonOf(refusal: SubmissionRefusal): ReturnedForm['because'] {
  if (refusal.kind === 'fields') return { kind: 'fields', failures: refusal.failures }
  return { kind: 'refused', sentence: refusalSentence(refusal) }
}

/**
 * A kept page is the same for all and can't name a submission. So the same words within an hour are one: a second tap on the button, or Back and
 * another try. At the turn of an hour a second tap would be a second message, which costs the office a glance.
 */
function submissionAt(now: number): string {
  return `form ${Math.floor(now / HOUR)}`
}
