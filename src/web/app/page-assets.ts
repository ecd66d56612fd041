import type { BuildManifest } from '#contract/page-state.ts'
import type { SiteRoute } from './routes.tsx'

const HEAD = 'public/head.js'
const ENTRY = 'src/web/app/entry.client.tsx'

/** The one sheet of the site. */
const SHEET = 'style.css'

/** Both halves of each face: with ğ, ş, İ and ₺ missing, the first layout would fall back to a system face, which takes long to find. */
const FONTS = ['archivo-latin', 'archivo-latin-ext', 'besley-latin', 'besley-latin-ext'].map(
  (name) => `src/web/assets/fonts/${name}.woff2`,
)

/** Addresses on the site of everything that a page's first screen is made of, its pictures left out: the sheet names those. */
export interface PageAssets {
  /** Runs before the first paint, and brings the entry after it. */
  readonly head: string
  readonly entry: string
  /** Modules that the entry and the page import, the entry itself left out. */
  readonly modules: readonly string[]
  readonly sheet: string
  readonly fonts: readonly string[]
}

/** Throws when the build lacks a part of the page: it is another build's. */
export function assetsOf(manifest: BuildManifest, route: Pick<SiteRoute, 'source'>): PageAssets {
  const chunks = new Set<string>()
  collectChunks(manifest, ENTRY, chunks)
  collectChunks(manifest, route.source, chunks)
  const address = (name: string) => `/${chunkOf(manifest, name).file}`
  return {
    head: address(HEAD),
    entry: address(ENTRY),
    modules: [...chunks].filter((name) => name !== ENTRY).map(address),
    sheet: address(SHEET),
    fonts: FONTS.map(address),
  }
}

/** Imports before importers. */
function collectChunks(manifest: BuildManifest, name: string, found: Set<string>): void {
  if (found.has(name)) return
  for (const imported of chunkOf(manifest, name).imports ?? []) collectChunks(manifest, imported, found)
  found.add(name)
}

function chunkOf(manifest: BuildManifest, name: string): BuildManifest[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The build has no ${name}`)
  return chunk
}
