import { type Logger, pino } from 'pino'
import { isFields } from '../../src/contract/json.ts'

/** The number of pino's warning level. */
const WARN = 40

/** Creates a log whose lines a test can read. */
export function recordedLog(): {
  readonly log: Logger
  readonly lines: Readonly<Record<string, unknown>>[]
  readonly warnings: () => Readonly<Record<string, unknown>>[]
} {
  const lines: Readonly<Record<string, unknown>>[] = []
  const write = (line: string): void => {
    const entry: unknown = JSON.parse(line)
    if (isFields(entry)) lines.push(entry)
  }
  return { log: pino({ level: 'info' }, { write }), lines, warnings: () => lines.filter(({ level }) => level === WARN) }
}

export const silentLog: Logger = pino({ level: 'silent' })
