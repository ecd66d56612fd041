import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#domain/calendar.ts'

/** A person corrects a form a few times, and mobile networks put several people behind one address; more is a machine. */
const PER_ADDRESS = { max: 20, timeWindow: 10 * MINUTE, ban: 20 }
/** IPv6 comes by the thousand nets: a home has a few of the /64 that count as one address, its provider's next larger net far more. */
const PER_NEIGHBOURHOOD = { ...PER_ADDRESS, max: 100, ban: 100, ipv6Subnet: 48 }

/** A page made for one visitor costs as much as a message. With so many a second for all together, a flood of bad forms holds nothing up. */
const RETURNED_PAGES = { max: 20, timeWindow: SECOND, keyGenerator: () => 'all' }

/** Of one more message: taken, too many, or so many that no person sends them. */
type Standing = 'within' | 'beyond' | 'far beyond'

export interface ContactLimits {
  /** Counts a message in. Where it is not within the limits, the answer says how long to wait. */
  standing(request: FastifyRequest, reply: FastifyReply): Promise<Standing>
  /** Counts a page in that gives a form back. */
  allowsPage(request: FastifyRequest): Promise<boolean>
}

/**
 * How many messages may come, as calls and as forms together. There is no limit for all visitors together, by which a few could close the
 * form: a flood is kept, and its mail slowed down.
 */
export async function contactLimits(app: FastifyInstance): Promise<ContactLimits> {
  await app.register(rateLimit, { global: false })
  const limits = [app.createRateLimit(PER_ADDRESS), app.createRateLimit(PER_NEIGHBOURHOOD)]
  const pages = app.createRateLimit(RETURNED_PAGES)
  return {
    async standing(request, reply) {
      for (const limit of limits) {
        const state = await limit(request)
        if (!state.isAllowed && state.isExceeded) {
          void reply.header('retry-after', state.ttlInSeconds)
          return state.isBanned ? 'far beyond' : 'beyond'
        }
      }
      return 'within'
    },
    async allowsPage(request) {
      const state = await pages(request)
      return state.isAllowed || !state.isExceeded
    },
  }
}
