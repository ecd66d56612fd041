import { pino, type DestinationStream, type Logger } from 'pino'
import type { Clock } from './clock.ts'
import { sentenceOf } from './log-sentence.ts'

export type Log = Logger

/** `text`: sentences for a person. `json`: one JSON line per event for programs. */
export type LogStyle = 'text' | 'json'

/** A process has one clock and one log, and each test site has its own. */
export interface Runtime {
  readonly clock: Clock
  readonly log: Log
}

/** The style is the setting `wanted`, else text at a terminal and JSON in services, containers and pipes. */
export function logStyle(wanted: LogStyle | undefined): LogStyle {
  return wanted ?? (process.stdout.isTTY ? 'text' : 'json')
}

/** The log of the process. Writes synchronously, because pending lines would be lost when the process ends. */
export function processLog(style: LogStyle): Log {
  return createLog({ write: (line) => process.stdout.write(style === 'text' ? sentenceOf(line) : line) })
}

/** Writes one JSON line per event. Logs contain no visitor's address, no message text and no single page requests. */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination === undefined ? pino(options) : pino(options, destination)
}
