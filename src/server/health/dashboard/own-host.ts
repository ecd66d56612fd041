import { isIP } from 'node:net'
import { isLoopback } from '../../runtime/index.ts'

/**
 * Whether the page was asked for under a name that is ours. A foreign page can have its own name lead to this machine, and would then read ours
 * as if it were its own; under a bare address it can't.
 */
export function isOwnHost(given: string | undefined, adminHost: string): boolean {
  const asked = URL.parse(`http://${given ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (asked === undefined) return false
  const everywhere = adminHost === '0.0.0.0' || adminHost === '::'
  return asked === 'localhost' || isLoopback(asked) || asked === adminHost || (everywhere && isIP(asked) !== 0)
}
