import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { attemptWindows, type Clock } from '../runtime/index.ts'

/** Adds request counting to an app, until it closes; each route sets its own limit. */
export async function withRateLimits(app: FastifyInstance, clock: Pick<Clock, 'elapsed' | 'after'>): Promise<void> {
  if (app.hasDecorator('createRateLimit')) return
  const counting = new DisposableStack()
  app.addHook('onClose', async () => counting.dispose())

  /** Replaces the plugin's store, which drops an entry only after 5,000 newer ones. */
  class Store {
    #windows: ReturnType<typeof attemptWindows> | undefined

    incr(key: string, done: (error: null, counted: { current: number; ttl: number }) => void, length: number): void {
      this.#windows ??= counting.use(attemptWindows(length, clock))
      const { attempts, left } = this.#windows.count(key)
      done(null, { current: attempts, ttl: left })
    }

    child(): Store {
      return new Store()
    }
  }
  await app.register(rateLimit, { global: false, store: Store })
}
