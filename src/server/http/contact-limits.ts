import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { attemptWindows, type Clock, repeat } from '../runtime/index.ts'
import { addressBounds, type AttemptCounter, boundedAttempts, StoreFailure } from '../store/index.ts'

const WINDOW = 10 * MINUTE

/**
 * The maximum number of messages. A person corrects a form a few times, and several people share a mobile address.
 */
const MOST = { address: 20, neighbourhood: 100 }

/** Pages rendered for one visitor cost as much as messages, so their total is limited. */
const RETURNED_PAGES = 20

/** The interval at which the database deletes ended windows. The privacy notice states the longest time. */
const FORGETS_EVERY = 5 * MINUTE

export type ContactLimits = ReturnType<typeof contactLimits>

/** Limits messages per visitor, calls and forms together. There is no total limit, so nobody can block others. */
export function contactLimits(
  app: FastifyInstance,
  everywhere: AttemptCounter | null,
  clock: Pick<Clock, 'elapsed' | 'after'>,
) {
  const counting = new AsyncDisposableStack()
  app.addHook('onClose', () => counting.disposeAsync())
  if (everywhere !== null) counting.use(forgettingInTime(everywhere, clock))
  const messages = counting.use(boundedAttempts(everywhere, WINDOW, clock))
  const pages = counting.use(attemptWindows(SECOND, clock))

  return {
    /** Counts a message: within the limit, over it, or over twice the limit. Sets retry-after. */
    async check({ ip }: FastifyRequest, reply: FastifyReply): Promise<'within' | 'over limit' | 'far over limit'> {
      const exceeded = await messages.exceeded(addressBounds('contact', ip, MOST))
      if (exceeded === null) return 'within'
      void reply.header('retry-after', Math.ceil(exceeded.left / SECOND))
      return exceeded.attempts > 2 * exceeded.most ? 'far over limit' : 'over limit'
    },
    /** Counts a rendered page with a returned form. Returns false above the limit. */
    allowsPage: () => pages.count('all').attempts <= RETURNED_PAGES,
  }
}

function forgettingInTime(everywhere: AttemptCounter, clock: Pick<Clock, 'after'>): AsyncDisposable {
  return repeat({
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
}
