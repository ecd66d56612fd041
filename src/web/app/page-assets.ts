import { type Language, LANGUAGE_BUILD, LANGUAGE_ENTRY } from '#contract/languages.ts'
import type { BuildManifest } from '#contract/page-state.ts'

export const HEAD = 'public/head.js'
export const ENTRY = 'src/web/app/entry.client.tsx'

/** Both halves of each face: without ğ, ş, İ and ₺, the first layout looks for a system face, which takes long. */
export const FONTS = ['archivo-latin', 'archivo-latin-ext', 'besley-latin', 'besley-latin-ext'].map(
  (name) => `src/web/assets/fonts/${name}.woff2`,
)

export type PageAssets = ReturnType<typeof assetsOf>

/**
 * Addresses of all that the first screen of the page at `source` is made of, but its pictures: the sheet names those.
 * Throws when the build lacks a part of it: it is another build's.
 */
export function assetsOf(manifest: BuildManifest, source: string) {
  const address = (name: string) => `/${fileOf(manifest, name).file}`
  return {
    /** Runs before the first paint, and loads the entry after it. */
    head: address(HEAD),
    entry: address(ENTRY),
    modules: [...chunksOf(manifest, ENTRY, source)].filter((name) => name !== ENTRY).map(address),
    sheet: address('style.css'),
    fonts: FONTS.map(address),
  }
}

/** The same of the page of a language, which is a program of its own with its own sheet. */
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

/** For letters that the faces of all pages lack. */
const FACES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['golos-cyrillic', 'bitter-cyrillic'],
  ar: ['naskh-arabic'],
}

/** "cookiePolicy" to the module of its page, as the build's manifest names it. */
export function sourceOf(page: string): string {
  const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/web/pages/${folder}/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`
}

/** These chunks and all that they import, imports before importers. */
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
  if (chunk === undefined) throw new Error(`The build has no ${name}`)
  return chunk
}
