import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BuildManifest } from '#contract/page-state.ts'
import { PANEL_ENTRY, type PanelAssets } from '#contract/panel/page.ts'
import type { PageBuild } from './page-build.ts'

/** Reads the file names of the panel from the manifest of `npm run build`. */
export function panelAssets(folder: string): PageBuild['panelAssets'] {
  let read: Promise<PanelAssets> | undefined
  return () => (read ??= readAssets(join(folder, 'panel')))
}

async function readAssets(folder: string): Promise<PanelAssets> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own format, written by our own build
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const [entry, sheet] = [manifest[PANEL_ENTRY], manifest['style.css']]
  if (entry === undefined || sheet === undefined) throw new Error(`${folder} has no build of the panel`)
  return { script: `/${entry.file}`, sheet: `/${sheet.file}`, head: '' }
}

/** The site's icons for home screens and browser tabs. */
const ICONS = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']

/** One route for each file of a build, which also sends its compressed forms. */
export const BUILT_FILES = {
  wildcard: false,
  index: false as const,
  preCompressed: true,
  // The largest file has a quarter of a megabyte, so ranges are not supported.
  acceptRanges: false,
  cacheControl: false,
  globIgnore: ['**/*.{br,gz}', '.vite/**'],
}

/** Serves the panel's files and the icons. */
export async function panelFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'panel/assets')
  await app.register(fastifyStatic, {
    ...BUILT_FILES,
    root: join(folder, 'panel'),
    setHeaders(reply, path) {
      // The name contains a hash, so the file never changes.
      if (path.startsWith(assets)) reply.header('cache-control', 'private, max-age=31536000, immutable')
      reply.header('vary', 'accept-encoding')
    },
  })
  for (const name of ICONS) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, join(folder, 'client')))
}
