import type { FastifyInstance } from 'fastify'
import { SECOND } from '#domain/calendar.ts'
import { attemptWindows, type Clock } from '../runtime/index.ts'

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
