import { createHash } from 'node:crypto'

/** Returns a hash of the kind of an act and its body, by which a repeated request is recognised. */
export function actFingerprint(kind: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, body]))
    .digest('base64url')
}
