import { SECOND } from '#domain/calendar.ts'

/**
 * A cookie with a secret of the panel: the session's token or the stop pass. With TLS it has the `__Host-` prefix, so
 * that no other site of the domain can set it. Without TLS browsers reject the prefix, so it is omitted.
 */
export function panelCookie(origin: string, kind: 'session' | 'stop') {
  const secure = origin.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}${NAMES[kind]}`
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    /** Returns the cookie's value in a request. Null means that it is missing or occurs more than once. */
    read: (header: string | undefined): string | null => {
      const values = (header ?? '').split(';').flatMap((pair) => {
        const [key = '', ...value] = pair.split('=')
        return key.trim() === name ? [value.join('=').trim()] : []
      })
      const [only = '', ...others] = values
      return only === '' || others.length > 0 ? null : only
    },
    /** `lastsFor` is the lifetime in ms. Null means until the browser is closed. */
    write: (value: string, lastsFor: number | null): string =>
      `${name}=${value}; ${attributes}${lastsFor === null ? '' : `; Max-Age=${Math.floor(lastsFor / SECOND)}`}`,
    forget: (): string => `${name}=; ${attributes}; Max-Age=0`,
  }
}

const NAMES = { session: 'panel', stop: 'panel-stop' } as const

export type PanelCookie = ReturnType<typeof panelCookie>
