import { isIP } from 'node:net'
import { SECOND } from '#domain/calendar.ts'
import { isLoopback } from '../runtime/index.ts'

/** By which host the panel may be asked: that of its origin or, without one, this machine's own names and addresses. */
export function ownHost(origin: string | null, listens: string): (given: string | undefined) => boolean {
  if (origin === null) return (given) => isOwnHost(given, listens)
  const { host } = new URL(origin)
  return (given) => given?.toLowerCase() === host
}

/** A foreign page can have its own name lead here, and would then read ours; under a bare address it can't. */
function isOwnHost(given: string | undefined, listens: string): boolean {
  const asked = URL.parse(`http://${given ?? ''}`)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (asked === undefined) return false
  const everywhere = listens === '0.0.0.0' || listens === '::'
  return asked === 'localhost' || isLoopback(asked) || asked === listens || (everywhere && isIP(asked) !== 0)
}

/**
 * The cookie that holds a session's token. By TLS it has the prefix with which no other site of the same domain can
 * set it; without, on this machine alone, browsers would not take that.
 */
export function sessionCookie(origin: string) {
  const secure = origin.startsWith('https:')
  const name = secure ? '__Host-panel' : 'panel'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    /** The token that a request brings; null: none, or more than one. */
    read: (header: string | undefined): string | null => {
      const values = (header ?? '').split(';').flatMap((pair) => {
        const [key = '', ...value] = pair.split('=')
        return key.trim() === name ? [value.join('=').trim()] : []
      })
      const [only = '', ...others] = values
      return only === '' || others.length > 0 ? null : only
    },
    /** `lastsFor`: ms, after which the browser forgets it as well; null: when it is closed. */
    write: (token: string, lastsFor: number | null): string =>
      `${name}=${token}; ${attributes}${lastsFor === null ? '' : `; Max-Age=${Math.floor(lastsFor / SECOND)}`}`,
    forget: (): string => `${name}=; ${attributes}; Max-Age=0`,
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
