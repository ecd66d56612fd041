import { MINUTE, SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Clock, memoizeFor } from '../runtime/index.ts'
import { addressBounds, type AttemptBound, boundedAttempts } from '../store/index.ts'
import type { SignInFailure, Visitor } from './identity.ts'

const WINDOW = 10 * MINUTE

/**
 * The limit of look-ups of passkeys and links, which a stranger can guess. Beyond this limit only existing ones are
 * looked up.
 */
const MAX_GUESSES = { address: 100, neighbourhood: 500 }
/** The limit of answers per person and address. A stranger does not know a person's devices. */
const MAX_ANSWERS = { address: 200, neighbourhood: 200 }
/** The limit of answers with a valid link. The first correct one uses the link up, so the others have failed. */
const MAX_LINK_ANSWERS = 50

/** The maximum age of the list of existing passkeys and links. */
const LIST_LASTS = 5 * SECOND

type Address = Pick<Visitor, 'address'>

/**
 * Limits sign-in attempts in this process. Other people behind the same address lock nobody out: once an address has
 * used up its guesses, existing passkeys still work, and guesses no longer reach the store.
 */
export function attemptBounds(clock: Clock) {
  const attempts = boundedAttempts(null, WINDOW, clock)

  async function within(bounds: readonly AttemptBound[]): Promise<Result<void, SignInFailure>> {
    const exceeded = await attempts.exceeded(bounds)
    return exceeded === null ? ok(undefined) : fail({ kind: 'too-many', left: exceeded.left })
  }

  return {
    /** `list` reads all existing keys. It is only called once the address has used up its guesses. */
    guessing(list: () => Promise<readonly string[]>) {
      const known = memoizeFor(LIST_LASTS, async () => new Set(await list()), clock)
      return async (key: string, { address }: Address): Promise<Result<void, SignInFailure>> => {
        const allowed = await within(addressBounds('guess', address, MAX_GUESSES))
        return allowed.ok || !(await known.read()).has(key) ? allowed : ok(undefined)
      }
    },
    ofPerson: (id: string, { address }: Address) => within(addressBounds(`person ${id}`, address, MAX_ANSWERS)),
    ofLink: (hash: string) => within([{ key: `link ${hash}`, most: MAX_LINK_ANSWERS }]),
  }
}
