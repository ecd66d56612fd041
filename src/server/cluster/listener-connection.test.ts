import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isAnswer } from './listener-connection.ts'

test.each(['ERROR', 'HATA'])('a refusal is an answer, and no reason to give a line up, also as %s', (severity) => {
  expect(isAnswer(Object.assign(new DatabaseError('…', 0, 'error'), { code: '40001', severity }))).toBe(true)
})

test.each([
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
])('a line on which nobody answers is given up: %s', (error) => {
  expect(isAnswer(error)).toBe(false)
})
