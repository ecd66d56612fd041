/** What the built pages make a browser fetch of script and style, compressed by brotli, against their budgets. Fails where one is over. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { PAGES } from '#contract/paths.ts'

const CLIENT = 'dist/client'
const ENTRY = 'src/web/entry.client.tsx'
/** In the head of every document, and no part of the bundle. */
const HEAD = 'head.js'
/** Sockets and calls: pages with rates load it after hydration. */
const LIVE = 'src/web/live/engine.ts'

/** Of 1,000 bytes. */
interface Budget {
  /** Everything that is requested before `hydrateRoot` runs. */
  readonly scripts: number
  readonly withLive: number
}

const BUDGETS: Readonly<Record<string, Budget>> = { home: { scripts: 90, withLive: 105 } }
const EACH_OTHER: Budget = { scripts: 100, withLive: 105 }
/** The one sheet of all pages. */
const SHEET = 'style.css'
const SHEET_BUDGET = 15

const manifest = v.parse(
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      imports: v.optional(v.array(v.string()), []),
    }),
  ),
  JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')),
)

const pages = [...Object.entries(PAGES), ['notFound', { rates: false }]] as const
const rows = pages.map(([page, { rates }]) => {
  const budget = BUDGETS[page] ?? EACH_OTHER
  const source = sourceOf(page)
  const chunks = chunksOf(ENTRY, source)
  const all = rates ? chunksOf(ENTRY, source, LIVE) : chunks
  const scripts = kiloBytes([HEAD, ...filesOf(chunks)])
  const withLive = kiloBytes([HEAD, ...filesOf(all)])
  return { page, scripts, withLive, isOver: scripts > budget.scripts || withLive > budget.withLive }
})
const sheet = kiloBytes(filesOf([SHEET]))

const line = (name: string, figures: readonly number[], isOver: boolean): string =>
  `${name.padEnd(18)}${figures.map((value) => value.toFixed(1).padStart(10)).join('')}${isOver ? '  over budget' : ''}`
console.log(`kB (brotli)${'scripts'.padStart(17)}${'with live'.padStart(10)}`)
for (const { page, scripts, withLive, isOver } of rows) console.log(line(page, [scripts, withLive], isOver))
console.log(line('The sheet', [sheet], sheet > SHEET_BUDGET))
if (sheet > SHEET_BUDGET || rows.some(({ isOver }) => isOver)) process.exitCode = 1

/** "cookiePolicy" to the module of its CookiePolicyPage. */
function sourceOf(page: string): string {
  const name = `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`
  return Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`)) ?? name
}

/** Chunks that these import, themselves included. */
function chunksOf(...names: string[]): Set<string> {
  const found = new Set<string>()
  const collect = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunkOf(name).imports) collect(imported)
  }
  for (const name of names) collect(name)
  return found
}

function filesOf(chunks: Iterable<string>): string[] {
  return [...chunks].map((name) => chunkOf(name).file)
}

function chunkOf(name: string): (typeof manifest)[string] {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The build has no ${name}`)
  return chunk
}

/** As it is sent: compressed by the build, or as it is where that gains nothing. */
function kiloBytes(files: Iterable<string>): number {
  const sizes = [...files]
    .map((file) => `${CLIENT}/${file}`)
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
