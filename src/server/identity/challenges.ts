import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'

/** How long a device may take to answer. */
export const CHALLENGE_GOOD_FOR = 5 * MINUTE

/** The purpose of a challenge; `about` is the hash of the session or invitation, empty for a sign-in. */
export interface Purpose {
  readonly purpose: 'sign-in' | 'enrol' | 'confirm'
  readonly about: string
}

const RANDOM = 16
const END = 8

/**
 * Challenges that carry their purpose, their end and our signature: to give one to a stranger costs the store nothing,
 * and every replica recognises it. 16 random bytes, the end in ms as a double, and the signature.
 */
export function signedChallenges(secret: string, clock: Pick<Clock, 'now'>) {
  const sign = (head: Buffer, { purpose, about }: Purpose): Buffer =>
    createHmac('sha256', secret).update(head).update(`challenge ${purpose} ${about}`).digest()
  return {
    make(purpose: Purpose): Uint8Array<ArrayBuffer> {
      const head = Buffer.concat([randomBytes(RANDOM), Buffer.alloc(END)])
      head.writeDoubleBE(clock.now() + CHALLENGE_GOOD_FOR, RANDOM)
      return Uint8Array.from(Buffer.concat([head, sign(head, purpose)]))
    },
    /** `challenge` in base64url, as a browser sends it back. */
    isOurs(challenge: string, purpose: Purpose): boolean {
      const bytes = Buffer.from(challenge, 'base64url')
      const [head, signature] = [bytes.subarray(0, RANDOM + END), bytes.subarray(RANDOM + END)]
      const wanted = sign(head, purpose)
      if (head.length < RANDOM + END || signature.length !== wanted.length) return false
      return timingSafeEqual(signature, wanted) && head.readDoubleBE(RANDOM) > clock.now()
    },
  }
}
