import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isOldPlan, isSilence, isSpent, postgresFailure } from './failure.ts'

/** As a server of that language says it: what stays the same are code and routine. */
function databaseError(code: string, routine: string, message: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), { code, routine, severity: 'HATA' })
}

test.each([
  ['English', 'cached plan must not change result type'],
  ['Turkish', 'önbelleğe alınmış plan sonuç tipini değiştiremez'],
])('a plan that a newer release made void is known as such, though the server speaks %s', (_language, message) => {
  expect(isOldPlan(databaseError('0A000', 'RevalidateCachedQuery', message))).toBe(true)
})

test('another thing that the server does not offer is no old plan', () => {
  expect(isOldPlan(databaseError('0A000', 'transformLockingClause', 'FOR UPDATE is not allowed with DISTINCT'))).toBe(
    false,
  )
})

test.each([
  [
    'a statement that took too long',
    databaseError('57014', 'ProcessInterrupts', 'zaman aşımı nedeniyle ifade iptal edildi'),
  ],
  [
    'a lock that was not to be had',
    databaseError('55P03', 'ProcessInterrupts', 'kilit zaman aşımı nedeniyle ifade iptal edildi'),
  ],
  ['a wire that says nothing', new Error('Query read timeout')],
  ['a server that takes no connection', new Error('timeout exceeded when trying to connect')],
])('%s is a silence', (_what, error) => {
  expect(isSilence(error)).toBe(true)
})

test('a transaction that the server ended while this process was paused is its connection lost, and no silence', () => {
  const ended = databaseError('25P03', 'ProcessInterrupts', 'terminating connection due to idle-in-transaction timeout')
  expect(postgresFailure(ended)?.code).toBe('POSTGRES_25P03')
  expect(isSpent(ended)).toBe(true)
  expect(isSilence(ended)).toBe(false)
})
