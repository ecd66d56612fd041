import { flushCompileCache } from 'node:module'
import { type Environment, processVariables, readEnvironment } from './environment.ts'
import { listenFailure } from './listen-failure.ts'
import { createLog } from './log.ts'
import { describeMistake, readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { supervisorOf, systemdNotify } from './supervisor.ts'
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
  const supervisor = supervisorOf(processVariables(), systemClock, systemdNotify(log))
  let finish = (): Promise<void> => Promise.resolve()
  let endingSince: number | undefined
  let fell = false

  const end = (code: number, patience: number): void => {
    endingSince = systemClock.elapsed()
    supervisor.stopping()
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
  supervisor.ready()
  // Node would write what it compiled at a normal end only, and servers are often killed.
  flushCompileCache()
}

async function startOrEnd(start: (settings: Settings) => Promise<Serving>): Promise<Serving> {
  try {
    return await startWith(settingsOf(readEnvironment()), start)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    process.stderr.write(`${error.lines.join('\n')}\n`)
    return process.exit(1)
  }
}

function settingsOf(environment: Environment): Settings {
  const settings = readSettings(environment)
  if (!settings.ok) throw new StartRefused(settings.error.map(describeMistake))
  return settings.value
}

/** What people can put right is refused with a sentence; anything else is a bug and keeps its stack. */
async function startWith(settings: Settings, start: (settings: Settings) => Promise<Serving>): Promise<Serving> {
  try {
    return await start(settings)
  } catch (error) {
    const sentence = error instanceof Error ? listenFailure(error, settings) : undefined
    if (sentence === undefined) throw error
    throw new StartRefused([sentence])
  }
}
