import { SECOND } from '#domain/calendar.ts'
import type { KnownReplica } from '../store/index.ts'
import { type Operator, unlessStoreFails } from './operator.ts'
import { poll } from './site-answer.ts'

/** A change is at all of them in a moment; who has not heard by then is cut off, or gone. */
export const PATIENCE = 2.5 * SECOND

/**
 * Each says every five seconds what it shows, and when it is asked: from one that is silent for longer no answer will
 * come.
 */
export const SILENT_AFTER = 15 * SECOND

/** Which replicas don't say from now on that they show it, by their word in the database; null: that can't be read. */
export function unheardBy(
  { lendStore, clock }: Operator,
  shows: (replica: KnownReplica) => boolean,
  patience = PATIENCE,
): Promise<readonly KnownReplica[] | null> {
  const answers = lendStore(async ({ replicas: register }) => {
    if (register === null) return []
    const asked = await register.ask()
    let unheard: readonly KnownReplica[] = []
    await poll(clock, patience, async () => {
      const known = await register.replicas()
      unheard = known.filter((replica) => replica.saidAt < asked || !shows(replica))
      return unheard.every(({ age }) => age > SILENT_AFTER) ? true : undefined
    })
    return unheard
  }, 'left')
  return unlessStoreFails(answers, null)
}
