/**
 * Runs the programs of a test run so that nothing remains of them: each has its own process group and writes only to a
 * common scratch folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface Finished {
  readonly code: number | null
  readonly printed: string
}

/** Runs a script of `node_modules` with its arguments. */
export type RunProgram = (program: readonly string[], options?: RunOptions) => Promise<Finished>

interface RunOptions {
  readonly output?: 'pipe' | 'inherit'
  readonly variables?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** After this time in ms the program is ended. */
  readonly timeout?: number
}

interface TestPrograms extends AsyncDisposable {
  readonly run: RunProgram
  /** A folder that is removed at the end. */
  readonly scratch: string
}

const MEMORY = '/dev/shm'
const AFTER_RUN = join(import.meta.dirname, 'after-run.ts')

/** Ends all programs and this process on Ctrl-C, SIGTERM and a closed terminal. */
export function openPrograms(): TestPrograms {
  const scratch = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'angun-tests-'))
  // The folder is writable for everybody, because PostgreSQL runs as another user.
  chmodSync(scratch, 0o1777)
  const env = environment(scratch)
  const groups = new Set<number>()
  // The sweeper notices the end of this process by its pipe, whatever the cause.
  const sweeper = spawn(process.execPath, [AFTER_RUN, scratch], {
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  let ending: Promise<unknown> | undefined
  const end = (): Promise<unknown> => {
    if (ending === undefined) {
      ending = once(sweeper, 'exit')
      for (const group of groups) endGroup(group)
      sweeper.stdin.end()
    }
    return ending
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end().then(() => process.exit(128 + constants.signals[signal])))
  // Writing to a closed terminal would throw.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  return {
    scratch,
    run([script = '', ...args], { output = 'pipe', variables = {}, ...more } = {}) {
      const child = spawn(process.execPath, [join('node_modules', script), ...args], {
        detached: true,
        stdio: ['ignore', output, output],
        env: { ...env, ...variables },
        ...more,
      })
      const { pid } = child
      if (pid !== undefined) groups.add(pid)
      const printed: string[] = []
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
      return new Promise((done, failed) => {
        child.on('error', failed).on('close', (code) => {
          if (pid !== undefined) groups.delete(pid)
          // An interrupted run reports nothing.
          if (ending === undefined) done({ code, printed: printed.join('') })
        })
      })
    },
    [Symbol.asyncDispose]: async () => void (await end()),
  }
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM')
  } catch {
    // The process has already ended.
  }
}

/** The scratch folder marks the processes for the sweeper, and replaces the home folder. */
function environment(scratch: string): NodeJS.ProcessEnv {
  const home = join(scratch, 'home')
  mkdirSync(home)
  const caches = resolve('node_modules/.cache')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    TMPDIR: scratch,
    // Hundreds of processes and threads load the same code.
    NODE_COMPILE_CACHE: join(caches, 'compiled'),
    PWTEST_CACHE_DIR: join(caches, 'playwright'),
    // The linter's type checker is a Go program, which would spend a fifth of its time on garbage collection.
    GOGC: '400',
  }
  // React's production build, which `NODE_ENV=production npm test` would load, lacks the test tools.
  delete env['NODE_ENV']
  for (const name of ['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME']) delete env[name]
  return env
}

/** Returns true if the memory file system has room: on a disk the databases take twice the time, at 50 MB each. */
function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 2e9
}
