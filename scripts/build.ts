/**
 * Builds the pages (`dist/client`), the office's panel (`dist/panel`) and their renderers, with what a start loads in
 * one file (`dist/server`), says what was built when (`dist/build.json`), and starts the site once, so that Node finds
 * compiled what it starts with; each if anything that it is made of has changed.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BUILD_SOURCES, BUILD_STAMP, sourceFingerprint } from '../src/server/pages/build-sources.ts'
import { buildWorkers } from './build-workers.ts'
import { startBuiltSite } from './built-site.ts'
import { compressFiles } from './compress.ts'

const BUILD = 'dist/build.json'
const COMPILED = 'node_modules/.cache/compiled/stamp'
const began = performance.now()

const built = await whenWritable(async () => {
  const isNew = await whenChanged(BUILD_STAMP, BUILD_SOURCES, buildPages)
  await describeBuild()
  return isNew
})
// Where it can't start, the real start says why.
await whenChanged(COMPILED, [BUILD_STAMP, 'src/server/**', 'scripts/built-site.ts'], compile).catch(() => undefined)
if (built) console.log(`Site derlendi: ${Math.ceil((performance.now() - began) / 1000)} sn.`)

/** The site is started by a user of its own, who may not write where another one has put it. */
async function whenWritable<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))))
      throw error
    console.error(
      `The build is not of this code, and this user may not write it (${error.message}). As the owner of dist/: npm run build`,
    )
    process.exit(1)
  }
}

async function buildPages(): Promise<void> {
  console.log('Site derleniyor …')
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  await (await createBuilder({ configLoader: 'native', logLevel: 'warn' })).buildApp()
  await buildWorkers('dist/client')
  await Promise.all([compressFiles('dist/client'), compressFiles('dist/panel')])
}

/** For the office's page: what runs, and whether something newer lies beside it. */
async function describeBuild(): Promise<void> {
  const commit = commitNow()
  const stamp = await sourceFingerprint('.', [...BUILD_SOURCES, 'src/server/**'])
  const known = read(BUILD) ?? ''
  // Git shows another user's working copy to nobody: what is known of it stays.
  if (known.includes(stamp) && (commit === null || known.includes(JSON.stringify(commit)))) return
  const version = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? ''
  writeFileSync(BUILD, `${JSON.stringify({ version, commit, builtAt: Date.now(), stamp })}\n`)
}

/** null: this is no working copy of git, or git is not there. */
function commitNow(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/**
 * Otherwise the first start after a change would take twice as long as the later ones, and hold 20 MB more until the
 * next.
 */
async function compile(): Promise<void> {
  const site = await startBuiltSite()
  await site.stop()
}

/** Tells whether it was made. */
async function whenChanged(stamp: string, ingredients: readonly string[], make: () => Promise<void>): Promise<boolean> {
  const now = await sourceFingerprint('.', ingredients)
  if (now === read(stamp)) return false
  // Without a stamp, what breaks off is made again.
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return true
}

function read(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}
