import { flushCompileCache } from 'node:module'
import { systemClock } from './clock.ts'
import { describeMistake, readEnvironment, readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

/** What a process serves until it is told to stop. */
export interface Serving {
  stop(): Promise<void>
}

/** Finishing requests and writing what is left takes a moment; a supervisor kills after ten seconds. */
const PATIENCE_MS = 9000

/** One wish to stop can come twice: Ctrl-C reaches every process of a terminal, and npm and setup.mjs hand it on besides. */
const ECHO_MS = 1000

/** Starts with the settings of the environment, stops at SIGTERM or SIGINT, at once at a second one. Mistakes end the start with one line each. */
export async function runProcess(start: (settings: Settings) => Promise<Serving>): Promise<void> {
  const serving = await startOrEnd(start)
  let askedAt: number | undefined
  const stop = (): void => {
    const now = systemClock.now()
    if (askedAt !== undefined) {
      if (now - askedAt > ECHO_MS) process.exit(1)
      return
    }
    askedAt = now
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
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
