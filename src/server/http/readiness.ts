import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECOND } from '#domain/calendar.ts'
import { type Clock, sleep } from '../runtime/index.ts'

/** The address that proxies poll; see `deploy/Caddyfile`. */
const READY_PATH = '/ready'

/** A proxy polls several times within this time. */
const ASKED_WITHIN = SECOND
/** The longest time for which a stop waits for the next poll on a busy machine. */
const MAX_WAIT = 3 * SECOND

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Tells a proxy whether this process accepts new requests. A closing listener resets connections that it has not
 * accepted, and a message on such a connection would be lost.
 */
export function createReadiness(clock: Pick<Clock, 'elapsed' | 'after'>) {
  let askedAt = -Infinity
  let isStopping = false
  const stopSeen = Promise.withResolvers<void>()
  return {
    /** Answers a poll. Returns false for other requests. */
    answer({ url }: IncomingMessage, response: ServerResponse): boolean {
      if (url !== READY_PATH) return false
      askedAt = clock.elapsed()
      response.writeHead(isStopping ? 503 : 204, { 'cache-control': 'no-store' }).end()
      if (isStopping) stopSeen.resolve()
      return true
    },
    /** Keeps serving until a proxy has seen that this process stops. Resolves immediately if no proxy polls. */
    async announceStop(): Promise<void> {
      isStopping = true
      if (clock.elapsed() - askedAt > ASKED_WITHIN) return
      await Promise.race([stopSeen.promise, sleep(MAX_WAIT, clock)])
      // Each upstream list of the proxy polls separately.
      await sleep(ASKED_WITHIN, clock)
    },
  }
}
