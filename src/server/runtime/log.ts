import { styleText } from 'node:util'
import { pino, type DestinationStream, type Logger } from 'pino'
import * as v from 'valibot'
import type { Clock } from './clock.ts'

export type Log = Logger

/** `text`: warnings and errors for a person. `json`: one JSON line per event for programs. */
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
  return createLog({ write: (line) => process.stdout.write(style === 'text' ? terminalLine(line) : line) })
}

/** Writes one JSON line per event. Logs contain no visitor's address, no message text and no single page requests. */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const LEVELS = { warn: 40, error: 50 } as const

const event = v.looseObject({
  level: v.number(),
  time: v.string(),
  msg: v.optional(v.string(), ''),
  err: v.optional(v.looseObject({ message: v.string(), stack: v.optional(v.string()) })),
})

/** Formats a log line for a terminal. A bug keeps its stack. Lines below a warning become empty. */
export function terminalLine(line: string): string {
  const { level, time, msg, err, ...details } = v.parse(event, JSON.parse(line))
  if (level < LEVELS.warn) return ''
  const isError = level >= LEVELS.error
  const word = styleText(isError ? 'red' : 'yellow', isError ? 'ERROR' : 'WARN', { stream: process.stdout })
  const clock = new Date(time).toTimeString().slice(0, 5)
  const why = [...Object.entries(details).map(wordsOf), ...(err === undefined ? [] : [err.message])].join(', ')
  const stack = level > LEVELS.error && err?.stack !== undefined ? `\n${err.stack}` : ''
  return `${clock} ${word} ${msg}${why === '' ? '' : ` (${why})`}${stack}\n`
}

function wordsOf([name, value]: readonly [string, unknown]): string {
  return `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
}
