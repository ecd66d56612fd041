import type { PolicyMode } from '../response/index.ts'

/** The headers permit only the panel's own files and no markup from script text. The proxy adds the TLS header. */
export function panelHeaders(mode: PolicyMode): Readonly<Record<string, string>> {
  return {
    'content-security-policy': panelPolicy(mode),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    // With "no-referrer", browsers would send the panel's own forms with the Origin "null".
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  }
}

/** In development, Vite needs a socket and inline styles. */
function panelPolicy(mode: PolicyMode): string {
  const production = mode === 'production'
  return [
    "default-src 'none'",
    "script-src 'self'",
    production ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    production ? "connect-src 'self'" : "connect-src 'self' ws:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(production ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ')
}
