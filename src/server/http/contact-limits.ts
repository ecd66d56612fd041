import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { type Clock, inTime, repeat } from '../runtime/index.ts'
import { type AttemptCounter, StoreFailure } from '../store/index.ts'
import { withRateLimits } from './rate-limits.ts'

/** A person corrects a form a few times, mobile networks put several people behind one address; more is a machine. */
const PER_ADDRESS = { max: 20, timeWindow: 10 * MINUTE, ban: 20 }
/** Of IPv6, a /64 counts as one address: a home has a few of those, the next larger net of its provider far more. */
const PER_NEIGHBOURHOOD = { ...PER_ADDRESS, max: 100, ban: 100, ipv6Subnet: 48 }

/** Pages made for one visitor cost as much as messages: so many a second in all, so that a flood stalls nothing. */
const RETURNED_PAGES = { max: 20, timeWindow: SECOND, keyGenerator: () => 'all' }

/** How long the database may take to count, of the six seconds in which a message has its answer. */
const COUNTED_WITHIN = SECOND

/** How often the database forgets whose window is over. The privacy notice names the longest time. */
const FORGETS_EVERY = 5 * MINUTE

export type ContactLimits = Awaited<ReturnType<typeof contactLimits>>

/** Messages by call and by form are limited together, per visitor only: nobody can close the form to all others. */
export async function contactLimits(
  app: FastifyInstance,
  everywhere: AttemptCounter | null,
  clock: Pick<Clock, 'elapsed' | 'after'>,
) {
  await withRateLimits(app, clock)
  if (everywhere !== null) forgetInTime(app, everywhere, clock)
  const limits = [PER_ADDRESS, PER_NEIGHBOURHOOD].map((bounds) => ({ bounds, here: app.createRateLimit(bounds) }))
  const pages = app.createRateLimit(RETURNED_PAGES)

  return {
    /** Counts a message in: taken, too many, or so many that no person sends them; the answer says how long to wait. */
    async standing(request: FastifyRequest, reply: FastifyReply): Promise<'within' | 'beyond' | 'far beyond'> {
      const until = clock.elapsed() + COUNTED_WITHIN
      for (const { bounds, here } of limits) {
        const state = await here(request)
        if (state.isAllowed) continue
        // Who sends too many to this process alone costs the database nothing.
        const { attempts, left } = state.isExceeded
          ? { attempts: state.max + (state.isBanned ? bounds.ban + 1 : 1), left: state.ttl }
          : ((await inTime(countedEverywhere(everywhere, state.key, bounds), until - clock.elapsed(), clock)) ?? NONE)
        if (attempts <= bounds.max) continue
        void reply.header('retry-after', Math.ceil(left / SECOND))
        return attempts - bounds.max > bounds.ban ? 'far beyond' : 'beyond'
      }
      return 'within'
    },
    /** Counts a page in that gives a form back. */
    async allowsPage(request: FastifyRequest): Promise<boolean> {
      const state = await pages(request)
      return state.isAllowed || !state.isExceeded
    },
  }
}

/** Where the database can't count, or not in time, each process goes by what it counted itself. */
const NONE = { attempts: 0, left: 0 }

async function countedEverywhere(
  everywhere: AttemptCounter | null,
  address: string,
  { max, timeWindow }: typeof PER_ADDRESS,
): Promise<{ readonly attempts: number; readonly left: number }> {
  if (everywhere === null) return NONE
  try {
    return await everywhere.count(`${max} ${address}`, timeWindow)
  } catch (error) {
    if (error instanceof StoreFailure) return NONE
    throw error
  }
}

function forgetInTime(app: FastifyInstance, everywhere: AttemptCounter, clock: Pick<Clock, 'after'>): void {
  const forgetting = repeat({
    first: FORGETS_EVERY,
    async run() {
      await everywhere.forget()
      return FORGETS_EVERY
    },
    onFailure(error) {
      if (!(error instanceof StoreFailure)) throw error
      return FORGETS_EVERY
    },
    clock,
  })
  app.addHook('onClose', () => forgetting[Symbol.asyncDispose]())
}
