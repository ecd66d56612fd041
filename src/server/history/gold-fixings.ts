import { addDays, type Day, DAY_LENGTH, dayOf, instantOf } from '#domain/calendar.ts'
import type { Rate } from '#domain/rate.ts'
import { createChanges, type Runtime } from '../runtime/index.ts'
import type { MarkerStore, RateStore } from '../store/index.ts'
import type { GoldFixing } from '../upstream/index.ts'

interface GoldFixingsParts extends Runtime {
  readonly store: Pick<
    RateStore & MarkerStore,
    'lastMinutes' | 'saveMinutes' | 'saveDays' | 'addMissingDays' | 'daysBetween' | 'markers'
  >
}

/** The hours of the first and the last fixing of a day. */
const [FIRST_HOUR, LAST_HOUR] = ['10:00', '15:00']
const COUNTS_FOR = 7 * DAY_LENGTH

type PureGold = Pick<GoldFixing, 'at' | 'pure'>

/**
 * Records the central bank's gold prices as lines of their metals. The bank has only a buying price, used for both
 * sides.
 */
export async function openGoldFixings({ store, clock, log }: GoldFixingsParts) {
  const known = await store.lastMinutes('tcmb')
  const changes = createChanges()
  let newest = await newestPure(store, known, dayOf(clock.now()))

  /** A fixing more than a tenth from the last one may be a mistake, and all gold would be compared with it. */
  const note = ({ at, pure }: GoldFixing): void => {
    if (newest !== null && at <= newest.at) return
    if (newest !== null && at - newest.at <= COUNTS_FOR && Math.abs(pure - newest.pure) * 10 > newest.pure) {
      log.warn({ at, pure, before: newest.pure }, 'central bank gold price rejected')
      return
    }
    newest = { at, pure }
    changes.publish()
  }

  const daysOf = (fixing: GoldFixing) => rowsOf(fixing).map((row) => ({ ...row, day: dayOf(fixing.at) }))
  return {
    subscribe: changes.subscribe,
    /** The bank's last price of a gram of pure gold, and the time of the first fixing of its day. */
    newest: () => (newest === null ? undefined : { pure: newest.pure, at: instantOf(dayOf(newest.at), FIRST_HOUR) }),
    /** The newest recorded hour; null if there is none. */
    knownAt: known.reduce<number | null>((latest, { at }) => Math.max(latest ?? at, at), null),
    days: (from: Day, to: Day): Promise<Day[]> => goldDays(store, from, to),
    /** The first day that `history gold` asked for; null means a year. */
    async since(): Promise<Day | null> {
      const since = (await store.markers())['gold-since']
      return since === undefined ? null : dayOf(since)
    },
    /** Resolves after the fixing is stored, or after a failure is logged. */
    async onFixing(fixing: GoldFixing): Promise<void> {
      note(fixing)
      try {
        await store.saveMinutes(rowsOf(fixing).map((row) => ({ ...row, at: fixing.at })))
        await store.saveDays(daysOf(fixing))
      } catch (error) {
        log.error({ err: error }, 'central bank gold price not stored')
      }
    },
    /**
     * Stores the last fixing of a past day. It never replaces a fixing that was received on its day. Rejects if it
     * cannot be stored.
     */
    async onPastFixing(fixing: GoldFixing): Promise<void> {
      note(fixing)
      await store.addMissingDays(daysOf(fixing))
    },
  }
}

/** Returns the newest recorded price, from hours or else from the closes of days. */
async function newestPure(
  store: Pick<RateStore, 'daysBetween'>,
  hours: readonly { readonly code: string; readonly at: number; readonly buy: Rate }[],
  today: Day,
): Promise<PureGold | null> {
  const days = await store.daysBetween('tcmb', 'ALTIN', addDays(today, -7), addDays(today, -1))
  const all = [
    ...hours.filter(({ code }) => code === 'ALTIN').map(({ at, buy }) => ({ at, pure: buy })),
    ...days.map(({ day, buy }) => ({ at: instantOf(day, LAST_HOUR), pure: buy })),
  ]
  return all.reduce<PureGold | null>((last, each) => (last === null || each.at > last.at ? each : last), null)
}

/** Returns the days with the central bank's gold price, both ends included, oldest first. */
export async function goldDays(store: Pick<RateStore, 'daysBetween'>, from: Day, to: Day): Promise<Day[]> {
  return (await store.daysBetween('tcmb', 'ALTIN', from, to)).map(({ day }) => day)
}

function rowsOf({ standard, pure }: GoldFixing) {
  const source = 'tcmb'
  return [
    { code: 'KULCEALTIN', source, buy: standard, sell: standard } as const,
    { code: 'ALTIN', source, buy: pure, sell: pure } as const,
  ]
}
