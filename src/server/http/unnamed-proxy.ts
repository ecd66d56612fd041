import type { IncomingMessage } from 'node:http'
import { isLoopback, type Log, type TrustedProxies } from '../runtime/index.ts'

/** Whether there is a proxy in front of us that nobody named. */
export interface UnnamedProxy {
  readonly look: (request: IncomingMessage) => void
  readonly isThere: () => boolean
}

/**
 * A proxy on this machine, though TRUST_PROXY names none: everybody's limits are then counted as one visitor's, and nobody is known to have come
 * by https. Visitors from elsewhere can write the header themselves: they tell nothing.
 */
export function watchForProxy(trusted: TrustedProxies, log: Log): UnnamedProxy {
  let found = false
  return {
    look({ headers, socket }) {
      if (found || trusted !== false || headers['x-forwarded-for'] === undefined) return
      found = isLoopback(socket.remoteAddress ?? '')
      if (found) log.warn('a proxy on this machine is not named in TRUST_PROXY: all visitors count as one')
    },
    isThere: () => found,
  }
}
