import { MINUTE } from '#domain/calendar.ts'
import { type Clock, repeat } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'

/** Renewed while an attempt goes on: a slow mail server may take minutes; what a crash cut off is due again soon. */
export const MAIL_LEASE = MINUTE
const RENEWS_EVERY = MAIL_LEASE / 3

interface MailHoldOptions {
  readonly store: Pick<Store, 'extendLease'>
  /** By the clock that leases go by. */
  readonly now: () => Promise<number>
  readonly clock: Pick<Clock, 'after'>
  /** A renewal that failed: the attempt goes on all the same. */
  readonly onFailure: (error: unknown) => void
}

export type MailHold = ReturnType<typeof holdMail>

/** Emails that are nobody else's: from when they are claimed until their outcome is stored. */
export function holdMail({ store, now, clock, onFailure }: MailHoldOptions) {
  const held = new Set<number>()
  let extension = Promise.resolve()

  const extendAll = async (): Promise<number> => {
    const until = (await now()) + MAIL_LEASE
    for (const number of held) {
      const extended = store.extendLease(number, until)
      extension = extended.catch(() => undefined)
      await extended
    }
    return RENEWS_EVERY
  }
  const renewal = repeat({
    first: RENEWS_EVERY,
    run: extendAll,
    onFailure(error) {
      onFailure(error)
      return RENEWS_EVERY
    },
    clock,
  })

  return {
    add: (number: number) => void held.add(number),
    /** Resolves once no renewal is under way that could come after what is written next. */
    letGo(number: number): Promise<void> {
      held.delete(number)
      return extension
    },
    [Symbol.dispose]() {
      held.clear()
      void renewal[Symbol.asyncDispose]()
    },
  }
}
