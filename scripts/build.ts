/** Builds the pages (`dist/client`) and their renderer, with what a start loads in one file (`dist/server`), if anything that they are made of has changed. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { compressFiles } from './compress.ts'

const STAMP = 'dist/stamp'
const INGREDIENTS = [
  'src/{domain,contract,web}/**',
  'src/server/store/query-builder.ts',
  'public/**',
  'scripts/{build,compress}.ts',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
]

const ingredients = digest(INGREDIENTS)
if (ingredients !== stamp()) {
  // Without a stamp, a build that breaks off is made again.
  rmSync(STAMP, { force: true })
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  await (await createBuilder({ configLoader: 'native', logLevel: 'warn' })).buildApp()
  await compressFiles('dist/client')
  writeFileSync(STAMP, ingredients)
}

function stamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}

function digest(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { exclude: ['**/*.test.*'] }).toSorted()
  for (const file of files.filter((path) => statSync(path).isFile())) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
