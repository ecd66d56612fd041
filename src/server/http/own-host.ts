import { isIP } from 'node:net'
import { isLoopback } from '../runtime/index.ts'

/**
 * The result returns true if a `Host` header names this listener: the host of its origin or, without an origin, this
 * machine by address. A foreign page can point its own name at this machine, but then the header has that name.
 */
export function ownHost(origin: string | null, listens: string): (given: string | undefined) => boolean {
  if (origin === null) return (given) => isThisMachine(given, listens)
  const { host } = new URL(origin)
  return (given) => given?.toLowerCase() === host
}

function isThisMachine(given: string | undefined, listens: string): boolean {
  const asked = URL.parse(`http://${given ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (asked === undefined) return false
  const everywhere = listens === '0.0.0.0' || listens === '::'
  return asked === 'localhost' || isLoopback(asked) || asked === listens || (everywhere && isIP(asked) !== 0)
}
