import { MINUTE } from '#domain/calendar.ts'
import type { Clock, Timer } from '../run/door.ts'
import type { Store, StoredMessage } from '../store/door.ts'

/**
 * A letter that is being handed over is nobody else's for so long, and the lease is renewed while the attempt goes on: a slow mail server
 * may keep it for many minutes, and one that a crash cut off is due again soon.
 */
export const LEASE = MINUTE
const RENEWS_EVERY = LEASE / 3

export interface MailLeaseOptions {
  readonly store: Pick<Store, 'extendLease'>
  readonly clock: Clock
  /** A renewal that failed: the attempt goes on all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Renews the leases of these messages until the attempt has come to something. */
export async function holding<Outcome>(
  messages: readonly StoredMessage[],
  attempt: Promise<Outcome>,
  { store, clock, onFailure }: MailLeaseOptions,
): Promise<Outcome> {
  const renewLater = (): Timer =>
    clock.after(RENEWS_EVERY, () => {
      for (const { number } of messages) store.extendLease(number, clock.now() + LEASE).catch(onFailure)
      renewal = renewLater()
    })
  let renewal = renewLater()
  try {
    return await attempt
  } finally {
    renewal.cancel()
  }
}
