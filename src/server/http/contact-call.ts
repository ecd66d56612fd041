import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContactAnswer } from '#contract/contact-message.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { SUBMITTED_SENTENCE, type SubmitMessage, type SubmissionRefusal, refusalSentence } from '../contact/index.ts'
import type { ContactLimits } from './contact-limits.ts'
import { type RefusalKind, refuse } from './errors.ts'
import { isOwnOrigin } from './own-origin.ts'

const LONGEST_KEY = 200

export interface ContactParts {
  readonly submit: SubmitMessage
  readonly limits: Pick<ContactLimits, 'standing'>
  readonly facts: () => OfficeFacts
}

/**
 * `POST /api/contact.php`: JSON only (415), from our own pages only (403), 32 KiB (413), not too often (429). Success means that the
 * message is on the disk.
 */
export function contactRoute(app: FastifyInstance, { submit, limits, facts }: ContactParts): void {
  app.post(
    API_PATHS.contact,
    {
      // Before the body is read: who is refused here costs nothing.
      async onRequest(request, reply) {
        if (!isOwnOrigin(request.headers.origin, request.host, facts().origin)) return refuse(reply, 'forbidden')
        if (!isJson(request)) return refuse(reply, 'unsupported-type')
        if ((await limits.standing(request, reply)) !== 'within') return refuse(reply, 'too-many')
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (Array.isArray(key) || (key?.length ?? 0) > LONGEST_KEY) return refuse(reply, 'bad-request')
      const submitted = await submit(request.body, { idempotencyKey: key })
      if (!submitted.ok) return refuse(reply, refusalKind(submitted.error), refusalSentence(submitted.error))
      const answer: ContactAnswer = { status: 'success', message: SUBMITTED_SENTENCE }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}

/** Whether it is for us to mend, or for who sent it. */
export function refusalKind({ kind }: SubmissionRefusal): RefusalKind {
  return kind === 'store' || kind === 'full' ? 'unavailable' : 'bad-request'
}

/** Fastify would read text/plain as well, which a foreign page can send without asking. */
function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
