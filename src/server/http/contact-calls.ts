import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_FIELDS, type ContactAnswer, type ContactDraft, type ReturnedForm } from '#contract/contact-message.ts'
import { writeServerClock } from '#contract/page-state.ts'
import { API_PATHS, PAGES } from '#contract/paths.ts'
import { HOUR } from '#domain/calendar.ts'
import { refusalSentence, type SubmissionRefusal, SUBMITTED_SENTENCE } from '../messages/index.ts'
import type { Pages } from '../pages/index.ts'
import {
  HTML,
  prepareAnswer,
  type RefusalKind,
  refuse,
  refuseFailed,
  replyWith,
  SENTENCES,
  setRefused,
} from '../response/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { CallParts } from './call.ts'
import { isOwnOrigin } from './connections.ts'
import type { ContactLimits } from './contact-limits.ts'

const MAX_KEY_LENGTH = 200

/** Twice the limit of JSON, because a form encodes a letter in up to nine bytes. 5,000 letters of any script fit. */
const FORM_LIMIT = 64 * 1024

interface ContactParts extends Pick<CallParts, 'submit' | 'facts'> {
  readonly limits: ContactLimits
}

interface FormParts extends ContactParts {
  readonly pages: Pick<Pages, 'returnForm'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Accepts JSON (415) from our own pages (403) up to 32 KiB (413) within the limits (429). Success means that it is
 * stored.
 */
export function contactRoute(app: FastifyInstance, { submit, limits, facts }: ContactParts): void {
  app.post(
    API_PATHS.contact,
    {
      // Refuses before the body is read, because that costs nothing.
      async onRequest(request, reply) {
        if (!isOwnOrigin(request.headers.origin, request.host, facts().origin)) return refuse(reply, 'forbidden')
        if (!isJson(request)) return refuse(reply, 'unsupported-type')
        if ((await limits.check(request, reply)) !== 'within') return refuse(reply, 'too-many')
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (Array.isArray(key) || (key?.length ?? 0) > MAX_KEY_LENGTH) return refuse(reply, 'bad-request')
      const submitted = await submit(request.body, { idempotencyKey: key })
      if (!submitted.ok) return refuse(reply, refusalKind(submitted.error), refusalSentence(submitted.error))
      const answer: ContactAnswer = { status: 'success', message: SUBMITTED_SENTENCE }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}

/** `POST /contact`: the form without scripts. A stored message redirects; a refused form is returned with its text. */
export async function contactFormRoute(
  app: FastifyInstance,
  { submit, limits, facts, pages, clock }: FormParts,
): Promise<void> {
  const giveBack = async (reply: FastifyReply, kind: RefusalKind, form: ReturnedForm): Promise<FastifyReply> => {
    if (!limits.allowsPage()) return refuse(reply, kind, SENTENCES.formNotSent)
    const body = await pages.returnForm(form)
    void reply.header('server-timing', writeServerClock(clock.now()))
    const status = setRefused(reply, kind)
    return replyWith(reply, prepareAnswer({ status, contentType: HTML, cacheControl: 'no-store', body }))
  }

  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    )
    own.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode === 413)
        return giveBack(reply, 'too-large', {
          typed: {},
          because: { kind: 'refused', sentence: SENTENCES.formTooLarge },
        })
      if (error.statusCode === 415) return refuse(reply, 'unsupported-type', refusalSentence({ kind: 'not-an-object' }))
      return refuseFailed(error, request, reply)
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

        const verdict = await limits.check(request, reply)
        if (verdict === 'far over limit') return refuse(reply, 'too-many')
        if (verdict === 'over limit') return refused('too-many', SENTENCES.tooMany)
        if (repeated !== undefined) return refused('bad-request', SENTENCES.repeatedField(repeated))
        const submitted = await submit(fields, { idempotencyKey: submissionAt(clock.now()) })
        if (submitted.ok) return reply.header('cache-control', 'no-store').redirect(PAGES.messageReceived.path, 303)
        return giveBack(reply, refusalKind(submitted.error), { typed, because: reasonOf(submitted.error) })
      },
    )
  })
}

function refusalKind({ kind }: SubmissionRefusal): RefusalKind {
  return kind === 'store' || kind === 'full' ? 'unavailable' : 'bad-request'
}

/** Fastify would also parse text/plain, which a foreign page can send without a preflight request. */
function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/**
 * Like isOwnOrigin, for a form that a browser submits itself. Browsers that hide addresses send the Origin "null", like
 * many foreign pages; `Sec-Fetch-Site`, which pages can't set, distinguishes them. A browser without both headers may
 * submit a foreign page's form, which only sends one more message to the office.
 */
function isOwnForm(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  host: string | undefined,
  own: string,
): boolean {
  if (site === 'cross-site' || site === 'same-site') return false
  return isOwnOrigin(origin, host, own) || (origin === 'null' && site === 'same-origin')
}

/** Parses a form. A line end is one character, as in the visitor's field. `repeated` is a field that was sent twice. */
function readFormBody(text: string) {
  const fields = new Map<string, string>()
  let repeated: string | undefined
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) repeated ??= name
    else fields.set(name, value.replaceAll(/\r\n?/g, '\n'))
  }
  return { fields: Object.fromEntries(fields), repeated }
}

function reasonOf(refusal: SubmissionRefusal): ReturnedForm['because'] {
  if (refusal.kind === 'fields') return { kind: 'fields', failures: refusal.failures }
  return { kind: 'refused', sentence: refusalSentence(refusal) }
}

/**
 * A cached page is the same for everybody and cannot identify a submission. Equal texts within an hour are therefore
 * one message, as after a second tap or a retry after Back.
 */
function submissionAt(now: number): string {
  return `form ${Math.floor(now / HOUR)}`
}
