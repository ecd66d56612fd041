/** Fails if the built pages load more script or style than their budget, in kB after brotli. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { LANGUAGE_ENTRY, languagePath, LANGUAGES } from '#contract/languages.ts'
import { SHOW_RATES } from '#contract/page-paths.ts'
import { PANEL_ENTRY } from '#contract/panel/page.ts'
import { PAGE_KEYS, type PageKey } from '#contract/paths.ts'
import { WINDOW_ENTRY, WINDOW_HEAD } from '#contract/window-board.ts'
import { CAPABILITY_CHECKS } from '../src/capabilities/checks.ts'
import { chunksOf, ENTRY, HEAD, sourceOf } from '../src/web/app/page-assets.ts'

const CLIENT = 'dist/client'
/** The code of live prices, which pages with rates load after hydration. */
const LIVE = 'src/web/live/engine.ts'
/** The code that the calculator also loads if its address has a time. */
const SHARED_SUM = 'src/web/pages/calculator/SharedCalculation.tsx'

/**
 * The budgets of pages for scripts before `hydrateRoot` runs. Live prices may add 5 kB. Each budget is the present size
 * with a small reserve, because a larger one would hide additions. Words by context cost a page some 1.2 kB, a language 2.5 kB.
 */
const SCRIPTS: Readonly<Partial<Record<PageKey | 'currency' | 'notFound', number>>> = {
  home: 94.6,
  about: 83.2,
  rates: 92.2,
  gold: 93.8,
  calculator: 107.5,
  accounts: 85.6,
  contact: 89.2,
  documents: 86,
  cookiePolicy: 83.8,
  messageReceived: 84,
  offline: 80.8,
  currency: 94,
  notFound: 81.1,
}
/** The budget of a page without one of its own: the frame with some text and a form. */
const PAGE = 85
/** The budget of each language page with its texts. */
const LANGUAGE = 94.4
/** The budget of the calculator if a shared link opens it. */
const SHARED = 109.8
const FOR_LIVE = 5

/** The budgets of islands: what a module loads in addition to its page. */
const ISLANDS = {
  'features/chart/RateChart.tsx': { on: 'rates', most: 10.1 },
  'features/sum/CalculatorSection.tsx': { on: 'home', most: 15 },
  'features/gold/GoldSection.tsx': { on: 'home', most: 5 },
  'features/sum/GoldSums.tsx': { on: 'gold', most: 23.2 },
  'features/gold/GoldChart.tsx': { on: 'gold', most: 2 },
  'pages/currency/CurrencyQuestions.tsx': { on: 'currency', most: 3 },
  'features/checklist/Checklist.tsx': { on: 'calculator', most: 8.2 },
  'features/sum/SumActions.tsx': { on: 'calculator', most: 3 },
  'features/offline/Offline.tsx': { on: 'about', most: 2 },
  'features/consent/Consent.tsx': { on: 'about', most: 4 },
} as const

/** The budgets of the worker, of the style sheets, and of the fonts of single languages. */
const FILES = {
  'sw.js': 4,
  'assets/style-*.css': 21.5,
  'assets/language-*.css': 18,
  'assets/bitter-cyrillic-*.woff2': 14,
  'assets/golos-cyrillic-*.woff2': 14,
  'assets/naskh-arabic-*.woff2': 17.5,
}

/** The budgets of the window board, a separate program: React takes 58 kB of its scripts. */
const WINDOW = { scripts: 80.2, sheet: 6 }

/**
 * The budgets of the panel. `first` counts scripts and style sheets before the first page; `all` includes every page and
 * the passkey library.
 */
const PANEL = { first: 94.7, all: 146 }

const builtFiles = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
const manifestOf = (path: string) => v.parse(builtFiles, JSON.parse(readFileSync(path, 'utf8')))
const manifest = manifestOf(`${CLIENT}/.vite/manifest.json`)

