import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildManifest, Renderer } from '#contract/render.ts'
import { staticFiles } from '../http/index.ts'
import { type Log, StartRefused } from '../runtime/index.ts'
import { isOutdated } from './build-sources.ts'
import { readBuild } from './builds.ts'
import { keepPages } from './kept-pages.ts'
import type { PageBuild } from './page-build.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The pages as `npm run build` made them: `server/entry.server.js` renders, `client/` is served. */
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
      void sayIfOutdated(options.log)
      return keepPages({ ...options, ...renderer, manifest })
    },
    serveFiles: (app, options) => staticFiles(app, client, options),
    builds: async () => ({ running, onDisk: await readBuild(folder) }),
  }
}

/** It serves all the same: old pages are better than none, and a start may come by itself, at night. */
async function sayIfOutdated(log: Log): Promise<void> {
  // Files may come and go while it looks: a pull that is under way.
  if (await isOutdated(ROOT).catch(() => false))
    log.warn('the pages were built from other sources than those that lie here: run "npm run build", then restart')
}

/** No import can name the web layer: its renderer comes as a built file that keeps the contract. */
async function loadRenderer(folder: string): Promise<Renderer> {
  const file = join(folder, 'server/entry.server.js')
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build: the compiler checked its source against Renderer
    const { render, writePicture } = (await import(pathToFileURL(file).href)) as Renderer
    return { render, writePicture }
  } catch (error) {
    throw new StartRefused([`Sayfalar derlenmemiş: ${file} yok. Önce "npm run build" çalıştırın.`, String(error)])
  }
}

async function readManifest(client: string): Promise<BuildManifest> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own format, written by our own build
  return JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest
}
