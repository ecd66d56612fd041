import type { FastifyInstance } from 'fastify'
import type { create } from 'qrcode'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { listedPathsOf } from '#contract/page-paths.ts'
import { FAQ_QR_PATH, PAGES, SITEMAP_PATH, WEB_MANIFEST_PATH } from '#contract/paths.ts'
import { MINUTE } from '#domain/calendar.ts'
import { type AnswerContent, MANIFEST_WORDS, type PreparedAnswer, preparedOf, replyWith } from '../response/index.ts'
import { type Clock, memoizeFor, memoizeLast } from '../runtime/index.ts'
import { escapeHtml } from '../text/index.ts'

/** `--paper` and `--surface` of the light theme: the splash screen, and the bar above the navigation. */
const PAPER = '#eff2ec'
const SURFACE = '#fafbf7'

const SMALL_ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

/** The icons of a web manifest, for the site and the panel. */
export const APP_ICONS = [
  SMALL_ICON,
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const SHORTCUTS = [
  { name: MANIFEST_WORDS.calculator, url: PAGES.calculator.path },
  { name: MANIFEST_WORDS.rates, url: PAGES.rates.path },
].map((shortcut) => ({ ...shortcut, icons: [SMALL_ICON] }))

/** Files made from the office's facts: web manifest, robots.txt, sitemap, and the QR code of the authority's FAQ. */
export function officeTextRoutes(
  app: FastifyInstance,
  {
    facts,
    capabilityPaths,
    clock,
  }: {
    readonly facts: () => OfficeFacts
    /** Reads the paths that capabilities add to the sitemap. */
    readonly capabilityPaths: () => Promise<readonly string[]>
    readonly clock: Pick<Clock, 'elapsed'>
  },
): void {
  const texts = [
    { path: WEB_MANIFEST_PATH, contentType: 'application/manifest+json', write: manifestText },
    { path: '/robots.txt', contentType: 'text/plain; charset=utf-8', write: robotsText },
  ]
  for (const { path, contentType, write } of texts) {
    const answerOf = preparedOf((office: OfficeFacts) => officeText(contentType, write(office)))
    app.get(path, (_request, reply) => replyWith(reply, answerOf(facts())))
  }

  const morePaths = memoizeFor(MINUTE, capabilityPaths, clock)
  const sitemapOf = memoizeLast((more: readonly string[]) =>
    preparedOf((office: OfficeFacts) => officeText('application/xml; charset=utf-8', sitemapText(office, more))),
  )
  app.get(SITEMAP_PATH, async (_request, reply) => replyWith(reply, sitemapOf(await morePaths.read())(facts())))

  qrCodeRoute(app, { path: FAQ_QR_PATH, facts, leadsTo: ({ links }) => links.faq })
}

interface QrCode {
  readonly path: string
  readonly facts: () => OfficeFacts
  readonly leadsTo: (office: OfficeFacts) => string
}

/** Adds a QR code of an address that is in the office's facts, as a picture. */
export function qrCodeRoute(app: FastifyInstance, { path, facts, leadsTo }: QrCode): void {
  let qrOf: ((facts: OfficeFacts) => PreparedAnswer) | undefined
  app.get(path, async (_request, reply) => {
    // Few visitors need it, so the library is loaded later.
    const qr = await import('qrcode')
    qrOf ??= preparedOf((office: OfficeFacts) => officeText('image/svg+xml', qrSvg(leadsTo(office), qr.create)))
    return replyWith(reply, qrOf(facts()))
  })
}

/** Prepares a text of the office's facts, which change with the settings only. */
function officeText(contentType: string, body: string): AnswerContent {
  return { contentType, cacheControl: 'public, max-age=3600', body }
}

function manifestText({ name, shortName }: OfficeFacts): string {
  return JSON.stringify({
    id: PAGES.home.path,
    name,
    short_name: shortName,
    lang: 'tr',
    dir: 'ltr',
    start_url: PAGES.home.path,
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: SURFACE,
    icons: APP_ICONS,
    shortcuts: SHORTCUTS,
  })
}

function robotsText({ origin }: OfficeFacts): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}${SITEMAP_PATH}\n`
}

function sitemapText(office: OfficeFacts, morePaths: readonly string[]): string {
  const urls = [...listedPathsOf(office), ...morePaths].map(
    (path) => `<url><loc>${escapeHtml(office.origin + path)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** White modules on each side, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4

/**
 * Returns a QR code as the path of its dark modules, in a square of `size` units with a quiet zone. Throws if `content`
 * has over 2,331 bytes. `encode` is from the lazily loaded library.
 */
export function qrPath(content: string, encode: typeof create): { readonly size: number; readonly path: string } {
  const { modules } = encode(content, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      const start = x
      while (x < modules.size && modules.get(y, x) !== 0) x++
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path }
}

/** Returns a QR code as an SVG, black on white in every theme. Throws if `url` has over 2,331 bytes. */
function qrSvg(url: string, encode: typeof create): string {
  const { size, path } = qrPath(url, encode)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}
