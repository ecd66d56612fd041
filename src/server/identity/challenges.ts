import { createHmac, randomBytes } from 'node:crypto'
import { MINUTE } from '#domain/calendar.ts'
import { type Clock, isSameSecret } from '../runtime/index.ts'

/** A device has this many milliseconds to answer. */
export const CHALLENGE_GOOD_FOR = 5 * MINUTE

/** The purpose of a challenge. `about` is the hash of the session or invitation, and empty for a sign-in. */
export interface Purpose {
  readonly purpose: 'sign-in' | 'enrol' | 'confirm'
  readonly about: string
}

const RANDOM = 16
const END = 8

/**
 * Challenges that contain their purpose, their end and a signature. Issuing one does not touch the store, and every
 * replica accepts it. Format: 16 random bytes, the end in ms as a double, the signature.
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
    /** Returns true if the challenge (base64url, as browsers send it) has a valid signature and has not expired. */
    isOurs(challenge: string, purpose: Purpose): boolean {
      const bytes = Buffer.from(challenge, 'base64url')
      const [head, signature] = [bytes.subarray(0, RANDOM + END), bytes.subarray(RANDOM + END)]
      if (head.length < RANDOM + END) return false
      const isSigned = isSameSecret(signature.toString('hex'), sign(head, purpose).toString('hex'))
      return isSigned && head.readDoubleBE(RANDOM) > clock.now()
    },
  }
}
