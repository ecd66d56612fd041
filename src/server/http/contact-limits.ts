import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#domain/calendar.ts'

/** A person corrects a form a few times, and mobile networks put several people behind one address; more is a machine. */
const PER_ADDRESS = { max: 20, timeWindow: 10 * MINUTE }
/** IPv6 comes by the thousand nets: a home has a few of the /64 that count as one address, its provider's next larger net far more. */
const PER_NEIGHBOURHOOD = { ...PER_ADDRESS, max: 100, ipv6Subnet: 48 }

/** A page made for one visitor costs as much as a message. With so many a second for all together, a flood of bad forms holds nothing up. */
const RETURNED_PAGES = { max: 20, timeWindow: SECOND, keyGenerator: () => 'all' }

export interface ContactLimits {
  /** Counts a message in. False: it is one too many, and the answer says how long to wait. */
  allows(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
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
    async allows(request, reply) {
      for (const limit of limits) {
        const state = await limit(request)
        if (!state.isAllowed && state.isExceeded) {
          void reply.header('retry-after', state.ttlInSeconds)
          return false
        }
      }
      return true
    },
    async allowsPage(request) {
      const state = await pages(request)
      return state.isAllowed || !state.isExceeded
    },
  }
}
