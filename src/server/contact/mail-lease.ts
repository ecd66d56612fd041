import { MINUTE } from '#domain/calendar.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'

/**
 * A letter that is being handed over is nobody else's for so long, and the lease is renewed while the attempt goes on: a slow mail server
 * may keep it for many minutes, and one that a crash cut off is due again soon.
 */
export const LEASE = MINUTE
const RENEWS_EVERY = LEASE / 3

/** Letters that are nobody else's: from when they are taken until it is written down what became of them. */
export interface MailHold {
  add(number: number): void
  /** Its lease is renewed no more. Resolves once no renewal is under way that could come after what is written next. */
  letGo(number: number): Promise<void>
  end(): void
}

export interface MailHoldOptions {
  readonly store: Pick<Store, 'extendLease'>
  /** By the clock that leases go by. */
  readonly now: () => Promise<number>
  readonly clock: Pick<Clock, 'after'>
  /** A renewal that failed: the attempt goes on all the same. */
  readonly onFailure: (error: unknown) => void
}

export function holdMail({ store, now, clock, onFailure }: MailHoldOptions): MailHold {
  const held = new Set<number>()
  let renewal: Timer | undefined
  let ended = false
  let extension = Promise.resolve()

  const extendAll = async (): Promise<void> => {
    const until = (await now()) + LEASE
    for (const number of held) {
      const extended = store.extendLease(number, until)
      extension = extended.catch(() => undefined)
      await extended
    }
  }
  const renewLater = (): void => {
    renewal = clock.after(RENEWS_EVERY, () => void extendAll().catch(onFailure).finally(renewAgain))
  }
  const renewAgain = (): void => {
    if (!ended) renewLater()
  }

  return {
    add(number) {
      held.add(number)
      if (renewal === undefined) renewLater()
    },
    letGo(number) {
      held.delete(number)
      return extension
    },
    end() {
      ended = true
      held.clear()
      renewal?.cancel()
    },
  }
}
