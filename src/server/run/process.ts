import { flushCompileCache } from 'node:module'
import { createLog } from './log.ts'
import { describeMistake, readEnvironment, readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { systemClock } from './system-clock.ts'

/** What a process serves until it is told to stop. */
export interface Serving {
  stop(): Promise<void>
}

/** Finishing requests and writing what is left takes a moment; a supervisor kills after ten seconds. */
const PATIENCE_MS = 9000
/** After an unforeseen exception less of the site may be whole than it takes to finish. */
const FALL_PATIENCE_MS = 5000

/** One wish to stop can come twice: Ctrl-C reaches every process of a terminal, and npm and setup.mjs hand it on besides. */
const ECHO_MS = 1000

/**
 * Starts with the settings of the environment, stops at SIGTERM or SIGINT, at once at a second one. Mistakes end the start with one line each.
 * An exception that nobody foresaw is logged, and ends the process in order: what is recorded is kept, and the supervisor starts it again.
 */
export async function runProcess(start: (settings: Settings) => Promise<Serving>): Promise<void> {
  // At once, before what ends the process: other lines may still be on their way then.
  const log = createLog({ write: (line) => process.stdout.write(line) })
  let finish = (): Promise<void> => Promise.resolve()
  let endingSince: number | undefined
  let fell = false

  const end = (code: number, patience: number): void => {
    endingSince = systemClock.elapsed()
    setTimeout(() => process.exit(1), patience).unref()
    finish().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  // Promises that nobody catches come here, too. What follows the first is mostly of its making.
  process.on('uncaughtException', (error) => {
    if (!fell) log.fatal({ err: error }, 'unforeseen exception: the server ends, to be started again')
    fell = true
    if (endingSince === undefined) end(1, FALL_PATIENCE_MS)
  })

  const serving = await startOrEnd(start)
  finish = () => serving.stop()
  const stop = (): void => {
    if (endingSince === undefined) end(0, PATIENCE_MS)
    else if (systemClock.elapsed() - endingSince > ECHO_MS) process.exit(1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Node would write what it compiled at a normal end only, and servers are often killed.
  flushCompileCache()
}

async function startOrEnd(start: (settings: Settings) => Promise<Serving>): Promise<Serving> {
  try {
    const settings = readSettings(readEnvironment())
    if (!settings.ok) throw new StartRefused(settings.error.map(describeMistake))
    return await start(settings.value)
  } catch (error) {
    const lines = linesOf(error)
    if (lines === undefined) throw error
    process.stderr.write(`${lines.join('\n')}\n`)
    return process.exit(1)
  }
}

/** What people can put right; anything else is a bug and keeps its stack. */
function linesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartRefused) return error.lines
  if (!(error instanceof Error && 'code' in error)) return undefined
  const where = 'port' in error ? ` (${'address' in error ? String(error.address) : ''}:${String(error.port)})` : ''
  switch (error.code) {
    case 'EADDRINUSE':
      return [`Bu adres başka bir program tarafından kullanılıyor${where}: PORT ya da ADMIN_PORT değiştirilmeli.`]
    case 'EACCES':
      return [`Bu adresi dinlemek için yetki yok${where}: 1024'ün üstünde bir PORT seçilmeli.`]
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return [`Bu adres bu makinede yok${where}: HOST ya da ADMIN_HOST değiştirilmeli.`]
    default:
      return undefined
  }
}
