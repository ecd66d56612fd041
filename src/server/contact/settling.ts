import { SECOND } from '#domain/calendar.ts'
import type { Clock } from '../runtime/index.ts'
import { type MailOutcome, type Store, StoreFailure } from '../store/index.ts'

/** Often enough to come before whoever finds the lease of the letter ended. */
const TRIES_EVERY = SECOND / 2

export interface SettlingOptions {
  readonly store: Pick<Store, 'settleMail'>
  readonly clock: Clock
  /** Told once, however long it lasts. */
  readonly onFailure: (error: StoreFailure) => void
  /** Nobody waits for it any longer. */
  readonly stopped: () => boolean
}

/** Writes down what became of a letter, as soon as the store can: one that went out and is forgotten would go out again. */
export async function settleSurely(
  number: number,
  outcome: MailOutcome,
  { store, clock, onFailure, stopped }: SettlingOptions,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await store.settleMail(number, outcome)
      return
    } catch (error) {
      if (!(error instanceof StoreFailure) || stopped()) throw error
      if (failures === 0) onFailure(error)
    }
    const { promise: passed, resolve } = Promise.withResolvers<void>()
    clock.after(TRIES_EVERY, resolve)
    await passed
  }
}
