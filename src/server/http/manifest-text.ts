import type { FastifyInstance } from 'fastify'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGES, WEB_MANIFEST_PATH } from '#contract/paths.ts'
import { officeText } from './answer-kinds.ts'
import { MANIFEST_WORDS } from './copy.ts'
import { preparedOf, replyWith } from './prepared-answer.ts'

/** `--paper` and `--surface` of the light theme: the splash screen, and the bar above the navigation. */
const PAPER = '#eff2ec'
const SURFACE = '#fafbf7'

const SHORTCUTS = [
  { name: MANIFEST_WORDS.calculator, url: PAGES.calculator.path },
  { name: MANIFEST_WORDS.rates, url: PAGES.rates.path },
].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] }))

/** The web manifest: what a phone shows when the site is put on its home screen. */
export function manifestRoute(app: FastifyInstance, facts: () => OfficeFacts): void {
  const answerOf = preparedOf(({ name, shortName }: OfficeFacts) =>
    officeText(
      'application/manifest+json',
      JSON.stringify({
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
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: SHORTCUTS,
      }),
    ),
  )
  app.get(WEB_MANIFEST_PATH, (_request, reply) => replyWith(reply, answerOf(facts())))
}
