import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOG_SENTENCES } from '../src/server/runtime/log-copy.ts'

const code = globSync('src/server/**/*.ts')
  .filter((path) => !/\.test\.ts$|log-copy\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** The string literals of every call that logs a warning or an error. A message in a variable is not found. */
const logged = code
  .flatMap((text) => [
    ...text.matchAll(/\blog\??\.(?:warn|error|fatal)\(\s*(?:\{[^]*?\}|\w+),?([^{}]*?)\)(?=$|[,\n)])/gm),
  ])
  .flatMap(([, message = '']) => [...message.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text))

test('the log has a terminal sentence for every warning and error of the server', () => {
  expect(logged.length).toBeGreaterThan(50)
  expect(logged.filter((message) => !(message in LOG_SENTENCES))).toEqual([])
})

test('every terminal sentence belongs to a message that the server still logs', () => {
  const all = code.join('\n')
  // A periodic task builds its messages from the task's name.
  const words = (message: string): string => message.replace(/ failed$| skipped: the clock is implausible$/, '')
  expect(
    Object.keys(LOG_SENTENCES).filter((message) => !all.includes(`'${words(message)}'`) && !all.includes(message)),
  ).toEqual([])
})
