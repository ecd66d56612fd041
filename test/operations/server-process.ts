import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')
const OFFICE_FILE = resolve(import.meta.dirname, '../../office/office.yaml')

/** The built site in a process of its own, as in production. */
export interface ServerProcess {
  readonly pid: number
  readonly url: string
  readonly adminUrl: string
  readonly panelUrl: string
  readonly printed: readonly string[]
  /** Sends SIGTERM, as a supervisor does, and waits for the end. */
  stop(): Promise<void>
  /** Sends a signal and resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<ProcessEnd>
}

/** The addresses of a site behind a proxy. */
export type Site = Pick<ServerProcess, 'url' | 'adminUrl' | 'panelUrl'>

/** How a process ended: with an exit code or by a signal. The other value is null. */
export interface ProcessEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * Starts the server in `folder` with exactly these settings and the sample office; this environment and the project's
 * `.env` do not affect it. `program` is the main file of another release. Rejects with the output if the process ends before it serves.
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  folder: string,
  program = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      // Another time zone than Istanbul, because the office's days must not depend on the server's zone.
      TZ: 'America/Los_Angeles',
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_PORT: '0',
      PANEL_PORT: '0',
      OFFICE_FILE,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const serving = Promise.withResolvers<Site>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(line)
    const addresses = readServing(line)
    if (addresses !== undefined) serving.resolve(addresses)
  })
  const ended = Promise.withResolvers<ProcessEnd>()
  // Wait for `close` instead of `exit`, because after `exit` the pipes may still contain output.
  child.on('close', (code, signal) => {
    serving.reject(new Error(`The server ended:\n${printed.join('\n')}`))
    ended.resolve({ code, signal })
  })
  const kill = (signal: NodeJS.Signals): Promise<ProcessEnd> => {
    child.kill(signal)
    return ended.promise
  }
  return {
    ...(await serving.promise),
    pid: child.pid ?? 0,
    printed,
    stop: async () => void (await kill('SIGTERM')),
    kill,
  }
}

function readServing(line: string): Site | undefined {
  const entry: unknown = line.startsWith('{') ? JSON.parse(line) : undefined
  if (typeof entry !== 'object' || entry === null || !('msg' in entry) || entry.msg !== 'serving') return undefined
  if (!('url' in entry && 'adminUrl' in entry && 'panelUrl' in entry)) return undefined
  return { url: String(entry.url), adminUrl: String(entry.adminUrl), panelUrl: String(entry.panelUrl) }
}
