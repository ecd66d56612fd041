import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContactAnswer } from '#contract/contact-message.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { API_PATHS } from '#contract/paths.ts'
import { MINUTE } from '#domain/calendar.ts'
import { ACCEPTED_SENTENCE, type AcceptMessage, refusalSentence } from '../contact/door.ts'
import { refuse } from './errors.ts'
import { isOwnOrigin } from './own-origin.ts'

/** A person corrects a form a few times, and mobile networks put several people behind one address; more is a machine. */
const PER_ADDRESS = { max: 20, timeWindow: 10 * MINUTE }
/** IPv6 comes by the thousand nets: a home has a few of the /64 that count as one address, its provider's next larger net far more. */
const PER_NEIGHBOURHOOD = { ...PER_ADDRESS, max: 100, ipv6Subnet: 48 }

const LONGEST_KEY = 200

export interface ContactParts {
  readonly accept: AcceptMessage
  readonly facts: () => OfficeFacts
}

/**
 * `POST /api/contact.php`: JSON only (415), from our own pages only (403), 32 KiB (413), not too often (429). Success means that the
 * message is on the disk. There is no limit for all together, by which a few could close the form: a flood is kept, and its mail slowed down.
 */
export async function contactRoute(app: FastifyInstance, { accept, facts }: ContactParts): Promise<void> {
  await app.register(rateLimit, { global: false })
  const limits = [app.createRateLimit(PER_ADDRESS), app.createRateLimit(PER_NEIGHBOURHOOD)]

  const isWithinLimits = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded) {
        void reply.header('retry-after', state.ttlInSeconds)
        return false
      }
    }
    return true
  }

  app.post(
    API_PATHS.contact,
    {
      // Before the body is read: who is refused here costs nothing.
      async onRequest(request, reply) {
        if (!isOwnOrigin(request.headers.origin, request.host, facts().origin)) return refuse(reply, 'forbidden')
        if (!isJson(request)) return refuse(reply, 'unsupported-type')
        if (!(await isWithinLimits(request, reply))) return refuse(reply, 'too-many')
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      if (Array.isArray(key) || (key?.length ?? 0) > LONGEST_KEY) return refuse(reply, 'bad-request')
      const accepted = await accept(request.body, { idempotencyKey: key })
      if (!accepted.ok) {
        const { kind } = accepted.error
        const isOurs = kind === 'store' || kind === 'full'
        return refuse(reply, isOurs ? 'unavailable' : 'bad-request', refusalSentence(accepted.error))
      }
      const answer: ContactAnswer = { status: 'success', message: ACCEPTED_SENTENCE }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}

/** Fastify would read text/plain as well, which a foreign page can send without asking. */
function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
