import { DAY_LENGTH, writeIso } from '#domain/calendar.ts'
import type { ClockTrust } from '../history/index.ts'
import { startSweeping, type Runtime } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import type { Markers, Store } from '../store/index.ts'

const NAMED_BEFORE = 7 * DAY_LENGTH

export interface RetentionHealth {
  /** Numbers of messages that nobody has marked as answered and that will be erased within a week, oldest first. */
  readonly expiring: readonly number[]
  /** The office file asks for a shorter time, which holds from this moment on; null: it doesn't. */
  readonly shortened: { readonly fromDays: number; readonly toDays: number; readonly at: number } | null
}

export type MessageRetention = Awaited<ReturnType<typeof startMessageRetention>>

interface MessageRetentionOptions extends Runtime {
  readonly store: Pick<Store, 'deleteMessages' | 'openMessagesBefore' | 'markers' | 'setMarkers'>
  readonly office: Pick<SettingsInForce, 'current' | 'subscribe'>
  readonly trust: ClockTrust
}

/** Deletes messages whose time is over, hourly. */
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
      log.warn(event, 'contact messages will be kept for a shorter time, a day from now')
    }
    return now
  }

  const expiring = ({ keptFor, shorter }: RetentionPeriod): Promise<number[]> =>
    store.openMessagesBefore(clock.now() + NAMED_BEFORE - (shorter?.keptFor ?? keptFor))

  const lookNow = (): void => {
    // A clock that can't be right would begin the day at the wrong time.
    if (trust.doubt() !== null) return
    eraseOld().catch((error: unknown) => log.error({ err: error }, 'message retention not checked'))
  }

  lookNow()
  const unsubscribe = office.subscribe(lookNow)
  const sweeping = startSweeping(
    {
      what: 'contact messages deleted: their time of keeping is over',
      believed: () => trust.believed(),
      run: async () => store.deleteMessages(clock.now() - (await eraseOld()).keptFor),
    },
    clock,
    log,
  )
  return {
    /** Rejects with `StoreFailure` when the store can't tell. */
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

/** How long messages are kept, in ms; and the shorter time that the office file asks for, until it holds. */
export interface RetentionPeriod {
  readonly keptFor: number
  readonly shorter: { readonly keptFor: number; readonly since: number } | null
}

/** A slip in the office file must not cost messages: a shorter time holds a day after it was asked for. */
const GRACE = DAY_LENGTH

/** null before the first time. A longer time holds at once. */
export function periodAt(now: number, wished: number, before: RetentionPeriod | null): RetentionPeriod {
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
