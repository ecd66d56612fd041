import type { FastifyInstance } from 'fastify'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { attemptWindows, type Clock } from '../runtime/index.ts'

/**
 * The limit of requests that may read the store or render a page. It is high, because many people share an address in
 * mobile networks.
 */
export const READS_PER_ADDRESS = { most: 300, length: MINUTE }

/** Limits requests to `most` in `length` ms for each key, until the app closes. */
export function requestLimit(
  app: FastifyInstance,
  { most, length }: { readonly most: number; readonly length: number },
  clock: Pick<Clock, 'elapsed' | 'after'>,
) {
  const windows = attemptWindows(length, clock)
  app.addHook('onClose', async () => windows[Symbol.dispose]())
  /** Counts a request. Returns null within the limit, else the seconds to wait. */
  return (key: string): number | null => {
    const { attempts, left } = windows.count(key)
    return attempts > most ? Math.ceil(left / SECOND) : null
  }
}
