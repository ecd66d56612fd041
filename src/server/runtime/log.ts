import { pino, type DestinationStream, type Logger } from 'pino'
import type { Clock } from './clock.ts'
import { sentenceOf } from './log-sentence.ts'

export type Log = Logger

/** A person reads sentences, programs read a line of JSON for each event. */
export type LogStyle = 'text' | 'json'

/** What a process has one of, and a test one for each site. */
export interface Runtime {
  readonly clock: Clock
  readonly log: Log
}

/** At a terminal a person reads; a service, a container and a pipe keep JSON. `wanted`: the setting. */
export function logStyle(wanted: LogStyle | undefined): LogStyle {
  return wanted ?? (process.stdout.isTTY ? 'text' : 'json')
}

/** The log of the process itself. Writes at once: lines that wait would be lost if it ends. */
export function processLog(style: LogStyle): Log {
  return createLog({ write: (line) => process.stdout.write(style === 'text' ? sentenceOf(line) : line) })
}

/** One JSON line per event, and nothing about a visitor: no address, no message text, no request per page. */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination === undefined ? pino(options) : pino(options, destination)
}
