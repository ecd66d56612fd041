import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The sources of pages and their renderer, from the project's folder. */
export const BUILD_SOURCES: readonly string[] = [
  'src/{domain,contract,web,worker}/**',
  'src/capabilities/{*.ts,*/settings.ts,*/{domain,contract,site}/**}',
  'src/server/pages/build-sources.ts',
  'public/**',
  'scripts/{browser-floor,build,build-workers,chart-figures,class-names,compress,currency-columns,head-script,plain-imports,release}.ts',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
]

/** The path of the fingerprint of a build's sources. */
export const BUILD_STAMP = 'dist/stamp'

/** Hashes all matching files; tests are left out. */
export async function sourceFingerprint(root: string, patterns: readonly string[]): Promise<string> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd: root, exclude: ['**/*.test.*'] })) paths.push(path)
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) {
    const file = join(root, path)
    if ((await stat(file)).isFile()) hash.update(path).update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Returns true if the build was made from other sources than the current ones, as after a `git pull` without a build.
 */
export async function isOutdated(root: string): Promise<boolean> {
  // If only the built files were deployed, there is nothing to compare.
  if (!existsSync(join(root, 'src/web'))) return false
  const stamp = await readFile(join(root, BUILD_STAMP), 'utf8').catch(() => null)
  return stamp !== (await sourceFingerprint(root, BUILD_SOURCES))
}
