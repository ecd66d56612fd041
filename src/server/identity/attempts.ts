import { MINUTE, SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { attemptWindows, type Clock, inTime, netOf } from '../runtime/index.ts'
import { type AttemptCounter, StoreFailure } from '../store/index.ts'
import type { SignInFailure, Visitor } from './identity.ts'

const WINDOW = 10 * MINUTE

/** A sign-in is two of them. A whole office stands behind one address; more than that is a machine. */
const PER_ADDRESS = 120
/** Of IPv6, the larger net in which a home has its own few. */
const PER_NEIGHBOURHOOD = 600
/** Answers of devices that one person has: others do not count against them, who does not know the devices. */
const PER_PERSON = 40

/** How long the database may take to count; then each process goes by what it counted itself. */
const COUNTED_WITHIN = SECOND

/** Attempts to sign in, of one address and of one person, over all replicas. Who is beyond costs the store nothing. */
export function attemptBounds(everywhere: AttemptCounter | null, clock: Clock) {
  const here = attemptWindows(WINDOW, clock)

  async function within(key: string, most: number): Promise<Result<void, SignInFailure>> {
    const own = here.count(key)
    if (own.attempts > most) return fail({ kind: 'too-many', left: own.left })
    const { attempts, left } = (await inTime(countedEverywhere(everywhere, key), COUNTED_WITHIN, clock)) ?? own
    return attempts > most ? fail({ kind: 'too-many', left }) : ok(undefined)
  }

  return {
    async ofAddress({ address }: Pick<Visitor, 'address'>): Promise<Result<void, SignInFailure>> {
      const [home, wide] = [netOf(address), netOf(address, 48)]
      const near = await within(`panel ${home}`, PER_ADDRESS)
      return near.ok && wide !== home ? within(`panel ${wide}`, PER_NEIGHBOURHOOD) : near
    },
    ofPerson: (id: string) => within(`panel person ${id}`, PER_PERSON),
  }
}

/** null: nobody counts but this process, or the database can't. */
async function countedEverywhere(everywhere: AttemptCounter | null, key: string) {
  try {
    return everywhere === null ? null : await everywhere.count(key, WINDOW)
  } catch (error) {
    if (error instanceof StoreFailure) return null
    throw error
  }
}