console.log(`kB (brotli)${'scripts'.padStart(19)}${'with live'.padStart(10)}`)
for (const page of [...PAGE_KEYS, 'currency', 'notFound'] as const) {
  // The gold page and the currency pages have prices, too.
  const hasPrices = SHOW_RATES.has(page) || page === 'gold' || page === 'currency'
  checkPage(page, [sourceOf(manifest, page)], SCRIPTS[page] ?? budgetOfCapability(page) ?? PAGE, hasPrices)
}
checkLanguages()
checkPage('a shared link', [sourceOf(manifest, 'calculator'), SHARED_SUM], SHARED, true)
for (const [module, { on, most }] of Object.entries(ISLANDS)) {
  const before = chunksOf(manifest, ENTRY, sourceOf(manifest, on))
  const more = [...chunksOf(manifest, `src/web/${module}`)].filter((chunk) => !before.has(chunk))
  check(`+ ${basename(module, '.tsx')}`, [[sizeOf(more), most]])
}
for (const [pattern, most] of Object.entries(FILES)) {
  const found = globSync(pattern, { cwd: CLIENT })
  if (found.length !== 1) throw new Error(`The build has ${found.length} files ${pattern}`)
  check(pattern.replaceAll(/.*\/|-\*/g, ''), [[kiloBytes(found), most]])
}

const board = manifestOf(`${CLIENT}/.vite/manifest-tabela.json`)
const { file: entry = '', css = [] } = board[WINDOW_ENTRY] ?? {}
check('window board', [[kiloBytes([board[WINDOW_HEAD]?.file ?? '', entry]), WINDOW.scripts]])
check('its sheet', [[kiloBytes(css), WINDOW.sheet]])

const panel = manifestOf('dist/panel/.vite/manifest.json')
const panelFiles = [...new Set(Object.values(panel).flatMap(({ file, css: sheets }) => [file, ...sheets]))]
const isWeighed = (file: string): boolean => /\.(?:js|css)$/.test(file)
const sheets = panelFiles.filter((file) => file.endsWith('.css'))
const first = [...chunksOf(panel, PANEL_ENTRY)].map((name) => panel[name]?.file ?? name)
check('panel, first load', [[kiloBytes([...first, ...sheets], 'dist/panel'), PANEL.first]])
check('panel, all of it', [[kiloBytes(panelFiles.filter(isWeighed), 'dist/panel'), PANEL.all]])

function budgetOfCapability(page: string): number | undefined {
  return CAPABILITY_CHECKS.map(({ budgets }) => budgets?.[page]).find((most) => most !== undefined)
}

/** Checks the pages in other languages, which are separate programs; the second figure includes live prices. */
function checkLanguages(): void {
  const own = manifestOf(`${CLIENT}/.vite/manifest-languages.json`)
  const head = manifest[HEAD]?.file ?? HEAD
  for (const language of LANGUAGES) {
    const words = `src/web/copy/${language}/index.ts`
    const filesOf = (...names: string[]) => [...chunksOf(own, ...names)].map((name) => own[name]?.file ?? name)
    check(languagePath(language), [
      [kiloBytes([head, ...filesOf(LANGUAGE_ENTRY, words)]), LANGUAGE],
      [kiloBytes([head, ...filesOf(LANGUAGE_ENTRY, words, LIVE)]), LANGUAGE + FOR_LIVE],
    ])
  }
}

function checkPage(name: string, sources: readonly string[], most: number, hasPrices: boolean): void {
  const live = hasPrices ? [LIVE] : []
  const chunks = chunksOf(manifest, ENTRY, ...sources)
  const all = chunksOf(manifest, ENTRY, ...sources, ...live)
  check(name, [
    [sizeOf([HEAD, ...chunks]), most],
    [sizeOf([HEAD, ...all]), most + FOR_LIVE * live.length],
  ])
}

/** Prints sizes and whether one is over its budget. */
function check(name: string, sizes: readonly (readonly [size: number, most: number])[]): void {
  const isOver = sizes.some(([size, most]) => size > most)
  const figures = sizes.map(([size]) => size.toFixed(1).padStart(10)).join('')
  console.log(`${name.padEnd(20)}${figures}${isOver ? '  over budget' : ''}`)
  if (isOver) process.exitCode = 1
}

function sizeOf(chunks: readonly string[]): number {
  return kiloBytes(chunks.map((name) => manifest[name]?.file ?? name))
}

/** Returns the sent size: compressed if the build has compressed the file. */
function kiloBytes(files: readonly string[], folder = CLIENT): number {
  const sizes = files
    .map((file) => `${folder}/${file}`)
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
