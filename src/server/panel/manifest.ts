import type { FastifyInstance } from 'fastify'
import { PAGE as HOME_PAGE } from '#contract/panel/pages/home-page.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { APP_ICONS } from '../http/index.ts'

/** The colours `--night` and `--paper` of the design. A phone shows the first one above each page. */
const NIGHT = '#12233f'
const PAPER = '#eff2ec'

/** Serves the web app manifest, which is public and therefore contains nothing about the office. */
export function addManifest(app: FastifyInstance): void {
  const manifest = JSON.stringify({
    id: HOME_PAGE.path,
    name: 'ANGÜN gişe paneli',
    short_name: 'Gişe paneli',
    lang: 'tr',
    dir: 'ltr',
    start_url: HOME_PAGE.path,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: NIGHT,
    icons: APP_ICONS,
  })
  app.get(PANEL_PATHS.manifest, (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
