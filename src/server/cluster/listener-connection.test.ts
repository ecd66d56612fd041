import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isAnswer } from './listener-connection.ts'

test.each(['ERROR', 'HATA'])('a database error with the severity %s counts as an answer', (severity) => {
  expect(isAnswer(Object.assign(new DatabaseError('…', 0, 'error'), { code: '40001', severity }))).toBe(true)
})

test.each([
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
])('a connection error does not count as an answer: %s', (error) => {
  expect(isAnswer(error)).toBe(false)
})
