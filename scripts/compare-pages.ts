/**
 * Compares the pictures of all pages between a commit and the current sources, pixel by pixel:
 * `node scripts/compare-pages.ts [COMMIT] [--only NAME]`. Without COMMIT it is the last release, or else the last
 * commit. The pictures of a commit are kept in `.cache/pixels` of the clone, which all its working copies share.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import siteTests from '../playwright.config.ts'
import { prepareStore } from './frozen-site.ts'
import { differenceOf } from './picture-difference.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The files that decide how pictures are drawn. If they change, the pictures of commits are drawn again. */
const CAMERA = ['scripts/{frozen-*,built-site}.ts', 'test/pixels/shots.ts', 'test/e2e/visitor.ts']
/** The files that list the pictures. If they change, those that a commit lacks are drawn. */
const SCENES = ['test/pixels/*.ts', 'src/capabilities/{,*/}checks.ts', 'test/e2e/{page-kinds,panel-pages}.ts']

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const commit = git('rev-parse', '--short', `${positionals[0] ?? lastRelease()}^{commit}`)
const shared = join(dirname(git('rev-parse', '--path-format=absolute', '--git-common-dir')), '.cache/pixels')
const own = join(ROOT, '.cache/pixels')
const [before, after, report] = [join(shared, `${commit}-${stampOf(CAMERA)}`), join(own, 'now'), join(own, 'report')]

const complete = join(before, `complete-${stampOf(SCENES)}`)
const couldDrawCommit = existsSync(complete) || (await drawCommit())
rmSync(after, { recursive: true, force: true })
execFileSync(process.execPath, ['setup.mjs', 'build'], { cwd: ROOT, stdio: 'inherit' })
const couldDraw = await draw(ROOT, after)
const lines = await compareAll()
writeFileSync(join(report, 'list.txt'), lines.map((line) => `${line}\n`).join(''))
for (const line of lines) console.log(line)
console.log(`${pictures(after).length} shots, ${lines.length} differ${lines.length > 0 ? `: ${report}` : ''}`)
process.exitCode = couldDrawCommit && couldDraw && lines.length === 0 ? 0 : 1

/** Draws the commit's pictures with its own build. Returns false if some could not be drawn. */
async function drawCommit(): Promise<boolean> {
  const tree = join(shared, `tree-${commit}-${process.pid}`)
  git('worktree', 'add', '--detach', tree, commit)
  try {
    for (const folder of ['node_modules', 'scripts/node/node_modules'])
      if (existsSync(join(ROOT, folder))) execFileSync('cp', ['-al', join(ROOT, folder), join(tree, folder)])
    rmSync(join(tree, 'node_modules/.cache'), { recursive: true, force: true })
    execFileSync(process.execPath, ['setup.mjs', 'build'], { cwd: tree, stdio: 'inherit' })
    const isComplete = await draw(tree, before)
    if (isComplete && values.only === undefined) writeFileSync(complete, '')
    return isComplete
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

/** Draws the pictures of a build. Returns false if some could not be drawn. */
async function draw(root: string, folder: string): Promise<boolean> {
  const store = join(folder, 'store')
  mkdirSync(folder, { recursive: true })
  await prepareStore(root, store)
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=test/pixels/playwright.config.ts',
      ...(values.only === undefined ? [] : ['--grep', values.only]),
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PIXELS_ROOT: root, PIXELS_STORE: store, PIXELS_SHOTS: folder },
    },
  )
  rmSync(store, { recursive: true })
  return status === 0
}

/** Compares all pictures, and returns a line for each one that differs. */
async function compareAll(): Promise<string[]> {
  rmSync(report, { recursive: true, force: true })
  mkdirSync(report, { recursive: true })
  await using browser = await chromium.launch(siteTests.use?.launchOptions)
  const page = await browser.newPage()
  const names = new Set([...pictures(after), ...(values.only === undefined ? pictures(before) : [])])
  const found: string[] = []
  for (const name of [...names].toSorted()) {
    const line = await compareOne(page, name)
    if (line !== null) found.push(line)
  }
  return found
}

async function compareOne(page: Page, name: string): Promise<string | null> {
  const files = [join(before, name), join(after, name)]
  if (!files.every((file) => existsSync(file))) return `${name}: only ${existsSync(join(after, name)) ? 'now' : commit}`
  const [old = Buffer.alloc(0), current = Buffer.alloc(0)] = files.map((file) => readFileSync(file))
  // Equal pixels are encoded to equal bytes by the same browser.
  if (old.equals(current)) return null
  const { pixels, box, sizes, picture } = await differenceOf(page, old, current)
  if (pixels === 0) return null
  for (const [kind, png] of Object.entries({ before: old, after: current, difference: picture }))
    writeFileSync(join(report, name.replace('.png', ` ${kind}.png`)), png)
  return `${name}: ${pixels} px in ${box.x},${box.y} ${box.width}×${box.height} of ${[...new Set(sizes)].join(' → ')}`
}

function pictures(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
}

function stampOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((files) => globSync(files, { cwd: ROOT })).toSorted())
    hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 8)
}

function lastRelease(): string {
  const [tag = ''] = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged').split('\n')
  return tag === '' ? 'HEAD~' : tag
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
