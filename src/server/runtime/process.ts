import { spawn } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { type Clock, systemClock } from './clock.ts'
import { processVariables, readEnvironment, StartRefused, type Variables } from './environment.ts'
import { type Log, logStyle, processLog } from './log.ts'
import { describeMistake } from './setting-mistakes.ts'
import { readSettings, type Settings } from './settings.ts'
import type { SourceDeclarations } from './source-settings.ts'
import { VERSION } from './version.ts'

/** Opens the site. Rejects with `StartRefused` for mistakes that an operator can correct. */
type Start = (settings: Settings, log: Log) => Promise<AsyncDisposable>

/**
 * The time for completing requests (4 s until a proxy has noticed the stop, then 3 s for the panel and 3 s for the
 * site), for the last email (2 s) and for storing pending data. The services of `deploy/` and compose.yaml kill the
 * process after 15 s.
 */
const STOP_TIMEOUT_MS = 13_000
/** The time after an unexpected exception: shorter, because parts of the site may not work any more. */
const CRASH_TIMEOUT_MS = 5000

/**
 * A second signal within this time belongs to the first: Ctrl-C reaches all processes of a terminal, and npm and
 * setup.mjs forward it.
 */
const SAME_SIGNAL_MS = 1000

/**
 * Starts with the settings of the environment and prints one line per mistake. Stops at a signal, and immediately at
 * a second one.
 */
export async function runProcess(sources: SourceDeclarations, start: Start): Promise<void> {
  const settings = settingsOrEnd(sources)
  const log = processLog(logStyle(settings.log))
  log.info({ version: VERSION, node: process.versions.node }, 'starting')
  const supervisor = supervisorOf(processVariables(), systemClock, systemdNotify(log))
  let finish = (): Promise<void> => Promise.resolve()
  let endingSince: number | undefined
  let crashed = false

  const end = (code: number, timeout: number): void => {
    endingSince = systemClock.elapsed()
    supervisor.stopping()
    const fail = (error: unknown): void => {
      log.fatal({ err: error }, 'the server did not stop properly')
      process.exit(1)
    }
    setTimeout(() => fail(new Error(`The stop took longer than ${timeout} ms`)), timeout).unref()
    finish().then(() => process.exit(code), fail)
  }
  // Unhandled rejections arrive here, too. Only the first exception is logged, because it usually causes the next
  // ones.
  process.on('uncaughtException', (error) => {
    if (!crashed) log.fatal({ err: error }, 'unexpected exception: the server stops')
    crashed = true
    if (endingSince === undefined) end(1, CRASH_TIMEOUT_MS)
  })

  const serving = await startOrEnd(settings, start, log)
  finish = async () => {
    await serving[Symbol.asyncDispose]()
  }
  const stop = (): void => {
    if (endingSince === undefined) end(0, STOP_TIMEOUT_MS)
    else if (systemClock.elapsed() - endingSince > SAME_SIGNAL_MS) process.exit(1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  supervisor.ready()
  // Node writes its compile cache only at a normal exit, but servers are often killed.
  flushCompileCache()
}

function settingsOrEnd(sources: SourceDeclarations): Settings {
  try {
    const settings = readSettings(readEnvironment(), sources)
    if (!settings.ok) throw new StartRefused(settings.error.map(describeMistake))
    return settings.value
  } catch (error) {
    return endWith(error)
  }
}

/** Converts listening failures to a sentence. Any other error is a bug and keeps its stack. */
async function startOrEnd(settings: Settings, start: Start, log: Log): Promise<AsyncDisposable> {
  try {
    return await start(settings, log)
  } catch (error) {
    const sentence = error instanceof Error ? listenFailure(error, settings) : undefined
    return endWith(sentence === undefined ? error : new StartRefused([sentence]))
  }
}

function endWith(error: unknown): never {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exit(1)
}

/** Returns one Turkish sentence about a listener that could not listen, or undefined for any other error. */
export function listenFailure(
  error: Error,
  { site, admin, panel }: Pick<Settings, 'site' | 'admin' | 'panel'>,
): string | undefined {
  const { code, syscall, port, address, hostname }: ListenError = error
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return undefined
  const listeners = [
    { prefix: '', ...site },
    { prefix: 'ADMIN_', ...admin },
    { prefix: 'PANEL_', ...panel },
  ]
  const onPort = listeners.filter((each) => each.port === port)
  const candidates = onPort.length === 1 ? onPort : listeners.filter(({ host }) => host === (hostname ?? address))
  const { prefix, host, port: wanted } = candidates[0] ?? { prefix: '', ...site }
  switch (code) {
    case 'EADDRINUSE':
      return `${prefix}PORT=${wanted}: bu kapıyı başka bir program dinliyor (${host}). Başka bir ${prefix}PORT verin ya da o programı durdurun.`
    case 'EACCES':
      return `${prefix}PORT=${wanted}: bu kapıyı dinlemeye yetki yok. 1024 ya da daha büyük bir ${prefix}PORT verin.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${prefix}HOST=${host}: bu makinenin böyle bir adresi yok.`
    case undefined:
    default:
      return undefined
  }
}

interface ListenError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

/** Sends systemd one line of its sd_notify protocol. */
type Notify = (line: string) => void

/**
 * Notifies systemd if it started the process with `Type=notify`. With `WatchdogSec=`, a timer notifies it twice per
 * interval. A blocked event loop sends nothing, so systemd kills and restarts the process.
 */
export function supervisorOf({ NOTIFY_SOCKET, WATCHDOG_USEC }: Variables, clock: Pick<Clock, 'after'>, tell: Notify) {
  if (NOTIFY_SOCKET === undefined) return { ready: () => undefined, stopping: () => undefined }
  const span = Number(WATCHDOG_USEC) / 1000
  const ping = (): void => {
    tell('WATCHDOG=1')
    clock.after(span / 2, ping)
  }
  return {
    ready() {
      tell('READY=1')
      if (span > 0) ping()
    },
    stopping: () => tell('STOPPING=1'),
  }
}

/** Uses systemd's own program, because Node cannot open Unix datagram sockets. */
function systemdNotify(log: Log): Notify {
  return (line) => {
    spawn('systemd-notify', [line], { stdio: ['ignore', 'ignore', 'inherit'] }).on('error', (error) =>
      log.error({ err: error }, 'systemd not notified'),
    )
  }
}
