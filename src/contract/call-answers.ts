import type { Day } from '#domain/calendar.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { parseRate, type Rate } from '#domain/rate.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFields } from './json.ts'

/** The previous closes by instrument. The page computes live changes from them. */
export type PreviousCloses = Readonly<Partial<Record<InstrumentId, Rate>>>

/** Reads the summary of `day`. A summary of another day is rejected, because its closes would give wrong changes. */
export function readPreviousCloses(
  body: unknown,
  selection: readonly Instrument[],
  day: Day,
): Result<PreviousCloses, 'not-a-summary' | 'of-another-day'> {
  if (!isFields(body) || body['status'] !== 'success' || !Array.isArray(body['summary'])) return fail('not-a-summary')
  if ((body['date'] ?? day) !== day) return fail('of-another-day')
  const closes: Partial<Record<InstrumentId, Rate>> = {}
  for (const { code, onceki_satis } of body['summary'].filter(isFields)) {
    const instrument = selection.find(({ id }) => id === code)
    const close = parseRate(onceki_satis)
    if (instrument !== undefined && close.ok) closes[instrument.id] = close.value
  }
  return ok(closes)
}
