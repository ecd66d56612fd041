/**
 * Builds the pages (`dist/client`) and their renderer, with what a start loads in one file (`dist/server`), and starts the site once, so
 * that Node finds compiled what it starts with; each if anything that it is made of has changed.
 */
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { startSite } from './built-site.ts'
import { compressFiles } from './compress.ts'

const BUILT = 'dist/stamp'
const COMPILED = 'node_modules/.cache/compiled/stamp'
const PAGES = [
  'src/{domain,contract,web}/**',
  'src/server/store/query-builder.ts',
  'public/**',
  'scripts/{browser-floor,build,compress}.ts',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
]

await whenChanged(BUILT, PAGES, buildPages)
// Where it can't start, the real start says why.
await whenChanged(COMPILED, [BUILT, 'src/server/**', 'scripts/built-site.ts'], compile).catch(() => undefined)

async function buildPages(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  await (await createBuilder({ configLoader: 'native', logLevel: 'warn' })).buildApp()
  await compressFiles('dist/client')
}

/** Otherwise the first start after a change would take twice as long as the later ones, and hold 20 MB more until the next. */
async function compile(): Promise<void> {
  const site = await startSite()
  await site.stop()
}

async function whenChanged(stamp: string, ingredients: readonly string[], make: () => Promise<void>): Promise<void> {
  const now = digest(ingredients)
  if (now === read(stamp)) return
  // Without a stamp, what breaks off is made again.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

function read(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

function digest(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { exclude: ['**/*.test.*'] }).toSorted()
  for (const file of files.filter((path) => statSync(path).isFile())) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
