import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildManifest, Render } from '#contract/render.ts'
import { staticFiles } from '../http/door.ts'
import { StartRefused } from '../run/door.ts'
import { readBuild } from './builds.ts'
import { keepPages } from './kept-pages.ts'
import type { PageBuild } from './page-build.ts'

/** The pages as `npm run build` made them: `server/entry.server.js` renders, `client/` is served. */
export async function productionBuild(folder = join(import.meta.dirname, '../../../dist')): Promise<PageBuild> {
  const client = join(folder, 'client')
  const [render, manifest, running] = await Promise.all([loadRender(folder), readManifest(client), readBuild(folder)])
  return {
    mode: 'production',
    openPages: (options) => keepPages({ ...options, render, manifest }),
    serveFiles: (app) => staticFiles(app, client),
    builds: async () => ({ running, onDisk: await readBuild(folder) }),
  }
}

/** No import can name the web layer: its renderer comes as a built file that keeps the contract. */
async function loadRender(folder: string): Promise<Render> {
  const file = join(folder, 'server/entry.server.js')
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own build: the compiler checked its source against Render
    const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
    return render
  } catch (error) {
    throw new StartRefused([`Sayfalar derlenmemiş: ${file} yok. Önce "npm run build" çalıştırın.`, String(error)])
  }
}

async function readManifest(client: string): Promise<BuildManifest> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own format, written by our own build
  return JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest
}
