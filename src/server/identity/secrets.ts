import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 32 bytes that nobody guesses, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether it can be one of ours: what else is sent need not be looked for. */
export function isToken(given: string): boolean {
  return /^[\w-]{43}$/.test(given)
}

/** What the store has in place of a secret: who reads the store can't use it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Goes with the forms of a session, and gives its token away to nobody who reads the page. */
export function formTokenOf(token: string): string {
  return createHmac('sha256', token).update('form').digest('base64url')
}

/** Takes as long wherever they differ. */
export function isFormTokenOf(session: { readonly formToken: string }, given: unknown): boolean {
  if (typeof given !== 'string') return false
  return timingSafeEqual(Buffer.from(hashOf(session.formToken)), Buffer.from(hashOf(given)))
}

/** Without letters and digits that are taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The name of a row that stands in addresses and is read aloud: 10 signs, some 49 bits. */
export function newId(): string {
  return Array.from({ length: 10 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}
