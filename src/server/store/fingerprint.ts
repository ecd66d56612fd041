import { createHash } from 'node:crypto'
import type Database from 'better-sqlite3'

/**
 * Teaches a connection the SQL function `fingerprint(submission)`: what is remembered of an erased message, so that a restore doesn't
 * bring it back. A submission is a random number or a hash already; neither leads to who wrote, or what.
 */
export function teachFingerprint(database: Database.Database): void {
  database.function('fingerprint', { deterministic: true }, (submission: unknown) =>
    createHash('sha256').update(String(submission)).digest('base64url'),
  )
}
