import { type Day, dayOf } from '#domain/calendar.ts'
import type { Surroundings } from '../runtime/index.ts'
import type { MarkerStore, RateStore } from '../store/index.ts'
import type { GoldFixing } from '../upstream/index.ts'

interface GoldFixingsParts extends Surroundings {
  readonly store: Pick<
    RateStore & MarkerStore,
    'lastMinutes' | 'saveMinutes' | 'saveDays' | 'addMissingDays' | 'daysBetween' | 'markers'
  >
}

/** The central bank's gold as a line of its metals. It has one side, which stands for both: its buying price. */
export async function openGoldFixings({ store, clock, log }: GoldFixingsParts) {
  const known = await store.lastMinutes('tcmb')
  const daysOf = (fixing: GoldFixing) => rowsOf(fixing).map((row) => ({ ...row, day: dayOf(fixing.at, clock.zone) }))
  return {
    /** Of the newest hour on record; null: none is. */
    knownAt: known.reduce<number | null>((newest, { at }) => Math.max(newest ?? at, at), null),
    days: (from: Day, to: Day): Promise<Day[]> => goldDays(store, from, to),
    /** From when on it was asked for by `history gold`; null: a year is enough. */
    async since(): Promise<Day | null> {
      const since = (await store.markers())['gold-since']
      return since === undefined ? null : dayOf(since, clock.zone)
    },
    /** Resolves once it is stored, or was refused and that is logged. */
    async onFixing(fixing: GoldFixing): Promise<void> {
      try {
        await store.saveMinutes(rowsOf(fixing).map((row) => ({ ...row, at: fixing.at })))
        await store.saveDays(daysOf(fixing))
      } catch (error) {
        log.error({ err: error }, 'gold of the central bank not stored')
      }
    },
    /** The last of a past day, which never replaces what was received on it. Rejects when the store refuses it. */
    async onPastFixing(fixing: GoldFixing): Promise<void> {
      await store.addMissingDays(daysOf(fixing))
    },
  }
}

/** Days that have the central bank's gold; both ends included, oldest first. */
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
