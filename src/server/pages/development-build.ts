import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { documentAt } from '#contract/page-paths.ts'
import type { Renderer } from '#contract/page-state.ts'
import { PANEL_ENTRY } from '#contract/panel/page.ts'
import { pageAt } from '#contract/paths.ts'
import { HTML, pathOf } from '../response/index.ts'
import { needsAt } from './build-page-state.ts'
import type { PageBuild } from './page-build.ts'
import { asksSomething, type PageCacheOptions, type Pages, visitorPages } from './page-cache.ts'

/**
 * Renders pages from the sources for each request, so that edits are visible immediately. Vite serves modules and
 * files.
 */
export function developmentBuild(): Promise<PageBuild> {
  const opened = Promise.withResolvers<ViteDevServer>()
  let site: Server | undefined
  return Promise.resolve({
    mode: 'development',
    openPages: (options) => Promise.resolve(freshPages(options, opened.promise)),
    async serveFiles(app) {
      const { server } = app
      site = server
      // Production has no Vite.
      const { createServer } = await import('vite')
      // Vite's default loader writes and imports a copy of the config, so `node --watch` would restart forever.
      const vite = await createServer({
        configLoader: 'native',
        logLevel: 'warn',
        server: { middlewareMode: true, hmr: { server } },
      })
      opened.resolve(vite)
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
      app.addHook('onClose', () => vite.close())
    },
    async servePanelFiles(app) {
      const vite = await opened.promise
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
      // Vite reports edits only on the site's server, so the panel forwards its upgrade requests.
      app.server.on('upgrade', (...asked) => site?.emit('upgrade', ...asked))
    },
    panelAssets: () => Promise.resolve(PANEL_SOURCES),
    builds: () => Promise.resolve(null),
  })
}

/** The script that reloads an edited module has to be first. */
const VITE = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble']
  .map((path) => `<script type="module" src="${path}"></script>`)
  .join('')
const PANEL_SOURCES = { script: `/${PANEL_ENTRY}`, sheet: '/src/web/panel/panel.css', head: VITE }

function freshPages(
  options: Omit<PageCacheOptions, keyof Renderer | 'manifest'>,
  opened: Promise<ViteDevServer>,
): Pages {
  const { state, headers, clock, log } = options
  const renderer = async (): Promise<Renderer> => {
    const vite = await opened
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own module, checked against Renderer
    return (await vite.ssrLoadModule('/src/web/app/entry.server.tsx')) as unknown as Renderer
  }

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request
    const vite = await opened
    try {
      const { render } = await renderer()
      const path = pathOf(url)
      const { status, html } = render(path, state(needsAt(path), clock.now()), null)
      response.writeHead(status, { 'content-type': HTML, 'cache-control': 'no-store', ...headers() })
      response.end(request.method === 'HEAD' ? undefined : html)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log.error({ err: error, url }, 'page not rendered')
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    }
  }

  return {
    answer(request, response) {
      const { method, url = '' } = request
      const path = pathOf(url)
      const isPage = pageAt(path) !== undefined || documentAt(path) !== undefined
      if ((method !== 'GET' && method !== 'HEAD') || !isPage || asksSomething(url)) return false
      void send(request, response)
      return true
    },
    answerNotFound: (request, response) => void send(request, response),
    answerUnasked: (_path, request, response) => void send(request, response),
    ...visitorPages({ ...options, manifest: null }, renderer),
    ratesChanged: () => undefined,
    officeChanged: () => undefined,
    renders: () => new Map(),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}
