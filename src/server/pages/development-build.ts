import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { pageAt, PAGES } from '#contract/paths.ts'
import type { Render } from '#contract/render.ts'
import { pathOf } from '../http/door.ts'
import type { Pages, PagesOptions } from './kept-pages.ts'
import type { PageBuild } from './page-build.ts'

const NO_RENDERS: ReadonlyMap<string, number> = new Map()

/** Pages rendered per request from the sources, so that an edit shows at once; modules and files come from Vite. */
export function developmentBuild(): Promise<PageBuild> {
  const opened = Promise.withResolvers<ViteDevServer>()
  return Promise.resolve({
    mode: 'development',
    openPages: (options) => Promise.resolve(freshPages(options, opened.promise)),
    async serveFiles(app) {
      const { server } = app
      // Production has no Vite.
      const { createServer } = await import('vite')
      // Vite's own loader imports a copy of the config that it writes: `node --watch` would restart us for ever.
      const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true, hmr: { server } } })
      opened.resolve(vite)
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
      app.addHook('onClose', () => vite.close())
    },
    builds: () => Promise.resolve(null),
  })
}

function freshPages(
  { state, headers, clock, log }: Omit<PagesOptions, 'render' | 'manifest'>,
  opened: Promise<ViteDevServer>,
): Pages {
  const renderer = async (vite: ViteDevServer): Promise<Render> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own module: the compiler checked it against Render
    const { render } = (await vite.ssrLoadModule('/src/web/entry.server.tsx')) as { render: Render }
    return render
  }

  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request
    const vite = await opened
    try {
      const render = await renderer(vite)
      const key = pageAt(pathOf(url))
      const { status, html } = render(pathOf(url), state(key !== undefined && PAGES[key].rates, clock.now()), null)
      response.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...headers(),
      })
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
      if ((method !== 'GET' && method !== 'HEAD') || pageAt(pathOf(url)) === undefined) return false
      void send(request, response)
      return true
    },
    answerNotFound: (request, response) => void send(request, response),
    async returnForm(returned) {
      const render = await renderer(await opened)
      return render(PAGES.contact.path, { ...state(false, clock.now()), returned }, null).html
    },
    ratesChanged: () => undefined,
    officeChanged: () => undefined,
    renders: () => NO_RENDERS,
    stop: () => undefined,
  }
}
