import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SqlRunner } from '../sql.ts'
import { postgresAttempts } from './postgres-attempts.ts'

test('the key of attempts uses the system identifier if the database has no password', async () => {
  const keys: unknown[] = []
  let read = 0
  const runner: SqlRunner = {
    locksRows: true,
    compile: () => ({ sql: '', parameters: [] }),
    async read() {
      read += 1
      return [{ rows: [{ identifier: '7301' }], changes: 0 }]
    },
    async write([statement]) {
      keys.push(statement?.parameters[0])
      return [{ rows: [{ attempts: 1, left: 1 }], changes: 1 }]
    },
  }
  const attempts = postgresAttempts(runner, undefined)
  await attempts.count('203.0.113.9', 60_000)
  await attempts.count('203.0.113.9', 60_000)
  const keyWith = (secret: string): string => createHmac('sha256', secret).update('203.0.113.9').digest('base64url')
  expect(keys).toEqual([keyWith('7301'), keyWith('7301')])
  expect(keys).not.toContain(keyWith(''))
  expect(read).toBe(1)
})
