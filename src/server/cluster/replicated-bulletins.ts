import type { Bulletin } from '#contract/bulletin.ts'
import { dayOf, MINUTE } from '#domain/calendar.ts'
import type { BulletinDoubt, Bulletins } from '../history/index.ts'
import { createChanges, repeat, type Runtime } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'

/** The interval of reading without a notification, because notifications may be missed. */
const READ_AGAIN = MINUTE

type ReplicatedBulletinsOptions = Runtime & { readonly store: Pick<RateStore, 'newestBulletin'> }

/** The newest bulletin of a replica: its own bulletin while it leads, else the one in the database. */
export async function openReplicatedBulletins({ store, clock, log }: ReplicatedBulletinsOptions) {
  const changes = createChanges()
  const newest = (): Promise<Bulletin | null> => store.newestBulletin(dayOf(clock.now()))
  let stored = await newest()
  let own: Pick<Bulletins, 'newest' | 'doubts'> | undefined

  const reading = repeat({
    async run() {
      if (own !== undefined) return Infinity
      const found = await newest()
      if (JSON.stringify(found) !== JSON.stringify(stored)) {
        stored = found
        changes.publish()
      }
      return READ_AGAIN
    },
    first: READ_AGAIN,
    onFailure(error) {
      log.warn({ err: error }, 'newest bulletin not read')
      return READ_AGAIN
    },
    clock,
  })

  return {
    subscribe: changes.subscribe,
    newest: (): Bulletin | null => (own === undefined ? stored : own.newest()),
    doubts: (): readonly BulletinDoubt[] => own?.doubts() ?? [],
    read(): void {
      if (own === undefined) reading.wake()
    },
    /** Shows these bulletins from now on. The returned function switches back to the database. */
    lead(bulletins: Pick<Bulletins, 'newest' | 'doubts' | 'subscribe'>): () => void {
      own = bulletins
      const unsubscribe = bulletins.subscribe(() => changes.publish())
      changes.publish()
      return () => {
        unsubscribe()
        own = undefined
        stored = bulletins.newest() ?? stored
        reading.wake()
      }
    },
    [Symbol.asyncDispose]: () => reading[Symbol.asyncDispose](),
  }
}
