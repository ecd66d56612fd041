import { type Language, LANGUAGE_BUILD, LANGUAGE_ENTRY } from '#contract/languages.ts'
import type { BuildManifest } from '#contract/page-state.ts'

export const HEAD = 'public/head.js'
export const ENTRY = 'src/web/app/entry.client.tsx'

/** Both subsets of each font are preloaded, because a search for ğ, ş, İ and ₺ in system fonts is slow. */
export const FONTS = ['archivo-latin', 'archivo-latin-ext', 'besley-latin', 'besley-latin-ext'].map(
  (name) => `src/web/assets/fonts/${name}.woff2`,
)

export type PageAssets = ReturnType<typeof assetsOf>

/**
 * Returns the addresses of the scripts, the style sheet and the fonts of the page whose module is `source`. Pictures
 * are missing because the style sheet names them. Throws if the build has no such module.
 */
export function assetsOf(manifest: BuildManifest, source: string) {
  const address = (name: string) => `/${fileOf(manifest, name).file}`
  return {
    /** A script that runs before the first paint and loads the entry afterwards. */
    head: address(HEAD),
    entry: address(ENTRY),
    modules: [...chunksOf(manifest, ENTRY, source)].filter((name) => name !== ENTRY).map(address),
    sheet: address('style.css'),
    fonts: FONTS.map(address),
  }
}

/** Returns the same for a foreign-language page, which has its own entry and style sheet. */
export function languageAssets(manifest: BuildManifest, language: Language): PageAssets {
  const address = (name: string) => `/${fileOf(manifest, name).file}`
  const own = (name: string) => address(LANGUAGE_BUILD + name)
  const entry = LANGUAGE_BUILD + LANGUAGE_ENTRY
  const words = `${LANGUAGE_BUILD}src/web/copy/${language}/index.ts`
  return {
    head: address(HEAD),
    entry: address(entry),
    modules: [...chunksOf(manifest, entry, words)].filter((name) => name !== entry).map(address),
    sheet: own('style.css'),
    fonts: [...FONTS, ...(FACES[language] ?? []).map((name) => `src/web/assets/fonts/${name}.woff2`)].map(own),
  }
}

/** Extra fonts for letters that FONTS lacks. */
const FACES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['golos-cyrillic', 'bitter-cyrillic'],
  ar: ['naskh-arabic'],
}

/** Returns the module of a page as the build manifest names it: "cookiePolicy" → ".../CookiePolicyPage.tsx". */
export function sourceOf(page: string): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/web/pages/${folder}/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`
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
