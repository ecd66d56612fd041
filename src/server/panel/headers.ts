import type { PolicyMode } from '../response/index.ts'

/** Only the panel's own files, and no markup that a script makes of text. TLS and its header are nginx's. */
export function panelHeaders(mode: PolicyMode): Readonly<Record<string, string>> {
  return {
    'content-security-policy': panelPolicy(mode),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    // Other sites learn nothing of it either; under "no-referrer" browsers would send our own forms with the Origin
    // "null".
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  }
}

/** Development serves modules through Vite, which needs a socket and writes styles into the page. */
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
