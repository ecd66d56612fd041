/** The entry of every npm command: installs the locked packages, then runs the command's programs on Node 24. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { linkNode } from './scripts/link-node.mjs'
import { npmIsGone } from './scripts/npm-is-gone.mjs'
import { ENVIRONMENT, FLAGS } from './scripts/production.mjs'

/** The programs of each command run in order until one fails. The last one receives the arguments. */
const COMMANDS = {
  start: [['scripts/build.ts'], [...FLAGS, 'src/server/main.ts']],
  check: [['scripts/test.ts', 'check']],
  test: [['scripts/test.ts', 'test']],
  'test:all': [['scripts/test.ts', 'all']],
  'test:setup': [['scripts/test.ts', 'setup']],
  dev: [['--watch', '--watch-preserve-output', 'src/server/dev.ts']],
  build: [['scripts/build.ts']],
  bench: [['scripts/build.ts'], ['scripts/bench.ts']],
  office: [['src/server/cli/office-tool.ts']],
  format: [['node_modules/oxfmt/bin/oxfmt']],
  house: [['scripts/house.ts']],
}
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) stop(`Node 20.11 ya da yenisi gerekli; bu ${process.versions.node}.`)

// npm changes the working directory, and passes the original one in this variable.
process.env['INIT_CWD'] ??= process.cwd()
process.chdir(import.meta.dirname)
const [name = '', ...rest] = process.argv.slice(2)
const programs = Object.entries(COMMANDS).find(([command]) => command === name)?.[1]
if (programs === undefined) stop(`Böyle bir komut yok: “${name}”. Olanlar: ${Object.keys(COMMANDS).join(', ')}`)

install('.', 'Paketler', ['--include=dev', '--include=optional'])
// npm searches node_modules/.bin first: a Node found inside a package may belong to another clone.
const isPackage = /[\\/]node_modules[\\/]/.test(process.execPath)
const node = major >= 24 && !isPackage && existsSync(process.execPath) ? process.execPath : pinnedNode()
linkNode(node)
const path = [dirname(node), join(import.meta.dirname, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: path, ...(name === 'start' && ENVIRONMENT) }
for (const [index, program] of programs.entries()) {
  const code = await run([...program, ...(index === programs.length - 1 ? rest : [])])
  if (code !== 0) process.exit(code)
}

/** @type {(folder: string, what: string, flags: readonly string[]) => void} */
function install(folder, what, flags) {
  const marker = join(folder, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log(`${what} kuruluyor …`)
  // Install scripts are disabled: one would compile the SQLite driver, whose package already contains the binary.
  const args = ['ci', '--prefix', folder, ...flags, '--ignore-scripts', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', args, { stdio: ['inherit', 'ignore', 'inherit'], shell })
  if (status !== 0) stop(`${what} kurulamadı: nedeni yukarıda.`)
  writeFileSync(marker, lock)
}

/** Returns a Node 24 from a package, for a machine with an older Node. */
function pinnedNode() {
  install('scripts/node', 'Node 24', ['--include=optional'])
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const binary = join(import.meta.dirname, `scripts/node/node_modules/node-${platform}-${process.arch}/bin/${file}`)
  return existsSync(binary) ? binary : stop(`Node 24 gerekli; bu makine için paketi yok (${process.arch}).`)
}

/** @type {(args: string[]) => Promise<number>} Runs one program, forwards signals to it, and ends it if npm ends. */
function run(args) {
  if (npmIsGone()) process.exit(1)
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('exit', () => child.kill())
  setInterval(() => npmIsGone() && child.kill(), 500).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => stop(error.message))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}

/** @type {(message: string) => never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
