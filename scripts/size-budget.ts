/** What the built pages make a browser fetch of script and style, compressed by brotli, against their budgets. Fails where one is over. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { PAGES } from '#contract/paths.ts'

const CLIENT = 'dist/client'
const ENTRY = 'src/web/app/entry.client.tsx'
/** In the head of every document. */
const HEAD = 'public/head.js'
/** Sockets and calls: pages with rates load it after hydration. */
const LIVE = 'src/web/live/engine.ts'
/** What the calculator waits for besides, where its address names a moment. */
const SHARED_SUM = 'src/web/pages/calculator/SharedCalculation.tsx'

/** Of 1,000 bytes. */
interface Budget {
  /** Everything that is requested before `hydrateRoot` runs. */
  readonly scripts: number
  readonly withLive: number
}

/** Each near what its pages bring: a budget with much room would hide what somebody adds. */
const HOME_AND_GOLD: Budget = { scripts: 90, withLive: 95 }
const WITH_RATES: Budget = { scripts: 95, withLive: 100 }
/** The calculator as a shared link opens it, with the sum of its moment. */
const SHARED: Budget = { scripts: 101, withLive: 106 }
const WITHOUT_RATES: Budget = { scripts: 87, withLive: 87 }
/** What comes later, by its module: what it brings beyond the page that has it. */
const LATER: Readonly<Record<string, { readonly on: string; readonly most: number }>> = {
  'features/chart/RateChart.tsx': { on: 'rates', most: 10 },
  'features/calculator/CalculatorSection.tsx': { on: 'home', most: 10 },
  'features/gold/GoldSection.tsx': { on: 'home', most: 4 },
  'features/gold/GoldSums.tsx': { on: 'gold', most: 10 },
  'features/gold/GoldChart.tsx': { on: 'gold', most: 2 },
  'pages/currency/Questions.tsx': { on: 'currency', most: 3 },
  'features/checklist/Checklist.tsx': { on: 'calculator', most: 6 },
  'features/calculator/QuoteActions.tsx': { on: 'calculator', most: 3 },
  'features/offline/Offline.tsx': { on: 'about', most: 2 },
  'features/consent/Consent.tsx': { on: 'about', most: 4 },
}
/** No part of the bundle either: the browser brings it once the page is at rest. */
const WORKER = 'sw.js'
const WORKER_BUDGET = 3
/** The one sheet of all pages. */
const SHEET = 'style.css'
const SHEET_BUDGET = 18
/** Of gold alone, and fetched with its page and its section: each. */
const GOLD_SHEETS = ['gold-page', 'gold-section']
const GOLD_SHEET_BUDGET = 3

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

const pages = [...Object.entries(PAGES), ['currency', { rates: true }], ['notFound', { rates: false }]] as const
const budgets = pages.map(([page, shows]) => {
  // Gold has prices of its own.
  const rates = shows.rates || page === 'gold'
  const budget = page === 'home' || page === 'gold' ? HOME_AND_GOLD : rates ? WITH_RATES : WITHOUT_RATES
  return { page, rates, budget, sources: [ENTRY, sourceOf(page)] }
})
budgets.push({
  page: 'a shared link',
  rates: true,
  budget: SHARED,
  sources: [ENTRY, sourceOf('calculator'), SHARED_SUM],
})
const rows = budgets.map(({ page, rates, budget, sources }) => {
  const chunks = chunksOf(...sources)
  const all = rates ? chunksOf(...sources, LIVE) : chunks
  const scripts = kiloBytes(filesOf([HEAD, ...chunks]))
  const withLive = kiloBytes(filesOf([HEAD, ...all]))
  return { page, scripts, withLive, isOver: scripts > budget.scripts || withLive > budget.withLive }
})
const later = Object.entries(LATER).map(([module, { on, most }]) => {
  const before = chunksOf(ENTRY, sourceOf(on))
  const more = [...chunksOf(`src/web/${module}`)].filter((chunk) => !before.has(chunk))
  const size = kiloBytes(filesOf(more))
  return { module, size, isOver: size > most }
})
const worker = kiloBytes([WORKER])
const sheet = kiloBytes(filesOf([SHEET]))

const goldSheets = GOLD_SHEETS.map((name) => {
  const found = globSync(`assets/${name}-*.css`, { cwd: CLIENT })
  if (found.length !== 1) throw new Error(`The build has ${found.length} sheets ${name}`)
  return { name, size: kiloBytes(found) }
})

const line = (name: string, figures: readonly number[], isOver: boolean): string =>
  `${name.padEnd(20)}${figures.map((value) => value.toFixed(1).padStart(10)).join('')}${isOver ? '  over budget' : ''}`
console.log(`kB (brotli)${'scripts'.padStart(19)}${'with live'.padStart(10)}`)
for (const { page, scripts, withLive, isOver } of rows) console.log(line(page, [scripts, withLive], isOver))
for (const { module, size, isOver } of later) console.log(line(`+ ${basename(module, '.tsx')}`, [size], isOver))
console.log(line('+ service worker', [worker], worker > WORKER_BUDGET))
console.log(line('The sheet', [sheet], sheet > SHEET_BUDGET))
for (const { name, size } of goldSheets) console.log(line(`+ ${name}.css`, [size], size > GOLD_SHEET_BUDGET))
const isAnyOver =
  [...rows, ...later].some(({ isOver }) => isOver) || goldSheets.some(({ size }) => size > GOLD_SHEET_BUDGET)
if (isAnyOver || worker > WORKER_BUDGET || sheet > SHEET_BUDGET) process.exitCode = 1

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
