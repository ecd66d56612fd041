/**
 * The entry of every npm command: installs the dependencies that the lock names, then runs the command on the Node
 * version that the project pins. Uses nothing but Node itself (20 or newer), since nothing else is there on a fresh
 * clone.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ENVIRONMENT, FLAGS } from './scripts/production.mjs'

/**
 * Each command is a row of programs, run one after the other until one fails; the last takes the command's arguments.
 */
const COMMANDS = {
  start: [['scripts/build.ts'], [...FLAGS, 'src/server/main.ts']],
  check: [['scripts/test.ts', 'check']],
  test: [['scripts/test.ts', 'test']],
  'test:all': [['scripts/test.ts', 'all']],
  'test:setup': [['scripts/test.ts', 'setup']],
  dev: [['--watch', '--watch-preserve-output', 'src/server/dev.ts']],
  build: [['scripts/build.ts']],
  bench: [['scripts/build.ts'], ['scripts/bench.ts']],
  office: [['src/server/cli/main.ts']],
  format: [['node_modules/oxfmt/bin/oxfmt']],
}
const PINNED = 24
const root = import.meta.dirname

// Where the command was typed: npm says it, and goes to this folder itself.
process.env['INIT_CWD'] ??= process.cwd()
process.chdir(root)
const [name = '', ...rest] = process.argv.slice(2)
const programs = Object.entries(COMMANDS).find(([command]) => command === name)?.[1]
if (programs === undefined) stop(`Unknown command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)

const origin = ancestry()
install()
const node = pinnedNode()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PATH: path, ...(name === 'start' && ENVIRONMENT) }

for (const [index, program] of programs.entries()) {
  const code = await run([...program, ...(index === programs.length - 1 ? rest : [])])
  if (code !== 0) process.exit(code)
}

/** Installs when the lock differs from the one that `node_modules` was made from. */
function install() {
  const marker = join(root, 'node_modules', '.installed')
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing dependencies …')
  // Install scripts stay off: one of them would compile the SQLite driver, whose binary is in its package already.
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env['npm_execpath']
  const { status } =
    npm === undefined
      ? spawnSync('npm', flags, { stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...flags], { stdio: 'inherit' })
  if (status !== 0) stop('The dependencies could not be installed: see the lines above.')
  writeFileSync(marker, lock)
}

/** The Node binary that came with the dependencies, or the machine's own where it is new enough. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= PINNED) return process.execPath
  return stop(
    `Node ${PINNED} or newer is needed, this is ${process.versions.node}, and there is no package of it for ${platform}-${process.arch}. Install it from nodejs.org.`,
  )
}

/**
 * Runs one program to its end and tells its exit code. It gets our signals, and it ends when npm does: npm can be
 * killed without a word to what it started.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(args) {
  // npm may have ended during the installation.
  if (isAbandoned()) process.exit(1)
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('exit', () => child.kill())
  setInterval(() => isAbandoned() && child.kill(), 500).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => stop(error.message))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}

function isAbandoned() {
  return process.env['npm_execpath'] !== undefined && ancestry() !== origin
}

/**
 * Who started us: npm itself, or the shell that npm starts a script in and npm behind it. It changes when npm is gone.
 */
function ancestry() {
  const parent = `/proc/${process.ppid}/stat`
  const shell = existsSync(parent) ? /\(\w*sh\) \S (\d+)/.exec(readFileSync(parent, 'utf8')) : null
  return `${process.ppid} ${shell?.[1]}`
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message)
  process.exit(1)
}
