import type { Settings } from './settings.ts'

/** Why the site or the operator's door could not listen, in one sentence for people; undefined: the error is about something else. */
export function listenFailure(error: Error, { site, admin }: Pick<Settings, 'site' | 'admin'>): string | undefined {
  const { code, syscall, port, address, hostname }: ListenError = error
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return undefined
  const isAdmin =
    port === undefined || site.port === admin.port
      ? (hostname ?? address) === admin.host && admin.host !== site.host
      : port === admin.port
  const prefix = isAdmin ? 'ADMIN_' : ''
  const { host, port: wanted } = isAdmin ? admin : site
  switch (code) {
    case 'EADDRINUSE':
      return `${prefix}PORT=${wanted}: bu kapıyı başka bir program dinliyor (${host}). Başka bir ${prefix}PORT verin ya da o programı durdurun.`
    case 'EACCES':
      return `${prefix}PORT=${wanted}: bu kapıyı dinlemeye yetki yok. 1024 ya da daha büyük bir ${prefix}PORT verin.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${prefix}HOST=${host}: bu makinenin böyle bir adresi yok.`
    case undefined:
    default:
      return undefined
  }
}

/** What Node adds to an error of listening, or of looking up the address to listen on. */
interface ListenError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}
