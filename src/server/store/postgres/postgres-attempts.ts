import { createHmac } from 'node:crypto'
import { DATABASE_CLOCK as NOW, rowsOf, type SqlRunner } from '../sql.ts'
import type { AttemptCounter } from '../store.ts'

const COUNT = `INSERT INTO attempts (key, attempts, ends_at) VALUES ($1, 1, ${NOW} + $2)
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN attempts.ends_at <= ${NOW} THEN 1 ELSE attempts.attempts + 1 END,
    ends_at = CASE WHEN attempts.ends_at <= ${NOW} THEN excluded.ends_at ELSE attempts.ends_at END
  RETURNING attempts, greatest(ends_at - ${NOW}, 0) AS left`

/** Skips locked rows, so that no request waits for the cleanup. */
const FORGET = `DELETE FROM attempts WHERE key IN (
  SELECT key FROM attempts WHERE ends_at <= ${NOW} FOR UPDATE SKIP LOCKED)`

/** A value that is the same for all replicas and not part of the tables. */
const IDENTIFIER = 'SELECT system_identifier::text AS identifier FROM pg_control_system()'

/**
 * `password` is the secret of the hash, so that the addresses of the keys cannot be found by trying all of them.
 * Without a password, the secret is the database's system identifier.
 */
export function postgresAttempts(runner: SqlRunner, password: string | undefined): AttemptCounter {
  let secret: string | undefined
  const secretOf = async (): Promise<string> => {
    if (password !== undefined) return password
    const [row] = rowsOf<{ identifier: string }>(await runner.read([{ sql: IDENTIFIER, parameters: [] }]))
    if (row === undefined) throw new Error('the database has no identifier')
    return row.identifier
  }
  return {
    async count(key, length) {
      secret ??= await secretOf()
      const fingerprint = createHmac('sha256', secret).update(key).digest('base64url')
      const parameters = [fingerprint, length]
      const [row] = rowsOf<{ attempts: number; left: number }>(await runner.write([{ sql: COUNT, parameters }]))
      if (row === undefined) throw new Error('an attempt was not counted')
      return row
    },
    async forget() {
      await runner.write([{ sql: FORGET, parameters: [] }])
    },
  }
}
