import { MINUTE, SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import { addressBounds, type AttemptBound, boundedAttempts } from '../store/index.ts'
import type { SignInFailure, Visitor } from './identity.ts'

const WINDOW = 10 * MINUTE

/** Look-ups by what a stranger can guess at: passkeys and links. Beyond them only those of the list are looked up. */
const MAX_GUESSES = { address: 100, neighbourhood: 500 }
/** Answers by the devices of one person from one address. A stranger does not know those devices. */
const MAX_ANSWERS = { address: 200, neighbourhood: 200 }

/** How old the list may be by which known passkeys and links are told from guesses. */
const LIST_LASTS = 5 * SECOND

type Address = Pick<Visitor, 'address'>

/**
 * Attempts to sign in, counted in this process. Nobody is locked out by others behind the same address: if an address
 * has used up its guesses, a passkey that the office has still works, and a guess costs the store nothing.
 */
export function attemptBounds(clock: Clock) {
  const attempts = boundedAttempts(null, WINDOW, clock)

  async function within(bounds: readonly AttemptBound[]): Promise<Result<void, SignInFailure>> {
    const exceeded = await attempts.exceeded(bounds)
    return exceeded === null ? ok(undefined) : fail({ kind: 'too-many', left: exceeded.left })
  }

  return {
    /** `list` has all keys that there are; it is read only if the address has used up its guesses. */
    guessing(list: () => Promise<readonly string[]>) {
      const known = lasting(list, clock)
      return async (key: string, { address }: Address): Promise<Result<void, SignInFailure>> => {
        const allowed = await within(addressBounds('guess', address, MAX_GUESSES))
        return allowed.ok || !(await known()).has(key) ? allowed : ok(undefined)
      }
    },
    ofPerson: (id: string, { address }: Address) => within(addressBounds(`person ${id}`, address, MAX_ANSWERS)),
  }
}

function lasting(list: () => Promise<readonly string[]>, clock: Pick<Clock, 'elapsed'>) {
  let read: { readonly at: number; readonly keys: Promise<ReadonlySet<string>> } | null = null
  return (): Promise<ReadonlySet<string>> => {
    const now = clock.elapsed()
    if (read === null || now - read.at >= LIST_LASTS) read = { at: now, keys: list().then((keys) => new Set(keys)) }
    return read.keys
  }
}
