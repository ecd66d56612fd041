import { expect, test } from 'vitest'
import { createLog, terminalLine } from './log.ts'

function printed(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog({ write: (line) => (text += terminalLine(line)) }))
  return text
}

test('the terminal log shows warnings and errors with their details and omits the rest', () => {
  const text = printed((log) => {
    log.info({ url: 'http://localhost:3000' }, 'serving')
    log.warn({ source: 'socket', failures: 1 }, 'source failed')
    log.error({ err: new Error('disk full'), file: '/data' }, 'rates not stored, retrying')
  })
  expect(text).toMatch(
    /^\d\d:\d\d WARN source failed \(source: socket, failures: 1\)\n\d\d:\d\d ERROR rates not stored, retrying \(file: \/data, disk full\)\n$/,
  )
})

test('the terminal log keeps the stack of an unexpected exception', () => {
  expect(printed((log) => log.fatal({ err: new Error('no such gate') }, 'unmapped exception'))).toMatch(
    /^\d\d:\d\d ERROR unmapped exception \(no such gate\)\nError: no such gate\n +at /,
  )
})
