import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../runtime/index.ts'
import { type AttemptWindows, attemptWindows } from './attempt-windows.ts'

/** Lets routes of an app count how often somebody asks. Nothing is limited by it alone. */
export async function withRateLimits(app: FastifyInstance, clock: Pick<Clock, 'elapsed' | 'after'>): Promise<void> {
  if (app.hasDecorator('createRateLimit')) return

  /** The one that comes with it forgets nobody before 5,000 others came. */
  class Store {
    #windows: AttemptWindows | undefined

    incr(key: string, tell: (error: null, counted: { current: number; ttl: number }) => void, length: number): void {
      this.#windows ??= attemptWindows(length, clock)
      const { attempts, left } = this.#windows.count(key)
      tell(null, { current: attempts, ttl: left })
    }

    /** Each limit counts for itself. */
    child(): Store {
      return new Store()
    }
  }
  await app.register(rateLimit, { global: false, store: Store })
}
