import { type Day, dayOf } from '#domain/calendar.ts'
import { ok } from '#domain/result.ts'
import type { Zone } from '#domain/zone.ts'
import type { AskPast, Past } from './archive.ts'
import { FIRST_FIXING, FIXING_HOURS, type GoldFixing, type GoldFixings } from './gold-source.ts'

export interface PastFixing extends GoldFixing {
  readonly day: Day
}

/** Of a past day the last is enough; where that is missing or can't be read, it is the one before. */
export function goldPast(
  source: GoldFixings,
  zone: Zone,
  parts: Pick<Past<PastFixing>, 'wanted' | 'since' | 'known' | 'keep'>,
): Past<PastFixing> {
  const at =
    (hour: number): AskPast<PastFixing> =>
    async (day) => {
      const fixing = await source.of(day, hour)
      if (!fixing.ok) return fixing
      return ok(fixing.value === null ? [] : [{ ...fixing.value, day }])
    }
  return {
    name: 'gold',
    daysAtOnce: 1,
    questions: FIXING_HOURS.toReversed().map(at),
    begins: dayOf(FIRST_FIXING, zone),
    ...parts,
  }
}
