import { SECOND } from '#domain/calendar.ts'

/**
 * A cookie that holds a secret of the panel: the token of a session, or a stop pass. By TLS it has the prefix with which no other site of the same domain can
 * set it; without, on this machine alone, browsers would not take that.
 */
export function panelCookie(origin: string, kind: 'session' | 'stop') {
  const secure = origin.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}${NAMES[kind]}`
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    /** The value that a request brings; null: none, or more than one. */
    read: (header: string | undefined): string | null => {
      const values = (header ?? '').split(';').flatMap((pair) => {
        const [key = '', ...value] = pair.split('=')
        return key.trim() === name ? [value.join('=').trim()] : []
      })
      const [only = '', ...others] = values
      return only === '' || others.length > 0 ? null : only
    },
    /** `lastsFor`: ms, after which the browser forgets it as well; null: when it is closed. */
    write: (value: string, lastsFor: number | null): string =>
      `${name}=${value}; ${attributes}${lastsFor === null ? '' : `; Max-Age=${Math.floor(lastsFor / SECOND)}`}`,
    forget: (): string => `${name}=; ${attributes}; Max-Age=0`,
  }
}

const NAMES = { session: 'panel', stop: 'panel-stop' } as const

export type PanelCookie = ReturnType<typeof panelCookie>
