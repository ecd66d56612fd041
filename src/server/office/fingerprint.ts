import { createHash } from 'node:crypto'

/** By which site and commands know a text of the office file: its SHA-256 in hex. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
