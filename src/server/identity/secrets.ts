import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { isSameSecret } from '../runtime/index.ts'

/** Returns 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns true if the text has the form of a token. Other texts need no look-up. */
export function isToken(given: string): boolean {
  return /^[\w-]{43}$/.test(given)
}

/** The store contains only this hash, so that its readers cannot use the secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The form token is derived from the session's token and does not reveal it. */
export function formTokenOf(token: string): string {
  return createHmac('sha256', token).update('form').digest('base64url')
}

export function isFormTokenOf(session: { readonly formToken: string }, given: unknown): boolean {
  return typeof given === 'string' && isSameSecret(given, session.formToken)
}

/** Letters and digits that are not easily confused. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a random id for URLs that can be read aloud: 10 characters, about 49 bits. */
export function newId(): string {
  return Array.from({ length: 10 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}
