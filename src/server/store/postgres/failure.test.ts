import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isOldPlan, isSilence, isSpent, postgresFailure } from './failure.ts'

/** An error of a Turkish server. The code and the routine are the same in every language. */
function databaseError(code: string, routine: string, message: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), { code, routine, severity: 'HATA' })
}

test.each([
  ['English', 'cached plan must not change result type'],
  ['Turkish', 'önbelleğe alınmış plan sonuç tipini değiştiremez'],
])('isOldPlan recognises an invalidated plan with a message in %s', (_language, message) => {
  expect(isOldPlan(databaseError('0A000', 'RevalidateCachedQuery', message))).toBe(true)
})

test('isOldPlan rejects other unsupported features', () => {
  expect(isOldPlan(databaseError('0A000', 'transformLockingClause', 'FOR UPDATE is not allowed with DISTINCT'))).toBe(
    false,
  )
})

test.each([
  ['a statement timeout', databaseError('57014', 'ProcessInterrupts', 'zaman aşımı nedeniyle ifade iptal edildi')],
  ['a lock timeout', databaseError('55P03', 'ProcessInterrupts', 'kilit zaman aşımı nedeniyle ifade iptal edildi')],
  ['a read timeout', new Error('Query read timeout')],
  ['a connection timeout', new Error('timeout exceeded when trying to connect')],
])('isSilence accepts %s', (_what, error) => {
  expect(isSilence(error)).toBe(true)
})

test('an idle transaction that the server ended counts as a lost connection, not as silence', () => {
  const ended = databaseError('25P03', 'ProcessInterrupts', 'terminating connection due to idle-in-transaction timeout')
  expect(postgresFailure(ended)?.code).toBe('POSTGRES_25P03')
  expect(isSpent(ended)).toBe(true)
  expect(isSilence(ended)).toBe(false)
})
