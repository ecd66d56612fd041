import { WORKER_POLICY } from '#contract/worker-contract.ts'

/** In development, Vite needs a socket and inline styles. */
export type PolicyMode = 'production' | 'development'

/** The policies are for documents and workers. They would add 0.6 kB to each of a page's 45 built files. */
export const BUILT_FILE_HEADERS = { 'x-content-type-options': 'nosniff' } as const

/** `mapEmbed` is the address of the embedded map, whose origin alone may be framed. */
export function securityHeaders(mapEmbed: string, mode: PolicyMode = 'production'): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(new URL(mapEmbed).origin, mode),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...BUILT_FILE_HEADERS,
  }
}

/**
 * The header is only sent over https (RFC 6797), for one year and without subdomains, which may belong to other
 * sites.
 */
export const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=31536000'] as const

function contentPolicy(mapOrigin: string, mode: PolicyMode): string {
  const production = mode === 'production'
  return [
    "default-src 'none'",
    "script-src 'self'",
    production ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The page checks that the map answers before it embeds it.
    `connect-src 'self' ${production ? '' : 'ws: '}${mapOrigin}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(production ? ["require-trusted-types-for 'script'", `trusted-types ${WORKER_POLICY}`] : []),
  ].join('; ')
}
