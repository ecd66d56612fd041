/**
 * Builds the pages (`dist/client`), the panel (`dist/panel`), their renderers and the server's bundle (`dist/server`),
 * writes the version (`dist/build.json`), and starts the site once to fill Node's compile cache. Each step runs only if
 * its sources have changed.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BUILD_SOURCES, BUILD_STAMP, sourceFingerprint } from '../src/server/pages/build-sources.ts'
import { buildWorkers } from './build-workers.ts'
import { compressFiles } from './compress.ts'
import { fillCompileCache } from './fill-compile-cache.ts'

const BUILD = 'dist/build.json'
const SERVER_SOURCES = ['src/server/**', 'src/capabilities/*/server/**']
const COMPILED = 'node_modules/.cache/compiled/stamp'
const began = performance.now()

const built = await whenWritable(async () => {
  const isNew = await whenChanged(BUILD_STAMP, BUILD_SOURCES, buildPages)
  await describeBuild()
  return isNew
})
// If the site cannot start, the real start reports the reason.
await whenChanged(
  COMPILED,
  [BUILD_STAMP, ...SERVER_SOURCES, 'scripts/built-site.ts', 'scripts/fill-compile-cache.ts'],
  fillCompileCache,
).catch(() => undefined)
if (built) console.log(`Site derlendi: ${Math.ceil((performance.now() - began) / 1000)} sn.`)

/** Exits with a hint if another user owns the build: the service's user cannot write it. */
async function whenWritable<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))))
      throw error
    console.error(
      `The build is outdated, and this user cannot write it (${error.message}). As the owner of dist/: npm run build`,
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

/** Writes the version for the status page, which also compares it with newer sources. */
async function describeBuild(): Promise<void> {
  const commit = commitNow()
  const stamp = await sourceFingerprint('.', [...BUILD_SOURCES, ...SERVER_SOURCES])
  const known = read(BUILD) ?? ''
  // Git refuses to read another user's working copy; the known commit is then kept.
  if (known.includes(stamp) && (commit === null || known.includes(JSON.stringify(commit)))) return
  const version = /"version": "([^"]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? ''
  writeFileSync(BUILD, `${JSON.stringify({ version, commit, builtAt: Date.now(), stamp })}\n`)
}

/** Returns the commit; null means that there is no git or no working copy. */
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

/** Runs `make` if an ingredient has changed; resolves to true if it ran. */
async function whenChanged(stamp: string, ingredients: readonly string[], make: () => Promise<void>): Promise<boolean> {
  const now = await sourceFingerprint('.', ingredients)
  if (now === read(stamp)) return false
  // The stamp is removed first, so that an interrupted step is repeated.
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
