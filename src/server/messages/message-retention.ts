import { DAY_LENGTH, writeIso } from '#domain/calendar.ts'
import type { ClockTrust } from '../history/index.ts'
import { startSweeping, type Runtime } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import type { Markers, Store } from '../store/index.ts'

const NAMED_BEFORE = 7 * DAY_LENGTH

export interface RetentionHealth {
  /** The numbers of unanswered messages that will be deleted within a week, oldest first. */
  readonly expiring: readonly number[]
  /** The shorter retention in the settings and the moment from which it applies. Null if there is none. */
  readonly shortened: { readonly fromDays: number; readonly toDays: number; readonly at: number } | null
}

interface MessageRetentionOptions extends Runtime {
  readonly store: Pick<Store, 'deleteMessages' | 'openMessagesBefore' | 'markers' | 'setMarkers'>
  readonly office: Pick<SettingsInForce, 'current' | 'subscribe'>
  readonly trust: ClockTrust
}

/** Deletes expired messages every hour. */
export async function startMessageRetention({ store, office, trust, clock, log }: MessageRetentionOptions) {
  let period = periodOf(await store.markers())

  const eraseOld = async (): Promise<RetentionPeriod> => {
    const before = period
    const now = periodAt(clock.now(), office.current().retention.messages, before)
    period = now
    if (now === before) return now
    await store.setMarkers(markersOf(now))
    const shortened = shorteningOf(now)
    if (shortened !== null) {
      const event = { ...shortened, at: writeIso(shortened.at), unanswered: await expiring(now) }
      log.warn(event, 'contact messages will be kept for a shorter time from tomorrow')
    }
    return now
  }

  const expiring = ({ keptFor, shorter }: RetentionPeriod): Promise<number[]> =>
    store.openMessagesBefore(clock.now() + NAMED_BEFORE - (shorter?.keptFor ?? keptFor))

  const lookNow = (): void => {
    // With an implausible clock, the day of grace would begin at a wrong time.
    if (trust.doubt() !== null) return
    eraseOld().catch((error: unknown) => log.error({ err: error }, 'message retention not checked'))
  }

  lookNow()
  const unsubscribe = office.subscribe(lookNow)
  const sweeping = startSweeping(
    {
      what: 'deletion of expired contact messages',
      believed: () => trust.believed(),
      run: async () => store.deleteMessages(clock.now() - (await eraseOld()).keptFor),
    },
    clock,
    log,
  )
  return {
    /** Rejects with a `StoreFailure` if the store fails. */
    async health(): Promise<RetentionHealth> {
      const now = period ?? (await eraseOld())
      return { expiring: await expiring(now), shortened: shorteningOf(now) }
    },
    async [Symbol.asyncDispose]() {
      unsubscribe()
      await sweeping[Symbol.asyncDispose]()
    },
  }
}

function shorteningOf({ keptFor, shorter }: RetentionPeriod): RetentionHealth['shortened'] {
  if (shorter === null) return null
  const [fromDays, toDays] = [keptFor / DAY_LENGTH, shorter.keptFor / DAY_LENGTH]
  return { fromDays, toDays, at: shorter.since + GRACE }
}

/** The retention in ms, and a shorter one that was requested but does not apply yet. */
interface RetentionPeriod {
  readonly keptFor: number
  readonly shorter: { readonly keptFor: number; readonly since: number } | null
}

/** A shorter retention applies after this time, so that a mistake in the settings deletes no messages. */
const GRACE = DAY_LENGTH

/** `before` is null at the first call. A longer retention applies immediately. */
function periodAt(now: number, wished: number, before: RetentionPeriod | null): RetentionPeriod {
  const settled = { keptFor: wished, shorter: null }
  if (before === null || wished > before.keptFor) return settled
  const { shorter } = before
  if (wished === before.keptFor) return shorter === null ? before : settled
  if (shorter?.keptFor !== wished || shorter.since > now)
    return { keptFor: before.keptFor, shorter: { keptFor: wished, since: now } }
  return now - shorter.since < GRACE ? before : settled
}

function periodOf(markers: Markers): RetentionPeriod | null {
  const { 'messages-kept-for': keptFor, 'messages-shorter': shorter, 'messages-shorter-since': since } = markers
  if (keptFor === undefined) return null
  return { keptFor, shorter: shorter === undefined || since === undefined ? null : { keptFor: shorter, since } }
}

function markersOf({ keptFor, shorter }: RetentionPeriod) {
  return {
    'messages-kept-for': keptFor,
    'messages-shorter': shorter?.keptFor ?? null,
    'messages-shorter-since': shorter?.since ?? null,
  }
}
