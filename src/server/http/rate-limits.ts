import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Lets routes of an app count how often somebody asks. Nothing is limited by it alone. */
export async function withRateLimits(app: FastifyInstance): Promise<void> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false })
}
