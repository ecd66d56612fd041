import { dayOf } from '#domain/calendar.ts'
import type { MetalCode } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import type { Clock, Log } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import type { GoldFixing } from '../upstream/door.ts'

export interface GoldFixingsRecord {
  /** Of the newest on record; null: none is. */
  readonly knownAt: number | null
  /** Resolves once it is stored, or was refused and said so. */
  readonly keep: (fixing: GoldFixing) => Promise<void>
}

export interface GoldFixingsParts {
  readonly store: Pick<RateStore, 'lastMinutes' | 'saveMinutes' | 'saveDays'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * The central bank's gold, written down as its line of the metals that it is of, hour by hour and as the last of each day. It has one
 * side, which stands for both here; whoever shows it says that it is the bank's buying price.
 */
export async function openGoldFixings({ store, clock, log }: GoldFixingsParts): Promise<GoldFixingsRecord> {
  const known = await store.lastMinutes('tcmb')
  return {
    knownAt: known.reduce<number | null>((newest, { at }) => Math.max(newest ?? at, at), null),
    async keep({ at, standard, pure }) {
      const rows = [rowOf('KULCEALTIN', standard), rowOf('ALTIN', pure)]
      const day = dayOf(at, clock.zone)
      try {
        await store.saveMinutes(rows.map((row) => ({ ...row, at })))
        await store.saveDays(rows.map((row) => ({ ...row, day })))
      } catch (error) {
        log.error({ err: error }, 'gold of the central bank not stored')
      }
    },
  }
}

function rowOf(code: MetalCode, side: Rate) {
  return { code, source: 'tcmb', buy: side, sell: side } as const
}
