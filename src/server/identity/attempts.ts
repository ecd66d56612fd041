import { MINUTE } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import { addressBounds, type AttemptBound, type AttemptCounter, boundedAttempts } from '../store/index.ts'
import type { SignInFailure, Visitor } from './identity.ts'

const WINDOW = 10 * MINUTE

/** A sign-in is two of them. A whole office stands behind one address; more than that is a machine. */
const MOST = { address: 120, neighbourhood: 600 }
/** Answers of devices that one person has: others do not count against them, who does not know the devices. */
const PER_PERSON = 40

/** Attempts to sign in, of one address and of one person, over all replicas. Who is beyond costs the store nothing. */
export function attemptBounds(everywhere: AttemptCounter | null, clock: Clock) {
  const attempts = boundedAttempts(everywhere, WINDOW, clock)

  async function within(bounds: readonly AttemptBound[]): Promise<Result<void, SignInFailure>> {
    const beyond = await attempts.beyond(bounds)
    return beyond === null ? ok(undefined) : fail({ kind: 'too-many', left: beyond.left })
  }

  return {
    ofAddress: ({ address }: Pick<Visitor, 'address'>) => within(addressBounds('panel', address, MOST)),
    ofPerson: (id: string) => within([{ key: `panel person ${id}`, most: PER_PERSON }]),
  }
}
