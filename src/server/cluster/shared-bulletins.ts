import type { Bulletin } from '#contract/central-bank.ts'
import { dayOf, MINUTE } from '#domain/calendar.ts'
import type { Bulletins } from '../history/index.ts'
import { type Changes, type Clock, createChanges, type Log, type Timer } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'

/** Behind the news, which may be missed. */
const READ_AGAIN = MINUTE

/** The newest bulletin as one of several processes has it: its own while it leads, else that of the database. */
export interface SharedBulletins extends Changes, Pick<Bulletins, 'newest' | 'doubts'> {
  /** There is news of it. */
  readAgain(): void
  /** From now on these are the bulletins. Returns the way back to the database's. */
  lead(own: Pick<Bulletins, 'newest' | 'doubts' | 'subscribe'>): () => void
  stop(): void
}

export interface SharedBulletinsOptions {
  readonly store: Pick<RateStore, 'newestBulletin'>
  readonly clock: Clock
  readonly log: Log
}

export async function shareBulletins({ store, clock, log }: SharedBulletinsOptions): Promise<SharedBulletins> {
  const changes = createChanges()
  const read = (): Promise<Bulletin | null> => store.newestBulletin(dayOf(clock.now(), clock.zone))
  let stored = await read()
  let own: Pick<Bulletins, 'newest' | 'doubts'> | undefined
  let timer: Timer
  let reading = false
  let again = false
  let stopped = false

  const take = (newest: Bulletin | null): void => {
    if (stopped || JSON.stringify(newest) === JSON.stringify(stored)) return
    stored = newest
    if (own === undefined) changes.publish()
  }

  /** One reading at a time: what is told during one is read after it. The news of who leads is its own. */
  const readAgain = (): void => {
    timer.cancel()
    again = reading
    if (reading || stopped || own !== undefined) return
    reading = true
    read()
      .then(take, (error: unknown) => log.warn({ err: error }, 'the newest bulletin was not read'))
      .finally(() => {
        reading = false
        if (again) readAgain()
        else if (!stopped) timer = clock.after(READ_AGAIN, readAgain)
      })
  }
  timer = clock.after(READ_AGAIN, readAgain)

  return {
    subscribe: changes.subscribe,
    newest: () => (own === undefined ? stored : own.newest()),
    doubts: () => own?.doubts() ?? [],
    readAgain,
    lead(bulletins) {
      own = bulletins
      const unsubscribe = bulletins.subscribe(() => changes.publish())
      changes.publish()
      return () => {
        unsubscribe()
        own = undefined
        stored = bulletins.newest() ?? stored
        readAgain()
      }
    },
    stop() {
      stopped = true
      timer.cancel()
    },
  }
}
