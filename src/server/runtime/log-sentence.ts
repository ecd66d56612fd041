import { styleText } from 'node:util'
import * as v from 'valibot'
import { LOG_SENTENCES } from './log-copy.ts'

const LEVELS = { warn: 40, error: 50 } as const

const event = v.looseObject({
  level: v.number(),
  time: v.string(),
  msg: v.optional(v.string(), ''),
  err: v.optional(v.looseObject({ message: v.string(), stack: v.optional(v.string()) })),
})

/**
 * Formats a log line for a person at a terminal. Warnings and errors become a sentence, a bug keeps its stack, and
 * other lines become empty.
 */
export function sentenceOf(line: string): string {
  const { level, time, msg, err, ...details } = v.parse(event, JSON.parse(line))
  if (level < LEVELS.warn) return ''
  const isError = level >= LEVELS.error
  const word = styleText(isError ? 'red' : 'yellow', isError ? 'Hata' : 'Uyarı', { stream: process.stdout })
  const clock = new Date(time).toTimeString().slice(0, 5)
  const why = [...Object.entries(details).map(wordsOf), ...(err === undefined ? [] : [err.message])].join(', ')
  const stack = level > LEVELS.error && err?.stack !== undefined ? `\n${err.stack}` : ''
  const sentence = LOG_SENTENCES[msg] ?? `Beklenmeyen bir durum: ${msg}`
  return `${clock} ${word}: ${sentence}${why === '' ? '' : ` (${why})`}.${stack}\n`
}

function wordsOf([name, value]: readonly [string, unknown]): string {
  return `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
}
