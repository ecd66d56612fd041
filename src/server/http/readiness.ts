import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** The address that a proxy asks; `deploy/Caddyfile` names it. */
const READY_PATH = '/ready'

/** A proxy asks several times within this time. */
const ASKED_WITHIN = SECOND
/** How long a stop waits for the next question, on a machine that is busy. */
const MAX_WAIT = 3 * SECOND

export type Readiness = ReturnType<typeof createReadiness>

/**
 * Tells a proxy whether this process accepts new requests. A closing listener resets connections that it has not
 * accepted, and a message on such a connection would be lost.
 */
export function createReadiness(clock: Pick<Clock, 'elapsed' | 'after'>) {
  let askedAt = -Infinity
  let isStopping = false
  const told = Promise.withResolvers<void>()
  const pause = (ms: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    clock.after(ms, resolve)
    return promise
  }
  return {
    /** Returns true if the request was for us. */
    answer({ url }: IncomingMessage, response: ServerResponse): boolean {
      if (url !== READY_PATH) return false
      askedAt = clock.elapsed()
      response.writeHead(isStopping ? 503 : 204, { 'cache-control': 'no-store' }).end()
      if (isStopping) told.resolve()
      return true
    },
    /** Keeps serving until a proxy has seen that this process stops; returns at once if no proxy asks. */
    async announceStop(): Promise<void> {
      isStopping = true
      if (clock.elapsed() - askedAt > ASKED_WITHIN) return
      await Promise.race([told.promise, pause(MAX_WAIT)])
      // Each of the proxy's lists of servers asks for itself.
      await pause(ASKED_WITHIN)
    },
  }
}
