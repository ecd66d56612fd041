import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LANGUAGE_BUILD } from '#contract/languages.ts'
import type { BuildManifest, Renderer } from '#contract/page-state.ts'
import { WORKER_PATH } from '#contract/worker-contract.ts'
import { prepareAnswer, replyWith } from '../response/index.ts'
import { type Log, StartRefused } from '../runtime/index.ts'
import { isOutdated } from './build-sources.ts'
import { type PageBuild, readBuild } from './page-build.ts'
import { openPageCache } from './page-cache.ts'
import { BUILT_FILES, panelAssets, panelFiles } from './panel-build.ts'

/** For files below /assets/, which never change because their names contain a hash. */
const FOREVER = 'public, max-age=31536000, immutable'
/** The service worker that keeps pages for visitors without a network, and the one that replaces and unregisters it. */
const WORKER = 'sw.js'
const UNREGISTER = 'unregister.js'
const AN_HOUR = 'public, max-age=3600'

const ROOT = join(import.meta.dirname, '../../..')

/** The build of `npm run build`: `server/entry.server.js` renders pages, and `client/` has the files. */
export async function productionBuild(folder = join(ROOT, 'dist')): Promise<PageBuild> {
  const client = join(folder, 'client')
  const [renderer, manifest, running] = await Promise.all([
    loadRenderer(folder),
    readManifest(client),
    readBuild(folder),
  ])
  return {
    mode: 'production',
    openPages(options) {
      void warnIfOutdated(options.log)
      return openPageCache({ ...options, ...renderer, manifest })
    },
    serveFiles: (app, options) => staticFiles(app, client, options),
    servePanelFiles: (app) => panelFiles(app, folder),
    panelAssets: panelAssets(folder),
    builds: async () => ({ running, onDisk: await readBuild(folder) }),
  }
}

/** Warns about outdated pages. The site still starts, because a machine may restart without anybody present. */
async function warnIfOutdated(log: Log): Promise<void> {
  // Rejects if files change during the check, as during a pull.
  if (await isOutdated(ROOT).catch(() => false)) log.warn('pages outdated: run "npm run build", then restart')
}

/** Loads the built renderer, because the server may not import the web layer. */
async function loadRenderer(folder: string): Promise<Renderer> {
  const file = join(folder, 'server/entry.server.js')
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build, checked against Renderer
    return (await import(pathToFileURL(file).href)) as Renderer
  } catch (error) {
    throw new StartRefused([`Sayfalar derlenmemiş: ${file} yok. Önce "npm run build" çalıştırın.`, String(error)])
  }
}

/** Merges the manifests of the pages, the window board and the language pages, which are built separately. */
async function readManifest(client: string): Promise<BuildManifest> {
  const names = ['manifest-languages.json', 'manifest-tabela.json', 'manifest.json']
  const texts = await Promise.all(names.map((name) => readFile(join(client, '.vite', name), 'utf8')))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own format, written by our own build
  const [languages = {}, windowBoard, pages] = texts.map((text) => JSON.parse(text) as BuildManifest)
  return { ...prefixed(languages, LANGUAGE_BUILD), ...windowBoard, ...pages }
}

/** Prefixes the keys of a manifest, because two builds have the same sources. */
function prefixed(manifest: BuildManifest, prefix: string): BuildManifest {
  const built: Record<string, BuildManifest[string]> = {}
  for (const [name, file] of Object.entries(manifest))
    built[prefix + name] = { ...file, imports: (file.imports ?? []).map((imported) => prefix + imported) }
  return built
}

/** Serves the built client and the files of public/ with their compressed forms, with one route for each file. */
export async function staticFiles(
  app: FastifyInstance,
  folder: string,
  { keepsPages }: { readonly keepsPages: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    ...BUILT_FILES,
    root: folder,
    decorateReply: false,
    globIgnore: [...BUILT_FILES.globIgnore, WORKER, UNREGISTER],
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOREVER : AN_HOUR)
      reply.header('vary', 'accept-encoding')
    },
  })

  const worker = prepareAnswer({
    contentType: 'text/javascript; charset=utf-8',
    // Browsers request the worker with each document, so an installed worker is replaced with the next document.
    cacheControl: 'no-cache',
    body: await readFile(join(folder, keepsPages ? WORKER : UNREGISTER), 'utf8'),
  })
  app.get(WORKER_PATH, (_request, reply) => replyWith(reply, worker))
}
