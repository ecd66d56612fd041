import { type Language, LANGUAGE_BUILD, LANGUAGE_ENTRY } from '#contract/languages.ts'
import type { BuildManifest } from '#contract/page-state.ts'

export const HEAD = 'public/head.js'
export const ENTRY = 'src/web/app/entry.client.tsx'

export const FONTS = ['archivo', 'besley'].map((name) => `src/web/assets/fonts/${name}.woff2`)

export type PageAssets = ReturnType<typeof assetsOf>

/**
 * Returns the addresses of the scripts, the style sheet and the fonts of the page whose module is `source`. Pictures
 * are missing because the style sheet names them. Throws if the build has no such module.
 */
export function assetsOf(manifest: BuildManifest, source: string) {
  return filesOf(manifest, { build: '', entry: ENTRY, source, fonts: FONTS })
}

/** Returns the same for a foreign-language page, which has its own entry and style sheet. */
export function languageAssets(manifest: BuildManifest, language: Language): PageAssets {
  const faces = (FACES[language] ?? []).map((name) => `src/web/assets/fonts/${name}.woff2`)
  const source = `src/web/copy/${language}/index.ts`
  return filesOf(manifest, { build: LANGUAGE_BUILD, entry: LANGUAGE_ENTRY, source, fonts: [...FONTS, ...faces] })
}

interface PageFiles {
  /** The prefix of the build's names in the manifest. */
  readonly build: string
  readonly entry: string
  readonly source: string
  readonly fonts: readonly string[]
}

function filesOf(manifest: BuildManifest, { build, entry, source, fonts }: PageFiles) {
  const address = (name: string) => `/${fileOf(manifest, name).file}`
  const own = (name: string) => address(build + name)
  return {
    /** A script that runs before the first paint and loads the entry afterwards. */
    head: address(HEAD),
    entry: own(entry),
    modules: [...chunksOf(manifest, build + entry, build + source)]
      .filter((name) => name !== build + entry)
      .map(address),
    sheet: own('style.css'),
    fonts: fonts.map(own),
  }
}

/** Extra fonts for letters that FONTS lacks. */
const FACES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['golos-cyrillic', 'bitter-cyrillic'],
  ar: ['naskh-arabic'],
}

/** Returns the name of a page's component: "cookiePolicy" → "CookiePolicyPage". */
export function componentOf(page: string): `${string}Page` {
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`
}

/** Returns the module of a page as the build manifest names it: "cookiePolicy" → ".../CookiePolicyPage.tsx". */
export function sourceOf(manifest: BuildManifest, page: string): string {
  const file = `/${componentOf(page)}.tsx`
  const source = Object.keys(manifest).find((name) => name.endsWith(file))
  if (source === undefined) throw new Error(`The build manifest has no module ${file}`)
  return source
}

/** Returns the chunks and all their imports. Imports precede their importers. */
export function chunksOf(manifest: BuildManifest, ...names: string[]): Set<string> {
  const found = new Set<string>()
  const collect = (name: string): void => {
    if (found.has(name)) return
    for (const imported of fileOf(manifest, name).imports ?? []) collect(imported)
    found.add(name)
  }
  for (const name of names) collect(name)
  return found
}

export function fileOf(manifest: BuildManifest, name: string): BuildManifest[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The build manifest has no entry ${name}`)
  return chunk
}
