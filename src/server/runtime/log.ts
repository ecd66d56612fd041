import { pino, type DestinationStream, type Logger } from 'pino'
import type { Clock } from './clock.ts'

export type Log = Logger

/** What a process has one of, and a test one for each site. */
export interface Surroundings {
  readonly clock: Clock
  readonly log: Log
}

/** One JSON line per event, and nothing about a visitor: no address, no message text, no request per page. */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
  return destination === undefined ? pino(options) : pino(options, destination)
}
